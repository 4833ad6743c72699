import { createFilter, type Filter, type FilterPorts, type FilterStart } from 'ssm-core';
import type { Ssm } from '../../provider/useSsm.ts';
import { afterPaint, whenIdle } from '../../ui/hooks/whenIdle.ts';
import type { ToastStore } from '../../ui/toasts/toastStore.ts';
import { filterStringsOf } from './words/filterStrings.ts';

export interface OpenFilterOptions {
  readonly menu: Pick<FilterPorts, 'readMenu' | 'watchMenu' | 'onChange'>;
  /** Returns the search of the menu. Counts of filters ignore it. */
  readonly readSearch: () => string;
  readonly server: Pick<Ssm, 'client' | 'queryClient' | 'requestPath'>;
  readonly locale: string;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly readSsm: () => Ssm;
  /** The draft with which the dialog opens at once. Null starts with a closed dialog. */
  readonly first: FilterStart | null;
}

/** How long the notice with the match count is shown. Reading a count takes longer than reading a confirmation. */
const countMs = 7000;

export function openFilter({
  menu,
  readSearch,
  server: { client, queryClient, requestPath },
  locale,
  toasts,
  readSsm,
  first,
}: OpenFilterOptions): Filter {
  return createFilter(
    {
      ...menu,
      client,
      queryClient,
      requestPath,
      locale,
      afterPaint,
      whenIdle,
      onApplied(clauses) {
        const filterKeys = clauses.map(({ key }) => key);
        readSsm().track({ name: 'filter-apply', version: menu.readMenu().version, filterKeys });
      },
      onFound(count) {
        const { strings, countText } = readSsm();
        // Waits for the paint, so that the rows appear before the notice.
        afterPaint(() => {
          if (count === 0) toasts.show({ kind: 'error', text: strings.errors.noMatches });
          else {
            const search = readSearch().trim();
            const without = search && filterStringsOf(strings).filters.counts.withoutSearch(search);
            const text = `${strings.success.matchesFound(countText(count), count)} ${without}`.trim();
            toasts.show({ kind: 'success', text, timeoutMs: countMs });
          }
        });
      },
    },
    first,
  );
}
