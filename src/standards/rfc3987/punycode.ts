/**
 * The encoder of Punycode (RFC 3492), which checks what a function decodes.
 *
 * @module
 */

/** The parameters of section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Encodes a label (section 6.3). The time is quadratic, so the label must be short.
 *
 * @param label a label without lone surrogates
 * @returns what stands behind "xn--"
 */
export function punycodeOf(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) as number);
  const basic = points.filter((point) => point < INITIAL_N);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? "-" : "");
  let [done, least, delta, bias] = [basic.length, INITIAL_N, 0, INITIAL_BIAS];
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= least));
    delta += (next - least) * (done + 1);
    for (const point of points) {
      if (point < next) delta++;
      if (point !== next) continue;
      output += integerOf(delta, bias);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done++;
    }
    delta++;
    least = next + 1;
  }
  return output;
}

/** Writes a number as a generalized variable-length integer (section 3.3). */
function integerOf(value: number, bias: number): string {
  let text = "";
  let rest = value;
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(Math.max(place - bias, T_MIN), T_MAX);
    if (rest < threshold) return text + DIGITS.charAt(rest);
    text += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** Adapts the bias (section 3.4). */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
