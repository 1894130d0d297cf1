import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { machineOf, withCommonClasses } from "../../test/conformance/machine.js";
import { pegOf, subjects } from "../../test/conformance/oracle.js";
const n:any={};
const cnt=(k:string,mo:any,pm:any)=>{ const [x,y]=withCommonClasses(mo,pm); let e=0,t=0; const E=new Set();
 const pairs=new Map([[x.start*1e5+y.start,[x.start,y.start]]]); for(const [key,[a,b]] of pairs){ x.classes.forEach((_:any,s:number)=>{const p=x.next[a][s],q=y.next[b][s]; if(p!==0){t++;E.add(key+" "+p+" "+q)} if(!pairs.has(p*1e5+q))pairs.set(p*1e5+q,[p,q]);});}
 n[k]=(n[k]??0)+t; n[k+" edges"]=(n[k+" edges"]??0)+E.size; n[k+" states"]=(n[k+" states"]??0)+pairs.size;};
for(const f of schemeFiles()){ const g=readScheme(f); const names=g.rules.map(r=>r.name); const own=new Set(g.own.map(r=>r.name)); const tops=new Set(g.schemes.values());
 const a=compileSchemeAutomaton(g,names), p=pegOf(g);
 for(const rule of names) cnt(tops.has(rule)?"top":own.has(rule)?"own":"imported",machineOf(a,rule),p.machine(pegName(rule)));}
for(const s of subjects) for(const r of s.grammar.rules) cnt(s.id,machineOf(s.automaton,r.name),s.peg.machine(pegName(r.name)));
console.log(n);
