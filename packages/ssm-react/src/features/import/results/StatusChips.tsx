import type { ImportGroup, ImportReason, ImportStatus } from 'ssm-core';
import { groupOfStatus, importGroups } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface StatusChipsProps {
  readonly model: Pick<ImportModel, 'summary' | 'shown' | 'reasons' | 'showRows'>;
}

interface Counted<Key> {
  readonly key: Key;
  readonly count: number;
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** Shows the number of rows for each decision, and then for each status and reason. A pressed chip filters the rows. */
export function StatusChips({ model }: StatusChipsProps) {
  const texts = useImportTexts();
  const { summary, shown, reasons, showRows } = model;
  const { group, status } = shown;
  const statusesOf = (wanted: ImportGroup) => summary.counts.filter((each) => groupOfStatus[each.status] === wanted);
  const groups = importGroups.flatMap((key) => {
    const count = sumOf(statusesOf(key));
    return count === 0 ? [] : [{ key, count }];
  });
  const statuses = group === null ? [] : statusesOf(group);
  function showGroup(key: ImportGroup | null): void {
    const [only, ...others] = key === null ? [] : statusesOf(key);
    // The reasons of a status that is alone in its group are offered at once.
    const isAlone = only !== undefined && others.length === 0;
    showRows({ group: key, status: isAlone ? only.status : null, reason: null });
  }
  return (
    <div className="ssm-Import-chipRows" data-component="StatusChips">
      <ChipRow<ImportGroup>
        label={texts.filter}
        all={summary.rowCount}
        counted={groups}
        shown={group}
        nameOf={(key) => texts.groups[key]}
        onShow={showGroup}
      />
      {statuses.length > 1 && (
        <ChipRow<ImportStatus>
          label={texts.filterStatuses}
          all={sumOf(statuses)}
          counted={statuses.map((each) => ({ key: each.status, count: each.count }))}
          shown={status}
          nameOf={(key) => texts.statuses[key]}
          onShow={(key) => showRows({ group, status: key, reason: null })}
        />
      )}
      {reasons.length > 0 && (
        <ChipRow<ImportReason>
          label={texts.filterReasons}
          all={sumOf(reasons)}
          counted={reasons.map((each) => ({ key: each.reason, count: each.count }))}
          shown={shown.reason}
          nameOf={(key) => texts.reasonNames[key]}
          onShow={(reason) => showRows({ group, status, reason })}
        />
      )}
    </div>
  );
}

interface ChipRowProps<Key extends string> {
  readonly label: string;
  readonly all: number;
  readonly counted: readonly Counted<Key>[];
  readonly shown: Key | null;
  readonly nameOf: (key: Key) => string;
  readonly onShow: (key: Key | null) => void;
}

function ChipRow<Key extends string>({ label, all, counted, shown, nameOf, onShow }: ChipRowProps<Key>) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const chips: readonly Counted<Key | null>[] = [{ key: null, count: all }, ...counted];
  return (
    <div className="ssm-Import-row ssm-Import-chips" role="group" aria-label={label}>
      {chips.map(({ key, count }) => (
        <button
          key={key ?? 'all'}
          type="button"
          className="ssm-Import-chip"
          data-print="text"
          aria-pressed={key === shown}
          onClick={() => onShow(key)}
        >
          <span>{key === null ? texts.allRows : nameOf(key)}</span> <b>{countText(count)}</b>
        </button>
      ))}
    </div>
  );
}
