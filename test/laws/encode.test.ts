// The laws of percent-encoding (RFC 3986 section 2).
import { laws } from "./encode.js";
import { testLaws } from "./law.js";

testLaws(laws);
