import type { ColumnsModel } from './useColumns.ts';
import { useSelectColumnsTexts } from './useSelectColumnsTexts.ts';

export interface TallButtonProps {
  readonly columns: Pick<ColumnsModel, 'isTall' | 'makeTall'>;
}

export function TallButton({ columns: { isTall, makeTall } }: TallButtonProps) {
  const { tall } = useSelectColumnsTexts();
  return (
    <button
      type="button"
      className="ssm-IconButton ssm-TallButton"
      data-component="TallButton"
      data-size="medium"
      aria-pressed={isTall}
      aria-label={tall}
      title={tall}
      onClick={() => makeTall(!isTall)}
    >
      {/* Only this lazy-loaded button uses this icon. */}
      <svg className="ssm-Icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M3 2h10M3 14h10M8 4.5v7M5.5 7 8 4.5 10.5 7M5.5 9 8 11.5 10.5 9" />
      </svg>
    </button>
  );
}
