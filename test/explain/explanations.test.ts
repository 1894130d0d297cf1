// The complete explanations of a table. test/README.md says how to write the table again.
import process from "node:process";
import { linesAbout, readExplanations, writeExplanations } from "./explanations.js";

if (process.env["EXPLANATIONS"] === "write") writeExplanations(readExplanations());

test.each(readExplanations().map((each) => [`${each.as}: ${JSON.stringify(each.input)}`, each] as const))(
  "%s",
  (_, { as, input, lines }) => {
    expect(linesAbout(as, input)).toEqual(lines);
  },
);
