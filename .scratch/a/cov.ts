import { pegName } from "../../scripts/build/literate.js";
import { compileStockParser } from "../../scripts/build/grammar.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { machineOf } from "../../test/conformance/machine.js";
import { everyRule, subjectOf,subjects, pegOf, oracleOf } from "../../test/conformance/oracle.js";
let n=0,d=0,m=0;
for(const [id,rule] of everyRule){ const o=oracleOf(subjectOf(id).automaton,rule,subjectOf(id).peg); let k=0; for(const t of o.strings())k++; n+=k; }
console.log("standards W",n,process.cpuUsage().user/1e6);
n=0;
for(const f of schemeFiles()){ const g=readScheme(f); const a=compileSchemeAutomaton(g); const p=pegOf(g); for(const r of new Set(g.schemes.values())){const o=oracleOf(a,r,p); let k=0; for(const t of o.strings())k++; n+=k; }}
console.log("schemes W",n,process.cpuUsage().user/1e6);
const u=process.cpuUsage().user; for(const s of subjects){compileStockParser(s.grammar);} const v=process.cpuUsage().user; for(const f of schemeFiles())compileStockParser(readScheme(f)); console.log("stock compile",(v-u)/1e6,(process.cpuUsage().user-v)/1e6);
