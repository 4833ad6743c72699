import { memo, type RefObject } from 'react';
import type { AssayVersion, Catalogue, Role } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { FilterFoot } from './FilterFoot.tsx';
import { FilterRows } from './rows/FilterRows.tsx';
import { focusBox } from './rows/rowFocus.ts';
import { useRowCounts } from './rows/useRowCounts.ts';
import type { FilterModel } from './useFilter.ts';
import { useFilterStrings } from './words/useFilterStrings.ts';

export interface FilterModalProps {
  /** Null once it is closed. */
  readonly model: FilterModel | null;
  /** The element around the rows. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly version: AssayVersion;
  readonly role: Role;
  /** The loaded menu, on which drafts are counted; without it the server counts. */
  readonly table?: Table | undefined;
  /** What the filters hold; until it is known every category is offered, without ranges and counts. */
  readonly catalogue?: Catalogue | undefined;
  /** SeqIds that the menu shows alone: drafts are counted among them. */
  readonly listed?: readonly string[] | undefined;
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

function OpenFilterModal({ model, version, role, table, catalogue, listed, frame }: OpenFilterModalProps) {
  const { filters } = useFilterStrings();
  const counts = useRowCounts({ version, rows: model.rows, table, total: catalogue?.total, listed });
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
      footer={<FilterFoot live={counts.live} isOfList={listed !== undefined} left={model.left} onClear={model.clear} />}
    >
      <FilterRows
        frame={frame}
        model={model}
        counts={counts}
        version={version}
        role={role}
        table={table}
        catalogue={catalogue}
      />
    </ModalDialog>
  );
}
