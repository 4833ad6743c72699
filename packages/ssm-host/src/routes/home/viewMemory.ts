import { type MenuView, type ReadViewList, type Role, readMenuView, type ViewProblem, writeMenuView } from 'ssm-core';

interface ViewReading {
  readonly view: MenuView;
  readonly problems: readonly ViewProblem[];
}

export interface ViewMemory {
  /** Parses a query. Returns the same object for the query that was read or written last. */
  read(search: string): ViewReading;
  write(view: MenuView): string;
}

/**
 * Converts views to queries and back. A view that was written is read as the same object, so that its own change
 * costs no render. With a role, filters and lists that the role may not use become problems.
 */
export function createViewMemory(role?: Role, readList?: ReadViewList): ViewMemory {
  let last: { readonly search: string; readonly reading: ViewReading } | undefined;

  function readAnew(search: string, lists: ReadViewList | undefined): ViewReading {
    const reading = readMenuView(new URLSearchParams(search), role, lists);
    last = { search, reading };
    return reading;
  }

  return {
    read: (search) => (last?.search === search ? last.reading : readAnew(search, readList)),
    write(view) {
      const parameters = writeMenuView(view).toString();
      const search = parameters === '' ? '' : `?${parameters}`;
      // Reads the query again, because an address replaces unpaired surrogates and the parsed view may therefore
      // differ.
      const reading = readAnew(search, () => view.list ?? undefined);
      const isSame = reading.view.search === view.search && writeMenuView(reading.view).toString() === parameters;
      if (isSame) last = { search, reading: { ...reading, view } };
      return search;
    },
  };
}

/** Returns a function that returns the previous view while the list in the address loads. */
export function createShownView(): (read: MenuView | undefined) => MenuView | undefined {
  let shown: MenuView | undefined;
  return (read) => {
    shown = read ?? shown;
    return shown;
  };
}

export type Movement = 'none' | 'replace' | 'push';

/**
 * Returns how a changed view enters the session history. Typing in the search box, which also resets the page number,
 * replaces the entry, so that Back does not undo single letters. A new version, sort, page or page size adds an
 * entry, which Back undoes. A correction, which the user did not request, replaces the entry too.
 */
export function movementOf(from: MenuView, to: MenuView, isCorrection = false): Movement {
  const [before, after] = [writeMenuView(from), writeMenuView(to)];
  if (before.toString() === after.toString()) return 'none';
  if (isCorrection) return 'replace';
  if (from.search === to.search) return 'push';
  for (const parameters of [before, after]) for (const typed of ['search', 'page']) parameters.delete(typed);
  return before.toString() === after.toString() ? 'replace' : 'push';
}
