import type { ImportStatus, ImportSummary } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useImportTexts } from './useImportTexts.ts';

export interface StatusChipsProps {
  readonly summary: ImportSummary;
  /** Whose rows are shown; null for all. */
  readonly status: ImportStatus | null;
  readonly onShow: (status: ImportStatus | null) => void;
}

/** How many rows have which status; each shows its rows alone. */
export function StatusChips({ summary, status: shown, onShow }: StatusChipsProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const chips = [{ status: null, count: summary.rowCount }, ...summary.counts] as const;
  return (
    <div
      className="ssm-Import-row ssm-Import-chips"
      role="group"
      aria-label={texts.filter}
      data-component="StatusChips"
    >
      {chips.map(({ status, count }) => (
        <button
          key={status ?? 'all'}
          type="button"
          className="ssm-Import-chip"
          data-status={status ?? undefined}
          aria-pressed={status === shown}
          onClick={() => onShow(status)}
        >
          {status === null ? texts.allRows : texts.statuses[status]} <b>{countText(count)}</b>
        </button>
      ))}
    </div>
  );
}
