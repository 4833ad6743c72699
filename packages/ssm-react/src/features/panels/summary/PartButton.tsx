import type { ReactNode } from 'react';
import type { Bin, SummaryMeasure } from 'ssm-core';
import { isSamePart } from 'ssm-core/internal';
import type { SummaryPartProps } from './SummaryPartProps.ts';
import { usePartWords } from './usePartWords.ts';

export interface PartButtonProps extends SummaryPartProps {
  readonly measure: SummaryMeasure;
  readonly bin: Bin | null;
  readonly count: number;
  readonly children?: ReactNode;
}

/** Lists only the reagents of one bar, or those without a value. A second press lists the whole panel. */
export function PartButton({ measure, bin, count, part = null, onPart, children }: PartButtonProps) {
  const words = usePartWords();
  const name = words.count(words.range(measure, bin), count);
  const own = { key: measure, bin };
  const isShown = isSamePart(part, own);
  return (
    <button
      data-print="text"
      type="button"
      className="ssm-Button ssm-Panel-part"
      data-variant="quiet"
      data-size="small"
      aria-pressed={isShown}
      aria-label={name}
      onClick={() => onPart?.(isShown ? null : own)}
    >
      {children ?? name}
    </button>
  );
}
