// Reads IANA's registry of URI schemes from grammar/registry.csv.

/** The status of a scheme, in the order of the module. */
const STATUSES = ["permanent", "provisional", "historical"];

const HEAD = "name,status,documents";
const NAME = /^[a-z][a-z0-9+.-]*$/;
const DOCUMENTS = /^(?:(?:RFC[1-9]\d*|https:\/\/[^\s,]+)(?: (?!$)|$))*$/;

/**
 * @param {string} text the file: a line for each scheme, in the order of the names, with its name, its status and its
 *   documents. A document is `RFC<number>` or an address; a space separates two documents
 * @param {string} source the path of the file, for messages
 * @returns {Record<string, string>} for each status, the schemes with this status, one per line: the name and the
 *   documents, separated by spaces
 * @throws {Error} with the line, if a line does not have this form, or if a name does not come after the one before it
 */
export function readRegistry(text, source) {
  const [head, ...lines] = text.replace(/\n$/, "").split("\n");
  /** @param {number} index @param {string} message */
  const fail = (index, message) => {
    throw new Error(`${source}:${String(index + 1)}: ${message}`);
  };
  if (head !== HEAD) fail(0, `the first line is not ${HEAD}`);
  let before = "";
  const schemes = lines.map((line, index) => {
    const [name = "", status = "", documents = "", ...more] = line.split(",");
    if (!NAME.test(name)) fail(index + 1, "the name is not a scheme in lower case");
    if (!STATUSES.includes(status)) fail(index + 1, `the status is not ${STATUSES.join(", ")}`);
    if (!DOCUMENTS.test(documents) || more.length > 0) fail(index + 1, "the documents are not RFCs or addresses");
    if (name <= before) fail(index + 1, `${name} must stand before ${before}`);
    before = name;
    return { status, line: documents === "" ? name : `${name} ${documents}` };
  });
  return Object.fromEntries(
    STATUSES.map((status) => [
      status,
      schemes
        .filter((each) => each.status === status)
        .map(({ line }) => line)
        .join("\n"),
    ]),
  );
}
