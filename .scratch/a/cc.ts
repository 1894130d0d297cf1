import { pegName } from "../../scripts/build/literate.js";
import { compileStockParser } from "../../scripts/build/grammar.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { machineOf } from "../../test/conformance/machine.js";
import { transitionCover } from "../../test/conformance/cover.js";
import { loadStock } from "../../test/conformance/stock.js";
import { everyRule, subjectOf,subjects, pegOf, oracleOf,loadParser,verdictOf } from "../../test/conformance/oracle.js";
const t:Record<string,number>={};
const m=<T>(k:string,f:()=>T):T=>{const s=process.cpuUsage().user;const r=f();t[k]=(t[k]??0)+(process.cpuUsage().user-s)/1e6;return r;};
let n=0; const per:any={}; let nv=0,ntop=0,nvtop=0,top=false;
async function run(w:string,id:string,a:any,peg:any,rule:string,parser:any,stock:any){
 const mo=machineOf(a,rule), pm=m("peg",()=>peg.machine(pegName(rule)));
 const texts=m("cover",()=>[...transitionCover(mo,pm)]); n+=texts.length; per[id]=(per[id]??0)+texts.length;
 const o=oracleOf(a,rule); const v=verdictOf(parser,pegName(rule));
 m("oracle",()=>{for(const x of texts)o.accepts(x)});
 m("parse"+(top?"top":""),()=>{for(const x of texts)if(v(x)!==o.accepts(x))0});
 const val=texts.filter(x=>o.accepts(x)); nv+=val.length; if(top)ntop+=texts.length,nvtop+=val.length; m("stock"+(top?"top":""),()=>{for(const x of val)stock.parse(x,{startRule:pegName(rule),peg$library:true})});
 m("json",()=>{for(const x of val)JSON.stringify(parser.parse(x,{startRule:pegName(rule)}))});
}
for(const s of subjects){ const st=await loadStock(compileStockParser(s.grammar)); const p:any=await import(process.cwd()+"/generated/"+s.id+".parser.js"); for(const {name} of s.grammar.rules) await run("std",s.id,s.automaton,s.peg,name,p,st);}
console.log(n,nv,ntop,nvtop,t); n=0; for(const k in t)t[k]=0; for(const k in per)delete per[k];
for(const f of schemeFiles()){ const g=readScheme(f); const a=m("aut",()=>compileSchemeAutomaton(g,g.own.map(r=>r.name))); const p=m("peg",()=>pegOf(g)); const st=await loadStock(m("sc",()=>compileStockParser(g))); const ps:any=await import(process.cwd()+"/generated/scheme/"+f+".parser.js");
 for(const {name} of g.own) top=[...g.schemes.values()].includes(name), await run("s",f,a,p,name,ps,st);}
console.log(n,nv,ntop,nvtop,t);
