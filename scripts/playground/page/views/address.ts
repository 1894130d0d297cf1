/**
 * The address of the page, which carries the state, and the browser's history of inputs.
 *
 * @module
 */
import { copyText } from "../copy.js";
import { fromHash, nextEntry, toHash, type Entry, type State } from "../state.js";

/** How long typing pauses until the address is written: browsers allow only so many changes a minute. */
const PAUSE = 250;

/** How long typing pauses until the input counts as finished. */
const LONG_PAUSE = 2000;

export interface Address {
  /** The state that the page was opened with. */
  readonly first: State;
  /** Writes a state, once typing has paused. */
  readonly note: (state: State) => void;
  /** Says that the input is finished: Back will lead to it. */
  readonly finish: () => void;
}

/**
 * @param copy the button that copies the link
 * @param status where it says what came of that
 * @param go what to do when Back, Forward or a new address lead to a state
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
    // What is too long for an address stands in the entry itself.
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

/** The state of the present entry of the history. */
function stateHere(): State {
  return (history.state as State | null) ?? fromHash(location.hash);
}
