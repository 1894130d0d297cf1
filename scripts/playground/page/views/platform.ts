/**
 * Shows the result of the browser's `URL` for the input.
 *
 * @module
 */
import { data, h } from "../dom.js";
import { platformReading } from "../platform.js";

export function platformView(host: HTMLElement): (input: string, base: string) => void {
  return (input, base) => {
    const reading = platformReading(input, base);
    if (reading === null) {
      host.replaceChildren(
        h("p", { class: "note" }, "URL was not asked: there is no URL here, or the host is too long for it."),
      );
      return;
    }
    const { href, isRelative, differences, sameAs } = reading;
    const from = isRelative ? "new URL(input, base)" : "new URL(input)";
    host.replaceChildren(
      h(
        "p",
        { class: href === null ? "reading invalid" : "reading valid" },
        h("code", {}, from),
        " ",
        h("span", { class: "verdict" }, href === null ? "refuses" : "accepts"),
        " ",
        href === null ? null : data(href, "result"),
      ),
      ...(sameAs === null ? [] : [h("p", { class: "note" }, `The result is the same as the ${sameAs}.`)]),
      ...(differences.length === 0
        ? []
        : [
            h("p", { class: "note" }, "It differs from RFC 3986:"),
            h("ul", { class: "differences" }, ...differences.map((each) => h("li", {}, each))),
          ]),
    );
  };
}
