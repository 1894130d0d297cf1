import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { firstDifference, machineOf } from "../../test/conformance/machine.js";
import { pegOf } from "../../test/conformance/oracle.js";
let st=0,ms=0,w=0,st2=0,ms2=0,w2=0,c1=0,c2=0;
for(const file of schemeFiles()){
 const g=readScheme(file); const tops=new Set(g.schemes.values());
 let u=process.cpuUsage().user;
 const names=g.own.map(r=>r.name);
 const peg=pegOf(g);
 let a; try{ a=compileSchemeAutomaton(g,names);}catch(e){console.log(file,(e as Error).message);}
 const at=compileSchemeAutomaton(g);
 const tc=(process.cpuUsage().user-u)/1e6;
 for(const n of names){ 
  if(tops.has(n)){ const mo=machineOf(at,n); const u=process.cpuUsage().user;const pm=peg.machine(pegName(n)); st+=mo.next.length; ms+=pm.next.length; w+=pm.next.length*pm.classes.length; c1+=(process.cpuUsage().user-u)/1e6; if(firstDifference(mo,pm)!==null) console.log("TOP",file,n);}
  if(!a) continue;
  const u=process.cpuUsage().user;
  try{const mo=machineOf(a,n); const pm=peg.machine(pegName(n)); st2+=mo.next.length; ms2+=pm.next.length; w2+=pm.next.length*pm.classes.length; const d=firstDifference(mo,pm); if(d!==null) console.log("DIFF",file,n,JSON.stringify(d));}catch(e){console.log(file,n,(e as Error).message)}
  c2+=(process.cpuUsage().user-u)/1e6;
 }
 console.log(file,names.length,tops.size,tc.toFixed(2), a?.next.length, at.next.length);
}
console.log({st,ms,w,c1,st2,ms2,w2,c2});
