/** Menu views as the query of an address, and back. */
import { type MenuView, type ReadViewList, type Role, readMenuView, type ViewProblem, writeMenuView } from 'ssm-core';

interface ViewReading {
  readonly view: MenuView;
  readonly problems: readonly ViewProblem[];
}

export interface ViewMemory {
  /** What a query says; the same object for the query that was read or written last. */
  read(search: string): ViewReading;
  /** The query that says the view: empty, or beginning with `?`. */
  write(view: MenuView): string;
}

/**
 * Reads what it wrote as the very object it was given, so that a menu that hears its own change back
 * from the address has nothing to do. With a role, filters and lists that it may not use are named as problems.
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
      // An address cannot hold every text: of an unpaired surrogate it keeps a replacement.
      const reading = readAnew(search, () => view.list ?? undefined);
      const isSame = reading.view.search === view.search && writeMenuView(reading.view).toString() === parameters;
      if (isSame) last = { search, reading: { ...reading, view } };
      return search;
    },
  };
}

/** What is shown of what was read: while a list that the address names is looked up, what was shown before it stays. */
export function createShownView(): (read: MenuView | undefined) => MenuView | undefined {
  let shown: MenuView | undefined;
  return (read) => {
    shown = read ?? shown;
    return shown;
  };
}
