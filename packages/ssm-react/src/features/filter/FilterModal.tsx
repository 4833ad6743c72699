import { memo, type RefObject } from 'react';
import type { AssayVersion, Catalogue, Filter, FilterCounts, Role } from 'ssm-core';
import { errorText } from '../../provider/FailureNotice.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { FilterRows } from './rows/FilterRows.tsx';
import { focusBox } from './rows/useRowFocus.ts';
import type { FilterModel } from './useFilter.ts';
import { useFilterStrings } from './words/filterStrings.ts';

export interface FilterModalProps {
  /** The controller of the filters: the applied filters and the draft. */
  readonly filter: Filter;
  /** State and actions of the open dialog; null while it is closed. */
  readonly model: FilterModel | null;
  /** Element around the rows. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The assay version, which decides which categories exist. */
  readonly version: AssayVersion;
  /** The role of the user, which decides which categories are offered. */
  readonly role: Role;
  /**
   * The catalogue, which knows the values of filters. While it is undefined, the dialog offers every category, but
   * without ranges and counts.
   */
  readonly catalogue?: Catalogue | undefined;
  /** The search of the table. It stays applied, but the counts in the dialog ignore it, and the dialog says so. */
  readonly search?: string | undefined;
}

/** Shows the dialog from its opening until Apply or Cancel. While the closed dialog is hidden, it does not render. */
export const FilterModal = memo(
  ({ model, ...modal }: FilterModalProps) => model && <OpenFilterModal {...modal} model={model} />,
  (_before, { model }) => model === null,
);

interface OpenFilterModalProps extends FilterModalProps {
  readonly model: FilterModel;
}

function OpenFilterModal({ filter, model, version, role, catalogue, search = '', frame }: OpenFilterModalProps) {
  const { filters } = useFilterStrings();
  function apply(): void {
    const refused = model.apply();
    if (refused !== null) focusBox(frame.current, refused.filterId, refused.box);
  }

  return (
    <ModalDialog
      title={filters.title}
      isOpen
      onClose={model.cancel}
      action={{ label: filters.apply, onAction: apply }}
      footer={
        <FilterFoot
          counts={model.counts}
          search={search.trim()}
          left={model.left}
          onRetry={model.retryCounts}
          onClear={model.clear}
        />
      }
    >
      <FilterRows frame={frame} filter={filter} model={model} version={version} role={role} catalogue={catalogue} />
    </ModalDialog>
  );
}

interface FilterFootProps {
  readonly counts: FilterCounts | null;
  /** The search of the table. The counts ignore the search, and the foot says so. */
  readonly search: string;
  readonly left: number;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

function FilterFoot({ counts, search, left, onRetry, onClear }: FilterFootProps) {
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
