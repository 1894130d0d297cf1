// Long inputs. long.prove.ts has inputs of 10 MB.
import { testLong } from "./long.js";

testLong(100_000);
