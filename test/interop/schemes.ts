/** A validator of schemes, like those that integrations accept. */
import { diagnose, parse, type Diagnostic } from "../../src/index.js";
import type { ValidateURI } from "../../src/interop/standard-schema.js";

/** Requires a host in `http` and `https`, and advises against explicit ports. */
export const validate: ValidateURI = (input) => {
  const faults = diagnose(input, { rule: "URI" });
  if (faults.length > 0) return { ok: false, diagnostics: faults };
  const { scheme, authority } = parse(input, { rule: "URI" });
  if (!/^https?$/i.test(scheme.value)) return { ok: true, diagnostics: [] };
  const { host, port } = authority ?? {};
  const diagnostics: Diagnostic[] = [];
  const source = { rule: "authority", section: "4.2.1", url: "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1" };
  if (!host || host.start === host.end) {
    diagnostics.push({
      ...source,
      severity: "error",
      code: "http/empty-host",
      message: "An http URI has a host.",
      start: host?.start ?? scheme.end + 1,
      end: host?.start ?? scheme.end + 1,
    });
  }
  if (port) {
    const { start, end } = port;
    diagnostics.push({ ...source, severity: "info", code: "http/port", message: "A port is written out.", start, end });
  }
  return { ok: diagnostics.every(({ severity }) => severity !== "error"), diagnostics };
};
