import type { ReactNode } from 'react';
import type { Bin, SummaryMeasure, SummaryPart } from 'ssm-core';
import { isSamePart } from 'ssm-core/internal';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { usePartWords } from './usePartWords.ts';

/** The part of a panel that the page lists, and the callback that changes it. */
export interface SummaryPartProps {
  /** The listed part. Null is the whole panel. */
  readonly part?: SummaryPart | null | undefined;
  /** Called with the part to list; null is the whole panel. Without the callback, counts are not buttons. */
  readonly onPart?: ((part: SummaryPart | null) => void) | undefined;
}

export interface PartButtonProps extends SummaryPartProps {
  readonly measure: SummaryMeasure;
  readonly bin: Bin | null;
  readonly count: number;
  readonly children?: ReactNode;
}

/** A button that lists only the reagents of one bar, or those without a value. A second press lists the whole panel. */
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

export interface PartChipProps {
  /** The name of the listed part. */
  readonly text: string;
  readonly onRemove: () => void;
}

export function PartChip({ text, onRemove }: PartChipProps) {
  const { summary: texts } = usePanelViewTexts();
  return (
    <div className="ssm-FilterChips" data-component="PartChip">
      <span className="ssm-FilterChip">
        <span className="ssm-Panel-chipText">{text}</span>
        <IconButton icon="close" size="small" label={texts.removePart(text)} onPress={onRemove} />
      </span>
    </div>
  );
}
