// All laws of the standards, as in the tests of this folder, on more strings.
import { laws as any } from "./any.js";
import { laws as change } from "./change.js";
import { laws as compare } from "./compare.js";
import { laws as encode } from "./encode.js";
import { laws as encodeInvalid } from "./encode-invalid.js";
import { fillings, laws as interpolated } from "./interpolated.js";
import { diagnostics, trees, verdicts } from "./language.js";
import { MANY_TIMES, testLaws } from "./law.js";
import { laws as literal } from "./literal-laws.js";
import { laws as normalize } from "./normalize.js";
import { laws as recompose } from "./recompose.js";
import { laws as resolve } from "./resolve.js";

const books = {
  any,
  change,
  compare,
  encode,
  encodeInvalid,
  verdicts,
  trees,
  diagnostics,
  literal,
  normalize,
  recompose,
  resolve,
  interpolated,
};

describe.each(Object.entries(books))("%s", (_name, laws) => {
  testLaws(laws, MANY_TIMES);
});

// Each text has thousands of fillings, so fewer texts are tried.
describe("fillings", () => {
  testLaws(fillings, 1);
});
