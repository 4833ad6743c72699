import type { FilterCounts } from 'ssm-core';
import { errorText } from '../../provider/errorText.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { useFilterStrings } from './words/useFilterStrings.ts';

export interface FilterFootProps {
  readonly counts: FilterCounts | null;
  /** The search of the table. The counts ignore the search, and the foot says so. */
  readonly search: string;
  readonly left: number;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

export function FilterFoot({ counts, search, left, onRetry, onClear }: FilterFootProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const { filters, ui } = strings;
  const isFailed = counts?.status === 'unavailable' || counts?.status === 'timeout';

  function totalText(): string {
    if (counts === null) return '';
    const { count, total: ofAll, isOfList } = counts;
    if (isFailed) return filters.counts.unavailable;
    if (count === null || ofAll === null) return filters.counts.counting;
    const totalOf = isOfList ? filters.counts.totalListed : filters.counts.total;
    return totalOf(countText(count), countText(ofAll), count, ofAll);
  }

  const total = totalText();
  return (
    <div className="ssm-FilterDialog-foot">
      <div>
        <p
          className="ssm-FilterDialog-total"
          role="status"
          aria-live="off"
          aria-busy={counts?.status === 'counting' || undefined}
          data-part="Total"
        >
          {total}
        </p>
        {/* Announces the total only once it is counted. */}
        <Said text={isFailed || counts?.count === null ? '' : total} />
        {search !== '' && <p data-part="Search">{filters.counts.withoutSearch(search)}</p>}
        {isFailed && (
          <div className="ssm-FilterDialog-failure" data-part="Failure" role="alert">
            <p>{errorText(strings, counts.status === 'timeout' ? 'timeout' : undefined)}</p>
            <Button size="small" onPress={onRetry}>
              {ui.retry}
            </Button>
          </div>
        )}
        <p>{filters.left(left, countText(left))}</p>
      </div>
      <Button onPress={onClear}>{filters.clearAll}</Button>
    </div>
  );
}
