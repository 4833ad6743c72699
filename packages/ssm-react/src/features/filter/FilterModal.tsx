import { memo, type RefObject } from 'react';
import type { AssayVersion, Catalogue, Filter, Role } from 'ssm-core';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { FilterFoot } from './FilterFoot.tsx';
import { FilterRows } from './rows/FilterRows.tsx';
import { focusBox } from './rows/useRowFocus.ts';
import type { FilterModel } from './useFilter.ts';
import { useFilterStrings } from './words/useFilterStrings.ts';

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
