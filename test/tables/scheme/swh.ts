// SWHID Specification v1.2, clauses 4 to 6.
import type { SchemeTables } from "../../schemes/table.js";

const content = "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b";
const origin = "origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git";
const visit = "visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9";
const anchor = "anchor=swh:1:rev:2db189928c94d62a3b4757b3eec68f0a4d4113f0";
const path = "path=/Examples/SimpleFarm/simplefarm.ml";

export const tables: SchemeTables = {
  swh: {
    valid: [
      content,
      content.replace("swh", "SWH"),
      content.replace("cnt", "snp"),
      `${content};lines=1`,
      `${content};bytes=1-2;${origin}`,
      `${content};origin=https://example.org/a%3Bb?c=d:e@f`,
      `${content};path=/`,
      `${content};path=/a/../b//;lines=0`,
      `${content}#f`,
      `${content};${path};${anchor.replace("rev", "dir")}`,
      `${content};${path};${anchor.replace("rev", "rel")}`,
      `${content};${path};${anchor.replace("rev", "snp").replace("swh", "SWH")}`,
    ],
    invalid: [
      "swh:",
      "swh:1:cnt",
      content.replace("1", "2"),
      content.replace("cnt", "ori"),
      content.replace("cnt", "CNT"),
      content.replace("4d", "4D"),
      content.slice(0, -1),
      `${content}0`,
      `${content};`,
      `${content};lines=a`,
      `${content};origin=/a`,
      `${content};path=//a`,
      `${content};lines=1;bytes=1`,
      `${content};${origin};${visit.replace("snp", "cnt")}`,
      `${content};${origin};${visit.replace("snp", "rev")}`,
      `${content};${path};${anchor.replace("rev", "cnt")}`,
      `${content};${origin};${origin}`,
      `${content};lines=1;lines=2`,
    ],
    advised: [`${content};${visit}`, `${content};${anchor}`, `${content.replace("cnt", "dir")};lines=1`],
    examples: [
      "swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2",
      "swh:1:dir:d198bc9d7a6bcf6db04f476d29314f157507d505",
      "swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d",
      "swh:1:rel:22ece559cc7cc2364edc5e5593d63ae8bd229f9f",
      "swh:1:snp:c7c108084bc0bf3d81436bf980b46e98bd338453",
      `${content};lines=9-15`,
      `${content};bytes=154-315`,
      `${content};${origin}`,
      `${content};${origin};${visit}`,
      `${content};${origin};${visit};${anchor};${path}`,
      `${content};${origin};${visit};${anchor};${path};lines=9-15`,
    ],
    normal: [
      [content.replace("swh", "SWH"), content],
      [`${content};${origin};${visit.replace("swh", "SWH")}`, `${content};${origin};${visit}`],
      [`${content};path=/%61/../b`, `${content};path=/a/../b`],
    ],
    equivalent: [[`${content};lines=9-15;${origin}`, `${content};${origin};lines=9-15`]],
    different: [
      [content, `${content};lines=1`],
      [`${content};lines=1`, `${content};lines=2`],
    ],
    fixed: [[content.replace("cnt", "CNT"), content]],
  },
};
