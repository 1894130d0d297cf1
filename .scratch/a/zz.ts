import { pegName } from "../../scripts/build/literate.js";
import { firstDifference, machineOf } from "../../test/conformance/machine.js";
import { everyRule, subjectOf } from "../../test/conformance/oracle.js";
const t:Record<string,number>={};
const m=<T>(k:string,f:()=>T):T=>{const s=process.cpuUsage().user;const r=f();t[k]=(t[k]??0)+(process.cpuUsage().user-s)/1e6;return r;};
let st=0,ms=0,big:any[]=[];
for(const [id,rule] of everyRule){
 const s=m("read",()=>subjectOf(id)); const a=m("automaton",()=>s.automaton); const p=m("peg",()=>s.peg);
 const mo=m("machineOf",()=>machineOf(a,rule)); const pm=m("peg.machine",()=>p.machine(pegName(rule)));
 const s0=process.cpuUsage().user;
 const d=m("firstDifference",()=>firstDifference(mo,pm)); if(d!==null) console.log(id,rule,d);
 st+=mo.next.length; ms+=pm.next.length; big.push([mo.next.length,mo.classes.length,pm.next.length,pm.classes.length,id,rule]);
}
console.log(t,st,ms); big.sort((a,b)=>b[2]-a[2]); console.log(big.slice(0,15).join("\n"));
