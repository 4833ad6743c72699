/** The filters of Home, which tell a person what they leave. */
import { type Clause, createFilter, type Filter, type Menu } from 'ssm-core';
import type { Ssm } from '../../provider/useSsm.ts';
import { afterPaint } from '../../ui/hooks/afterPaint.ts';
import type { ToastStore } from '../../ui/toasts/toastStore.ts';

export interface OpenFilterOptions {
  readonly menu: Menu;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** As it is now, for what is told later. */
  readonly readSsm: () => Ssm;
  /** The dialog is open at once, with a draft of these. */
  readonly first: readonly Clause[] | null;
}

/** A count is worth reading: longer than a confirmation. */
const countMs = 7000;

export function openFilter({ menu, toasts, readSsm, first }: OpenFilterOptions): Filter {
  return createFilter(
    {
      readApplied: () => menu.readView().filters,
      onChange: menu.applyFilters,
      onApplied(clauses) {
        const filterKeys = clauses.map(({ key }) => key);
        readSsm().track({ name: 'filter-apply', version: menu.readView().version, filterKeys });
      },
      watchFound: (listener) =>
        menu.subscribe(() => {
          const { filtered } = menu.getSnapshot();
          if (filtered !== null) listener(filtered.filters, filtered.count);
        }),
      onFound(count) {
        const { strings, countText } = readSsm();
        // The rows come first.
        afterPaint(() => {
          if (count === 0) toasts.show({ kind: 'error', text: strings.errors.noMatches });
          else
            toasts.show({ kind: 'success', text: strings.success.matchesFound(countText(count)), timeoutMs: countMs });
        });
      },
    },
    first,
  );
}
