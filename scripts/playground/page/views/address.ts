/**
 * Keeps the state in the address of the page and in the browser's history.
 *
 * @module
 */
import { copyText } from "../copy.js";
import { fromHash, nextEntry, toHash, type Entry, type State } from "../state.js";

/** The pause in typing after which the address is written, because browsers limit the number of changes per minute. */
const PAUSE = 250;

/** The pause in typing after which the input counts as finished. */
const LONG_PAUSE = 2000;

export interface Address {
  /** The state that the page was opened with. */
  readonly first: State;
  /** Writes a state after a pause in typing. */
  readonly note: (state: State) => void;
  /** Marks the input as finished, so that Back can restore it. */
  readonly finish: () => void;
}

/**
 * @param copy the button that copies the link
 * @param status the element for the result of copying
 * @param go is called with the state after Back, Forward or a new address
 */
export function addressView(copy: HTMLElement, status: HTMLElement, go: (state: State) => void): Address {
  const first = stateHere();
  let entry: Entry = { input: first.input, isFinished: true };
  let noted: State | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longPause: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(pause);
    if (!noted) return;
    const state = noted;
    noted = null;
    const hash = toHash(state);
    copy.toggleAttribute("disabled", hash === null);
    status.textContent = hash === null ? "This is too long for a link." : "";
    const next = nextEntry(entry, state.input);
    entry = next.entry;
    // A state that is too long for an address is stored in the entry itself.
    const method = next.isNew ? "pushState" : "replaceState";
    history[method](hash === null ? state : null, "", hash === null ? location.pathname + location.search : `#${hash}`);
  }

  function finish(): void {
    write();
    clearTimeout(longPause);
    entry = { ...entry, isFinished: true };
  }

  addEventListener("popstate", () => {
    clearTimeout(pause);
    clearTimeout(longPause);
    noted = null;
    const state = stateHere();
    entry = { input: state.input, isFinished: true };
    go(state);
  });
  copy.addEventListener("click", () => {
    finish();
    void copyText(location.href).then((isCopied) => {
      status.textContent = isCopied ? "The link is copied." : "The link is in the address bar.";
    });
  });

  return {
    first,
    finish,
    note(state) {
      noted = state;
      clearTimeout(pause);
      clearTimeout(longPause);
      pause = setTimeout(write, PAUSE);
      longPause = setTimeout(finish, LONG_PAUSE);
    },
  };
}

/** Returns the state of the current entry of the history. */
function stateHere(): State {
  return (history.state as State | null) ?? fromHash(location.hash);
}
