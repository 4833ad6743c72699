import { suggestionsQuery } from '../../api/queries/filterQueries.ts';
import { type SatObserver, satObserver } from '../../api/queries/query.ts';
import type { AssayVersion, FilterKey, Suggestion } from '../../api/types.ts';
import { createShallowMemo, memoizeLast } from '../../memoize.ts';
import type { FilterBox, FilterDraftRow } from '../rows/filter.row.ts';
import { createDebouncedValue } from './debounced.value.ts';
import type { CountedMenu, CountPorts } from './filter.live.ts';
import { suggestionTerms } from './filter.suggest.ts';

/** Values of a filter that contain the text in its box; none for an empty box or after a failure. */
export interface BoxSuggestions {
  readonly suggestions: readonly Suggestion[];
  readonly isLoading: boolean;
}

/** Suggestions by row id, then by box. Only boxes that want suggestions are included. */
export type FilterSuggestions = ReadonlyMap<string, Readonly<Partial<Record<FilterBox, BoxSuggestions>>>>;

type SuggestedMenu = Pick<CountedMenu, 'version' | 'table'>;

export interface Suggesting {
  readonly want: (row: FilterDraftRow, box: FilterBox, isWanted: boolean) => void;
  readonly suggest: (menu: SuggestedMenu, rows: readonly FilterDraftRow[]) => FilterSuggestions;
  readonly end: () => void;
}

const askAfterMs = 160;

const none: readonly Suggestion[] = [];
const empty: BoxSuggestions = { suggestions: none, isLoading: false };
export const noSuggestions: FilterSuggestions = new Map();

function contains({ value, otherName = '' }: Suggestion, term: string): boolean {
  return [value, otherName].some((text) => text.toLowerCase().includes(term.toLowerCase()));
}

interface AskingBox {
  readonly suggest: (menu: SuggestedMenu, filterKey: FilterKey, term: string) => BoxSuggestions;
  readonly end: () => void;
}

function createAskingBox({ client, queryClient, requestPath }: CountPorts, onAnswer: () => void): AskingBox {
  const settling = createDebouncedValue('', askAfterMs, onAnswer);
  const queryOf = memoizeLast(
    (version: AssayVersion, field: FilterKey, term: string, isSettled: boolean, edition: string | undefined) => {
      const query = suggestionsQuery(client, { version, requestPath, edition, field, term });
      return { ...query, enabled: query.enabled && isSettled };
    },
  );
  const among = memoizeLast((suggestions: readonly Suggestion[], term: string) =>
    suggestions.filter((suggestion) => contains(suggestion, term)),
  );
  const keepSame = createShallowMemo<BoxSuggestions>();
  let observer: SatObserver<readonly Suggestion[]> | undefined;
  let stop = (): void => undefined;
  let last = none;
  return {
    suggest({ version, table }, filterKey, term) {
      const isSettled = settling.isSettled(term);
      const query = queryOf(version, filterKey, term, isSettled, table?.edition);
      if (observer === undefined) {
        observer = satObserver(queryClient, query);
        stop = observer.subscribe(onAnswer);
      } else observer.ask(query);
      const { data, isFetching } = observer.getResult();
      if (data !== undefined) last = data;
      if (term === '') return empty;
      return keepSame({
        // While the answer for a longer text is pending, the values in the last answer that match the longer text are
        // correct.
        suggestions: data ?? among(last, term),
        isLoading: data === undefined && (isFetching || !isSettled),
      });
    },
    end() {
      settling.end();
      stop();
      observer = undefined;
    },
  };
}

interface WantedBox extends AskingBox {
  readonly filterId: string;
  readonly box: FilterBox;
  readonly filterKey: FilterKey | null;
}

export function createSuggesting(ports: CountPorts, onAnswer: () => void): Suggesting {
  let wanted: readonly WantedBox[] = [];
  let kept = noSuggestions;
  let isAsking = false;

  function noteAnswer(): void {
    if (!isAsking) onAnswer();
  }

  function drop(isDropped: (entry: WantedBox) => boolean): void {
    for (const entry of wanted) if (isDropped(entry)) entry.end();
    wanted = wanted.filter((entry) => !isDropped(entry));
  }

  function isKept(next: FilterSuggestions): boolean {
    return (
      next.size === kept.size &&
      [...next].every(([filterId, { first, second }]) => {
        const before = kept.get(filterId);
        return before !== undefined && before.first === first && before.second === second;
      })
    );
  }

  return {
    want({ filterId, filterKey }, box, isWanted) {
      const isThis = (entry: WantedBox): boolean => entry.filterId === filterId && entry.box === box;
      if (wanted.some(isThis) === isWanted) return;
      if (isWanted) wanted = [...wanted, { filterId, box, filterKey, ...createAskingBox(ports, noteAnswer) }];
      else drop(isThis);
    },
    suggest(menu, rows) {
      isAsking = true;
      const rowOf = (entry: WantedBox) =>
        rows.find(({ filterId, filterKey }) => filterId === entry.filterId && filterKey === entry.filterKey);
      drop((entry) => rowOf(entry) === undefined);
      const next = new Map<string, Partial<Record<FilterBox, BoxSuggestions>>>();
      for (const entry of wanted) {
        const row = rowOf(entry);
        if (row === undefined || row.filterKey === null) continue;
        const own = entry.suggest(menu, row.filterKey, suggestionTerms(row)[entry.box]);
        next.set(entry.filterId, { ...next.get(entry.filterId), [entry.box]: own });
      }
      isAsking = false;
      if (!isKept(next)) kept = next;
      return kept;
    },
    end() {
      for (const { end } of wanted) end();
    },
  };
}
