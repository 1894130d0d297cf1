import fc from "fast-check";
import { validByAnyRule, anyByAnyRule, reference } from "../../test/laws/arbitrary.js";
import { subjects } from "../../test/laws/subject.js";
import { createHash } from "node:crypto";
for(const s of subjects){ let u=process.cpuUsage().user; s.automaton(); const a=(process.cpuUsage().user-u)/1e6; u=process.cpuUsage().user;
 const v=validByAnyRule(s), b=anyByAnyRule(s), r=reference(s); const c=(process.cpuUsage().user-u)/1e6; u=process.cpuUsage().user;
 const h=createHash("md5"); for(const x of [v,b,r]) for(const t of fc.sample(x as any,{seed:1,numRuns:3000})) h.update(JSON.stringify(t));
 console.log(s.id,a,c,(process.cpuUsage().user-u)/1e6,h.digest("hex").slice(0,8)); }
