import { useId, useMemo } from 'react';
import type {
  AssayVersion,
  Catalogue,
  DraftRow,
  Filter,
  FilterBox,
  FilterCounts,
  FilterKey,
  Role,
  RowCount,
} from 'ssm-core';
import { findFilter } from 'ssm-core/engine';
import { derivationOf, offeredCategories } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { createNumberText, derivedText } from '../../../strings/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { ValueEditor } from '../editors/ValueEditor.tsx';
import { filterLabel, filterTip, useFilterStrings } from '../words/filterStrings.ts';
import { RowNotes, RowProblems } from './RowNotes.tsx';
import { type RowHint, rowHint } from './rowHint.ts';
import { useShownProblems } from './useShownProblems.ts';

export interface FilterRowProps {
  readonly filter: Filter;
  readonly row: DraftRow;
  readonly number: number;
  readonly version: AssayVersion;
  readonly role: Role;
  readonly catalogue: Catalogue | undefined;
  readonly count: RowCount | undefined;
  readonly countStatus: FilterCounts['status'];
  readonly wasRefused: boolean;
  readonly onRemove: () => void;
}

function notesOf(id: string, wrongBox: FilterBox | undefined, hint: RowHint | undefined): string | undefined {
  const ids = [...(wrongBox === undefined ? [] : [`${id}-${wrongBox}`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

export function FilterRow(props: FilterRowProps) {
  const { filter, row, number, version, role, catalogue, count, countStatus, wasRefused } = props;
  const { locale, countText } = useSsm();
  const strings = useFilterStrings();
  const { filters } = strings;
  const numberText = useMemo(() => createNumberText(locale), [locale]);
  const notesId = useId();
  const { problems, handlers } = useShownProblems(row, wasRefused);
  const { filterKey } = row;
  const facts = catalogue?.filters.find(({ key }) => key === filterKey);
  const [columnKey] = (filterKey && findFilter(filterKey)?.columns) ?? [];
  const derivation = derivationOf(catalogue?.columns.find(({ key }) => key === columnKey));
  const hint = rowHint(row, facts, strings, numberText, derivation && derivedText(strings, derivation));
  const shownNumber = countText(number);
  return (
    <div
      role="group"
      className="ssm-FilterRow"
      data-component="FilterRow"
      data-filter-id={row.filterId}
      aria-label={filters.row(shownNumber)}
    >
      <div data-part="Category">
        <CategorySelect
          version={version}
          role={role}
          catalogue={catalogue}
          value={filterKey}
          onChange={(key) => filter.chooseCategory(row.filterId, key)}
        />
      </div>
      <div className="ssm-FilterRow-value" data-part="Value" {...handlers}>
        {filterKey !== null && (
          <>
            <ValueEditor
              filter={filter}
              filterId={row.filterId}
              filterKey={filterKey}
              value={row.value}
              onChange={(value) => filter.changeValue(row.filterId, value)}
              facts={facts}
              box={(box) => {
                const isInvalid = problems.some((problem) => problem.box === box);
                return { isInvalid, describedBy: notesOf(notesId, isInvalid ? box : undefined, hint) };
              }}
            />
            <RowProblems id={notesId} problems={problems} isLive={!wasRefused} />
            <RowNotes hintId={`${notesId}-hint`} hint={hint} row={count} status={countStatus} isFirst={number === 1} />
          </>
        )}
      </div>
      <div data-part="Remove">
        <IconButton icon="close" label={filters.remove(shownNumber)} onPress={props.onRemove} />
      </div>
    </div>
  );
}

interface CategorySelectProps {
  readonly version: AssayVersion;
  readonly role: Role;
  readonly catalogue: Catalogue | undefined;
  readonly value: FilterKey | null;
  readonly onChange: (key: FilterKey) => void;
}

const maximumHeight = 240;

/**
 * Selects a category of filters. Offers the categories of the version, role and catalogue, in groups and with
 * tooltips.
 */
function CategorySelect({ version, role, catalogue, value, onChange }: CategorySelectProps) {
  const strings = useFilterStrings();
  const { filters } = strings;
  const known = catalogue?.filters;
  const groups = useMemo(
    () =>
      offeredCategories({ version, role, filters: known, chosen: value }).map(({ group, keys }) => ({
        id: group,
        title: filters.groups[group],
        options: keys.map((key) => ({ id: key, label: filterLabel(key, strings), tip: filterTip(key, strings) })),
      })),
    [version, role, known, value, filters, strings],
  );
  return (
    <GroupedSelect
      label={filters.category}
      placeholder={filters.chooseCategory}
      groups={groups}
      value={value}
      onChange={(id) => onChange(id as FilterKey)}
      maximumHeight={maximumHeight}
    />
  );
}
