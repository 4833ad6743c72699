import type { ImportReason, ImportStatus } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface StatusChipsProps {
  readonly model: Pick<ImportModel, 'summary' | 'shown' | 'reasons' | 'showRows'>;
}

/** Shows the number of rows for each status, and for each reason of a status. A pressed chip filters the rows. */
export function StatusChips({ model }: StatusChipsProps) {
  const texts = useImportTexts();
  const { summary, shown, reasons, showRows } = model;
  const statuses: readonly { readonly status: ImportStatus | null; readonly count: number }[] = [
    { status: null, count: summary.rowCount },
    ...summary.counts,
  ];
  const ofReasons: readonly { readonly reason: ImportReason | null; readonly count: number }[] = [
    { reason: null, count: reasons.reduce((sum, { count }) => sum + count, 0) },
    ...reasons,
  ];
  return (
    <div className="ssm-Import-chipRows" data-component="StatusChips">
      <div className="ssm-Import-row ssm-Import-chips" role="group" aria-label={texts.filter}>
        {statuses.map(({ status, count }) => (
          <Chip
            key={status ?? 'all'}
            name={status === null ? texts.allRows : texts.statuses[status]}
            count={count}
            isShown={status === shown.status}
            onShow={() => showRows({ status, reason: null })}
          />
        ))}
      </div>
      {reasons.length > 0 && (
        <div className="ssm-Import-row ssm-Import-chips" role="group" aria-label={texts.filterReasons}>
          {ofReasons.map(({ reason, count }) => (
            <Chip
              key={reason ?? 'all'}
              name={reason === null ? texts.allRows : texts.reasonNames[reason]}
              count={count}
              isShown={reason === shown.reason}
              onShow={() => showRows({ status: shown.status, reason })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Chip({ name, count, isShown, onShow }: ChipProps) {
  const { countText } = useSsm();
  return (
    <button type="button" className="ssm-Import-chip" data-print="text" aria-pressed={isShown} onClick={onShow}>
      <span>{name}</span> <b>{countText(count)}</b>
    </button>
  );
}
