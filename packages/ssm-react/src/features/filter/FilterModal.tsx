import { memo, type RefObject } from 'react';
import type { AssayVersion, Catalogue, Filter, Role } from 'ssm-core';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { FilterFoot } from './FilterFoot.tsx';
import { FilterRows } from './rows/FilterRows.tsx';
import { focusBox } from './rows/rowFocus.ts';
import type { FilterModel } from './useFilter.ts';
import { useFilterStrings } from './words/useFilterStrings.ts';

export interface FilterModalProps {
  /** The controller of the filters: what is applied, and the draft. */
  readonly filter: Filter;
  /** Null once it is closed. */
  readonly model: FilterModel | null;
  /** The element around the rows. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Decides which categories there are. */
  readonly version: AssayVersion;
  /** Decides which categories are offered. */
  readonly role: Role;
  /** What the filters hold; until it is known every category is offered, without ranges and counts. */
  readonly catalogue?: Catalogue | undefined;
  /** The search of the table. It stays on, and no count of the dialog is with it, which the dialog says. */
  readonly search?: string | undefined;
}

/**
 * One opening of the filters dialog, from a draft of the applied filters until it is applied or cancelled. Once it
 * is closed it stays as it was: nobody sees it.
 */
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
