// Reads IANA's registry of URI schemes from grammar/registry.csv.

/** The status of a scheme, in the order of the module. */
const STATUSES = ["permanent", "provisional", "historical"];

/** The last column is the date of a registration after that of the list. */
const HEAD = /^name,status,documents,after (\d{4}-\d\d-\d\d)$/;
const DATE = /^(?:\d{4}(?:-\d\d-\d\d)?)?$/;
const NAME = /^[a-z][a-z0-9+.-]*$/;
const DOCUMENTS = /^(?:(?:RFC[1-9]\d*|https:\/\/[^\s,]+)(?: (?!$)|$))*$/;

/**
 * @param {string} text the file: a line for each scheme, in the order of the names, with its name, its status, its
 *   documents and the date of its registration, if that is later than the list. A document is `RFC<number>` or an address; a
 *   space separates two documents
 * @param {string} source the path of the file, for messages
 * @returns {{ date: string, registered: Record<string, string> }} the date of the list; for each status, the schemes with
 *   this status, one per line: the name, the documents and "@" with a date, separated by spaces
 * @throws {Error} with the line, if a line does not have this form, or if a name does not come after the one before it
 */
export function readRegistry(text, source) {
  const [head, ...lines] = text.replace(/\n$/, "").split("\n");
  /** @param {number} index @param {string} message @returns {never} */
  const fail = (index, message) => {
    throw new Error(`${source}:${String(index + 1)}: ${message}`);
  };
  const date = HEAD.exec(head ?? "")?.[1];
  if (date === undefined) return fail(0, "the first line is not name,status,documents,after <date>");
  let before = "";
  const schemes = lines.map((line, index) => {
    const [name = "", status = "", documents = "", since = "", ...more] = line.split(",");
    if (!NAME.test(name)) fail(index + 1, "the name is not a scheme in lower case");
    if (!STATUSES.includes(status)) fail(index + 1, `the status is not ${STATUSES.join(", ")}`);
    if (!DOCUMENTS.test(documents)) fail(index + 1, "the documents are not RFCs or addresses");
    if (!DATE.test(since) || more.length > 0) fail(index + 1, "the date is not that of a registration");
    if (name <= before) fail(index + 1, `${name} must stand before ${before}`);
    before = name;
    return { status, line: [name, documents, since && `@${since}`].filter((each) => each !== "").join(" ") };
  });
  /** @type {[string, string][]} */
  const registered = STATUSES.map((status) => {
    const own = schemes.filter((each) => each.status === status);
    return [status, own.map(({ line }) => line).join("\n")];
  });
  return { date, registered: Object.fromEntries(registered) };
}
