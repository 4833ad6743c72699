/** Filters of the provider's server, which tell a person what they leave. */
import { createFilter, type Filter, type FilterPorts, type FilterStart } from 'ssm-core';
import type { Ssm } from '../../provider/useSsm.ts';
import { afterPaint } from '../../ui/hooks/afterPaint.ts';
import { whenIdle } from '../../ui/hooks/idle.ts';
import type { ToastStore } from '../../ui/toasts/toastStore.ts';
import { filterStringsOf } from './words/useFilterStrings.ts';

export interface OpenFilterOptions {
  /** The menu that they are of. */
  readonly menu: Pick<FilterPorts, 'readMenu' | 'watchMenu' | 'onChange'>;
  /** The search of the menu, which no count of filters is with. */
  readonly readSearch: () => string;
  /** Where the menu is asked for. */
  readonly server: Pick<Ssm, 'client' | 'queryClient' | 'requestPath'>;
  /** The language that numbers are typed in. */
  readonly locale: string;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** As it is now, for what is told later. */
  readonly readSsm: () => Ssm;
  /** The dialog is open at once, with this. */
  readonly first: FilterStart | null;
}

/** A count is worth reading: longer than a confirmation. */
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
        // The rows come first.
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
