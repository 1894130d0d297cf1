// relative-to-absolute-iri.
import { resolve } from "relative-to-absolute-iri";
import { drive } from "./driver.js";

await drive({ resolve: ({ base, reference }) => resolve(reference, base) });
