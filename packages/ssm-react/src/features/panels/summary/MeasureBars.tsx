import { type KeyboardEvent, useRef, useState } from 'react';
import type { MeasureSummary, SummaryPart } from 'ssm-core';
import { isSamePart } from 'ssm-core/internal';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import type { SummaryPartProps } from './PartButton.tsx';
import { usePartWords } from './usePartWords.ts';

export interface MeasureBarsProps extends Required<SummaryPartProps> {
  readonly summary: MeasureSummary;
  /** Called with the index of the bar that has the focus; null when the focus leaves. */
  readonly onReach: (index: number | null) => void;
}

/** Maps a key to the index of the next button. Plots run from left to right in every language. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** Puts a button over each bar that has reagents of the panel. All buttons together are one Tab stop. */
export function MeasureBars({ summary: { key, bins }, part = null, onPart, onReach }: MeasureBarsProps) {
  const { summary: texts } = usePanelViewTexts();
  const words = usePartWords();
  const bars = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const filled = bins.filter((bin) => bin.panel > 0);
  const stop = Math.min(reached, filled.length - 1);

  function move(event: KeyboardEvent): void {
    const to = moves[event.key]?.(stop, filled.length - 1);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setReached(to);
    bars.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    // The focus is on a button, never on the toolbar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- see above
    <div
      ref={bars}
      className="ssm-Panel-bars"
      role="toolbar"
      aria-label={texts.barsOf(texts.measures[key])}
      onKeyDown={move}
    >
      {bins.map((bin, index) => {
        const { from, to } = bin;
        const place = filled.indexOf(bin);
        const id = from ?? 'below';
        if (place === -1) return <span key={id} />;
        const own: SummaryPart = { key, bin: { from, to } };
        const isShown = isSamePart(part ?? null, own);
        const name = words.count(words.range(key, bin), bin.panel);
        return (
          <button
            data-print="text"
            key={id}
            type="button"
            tabIndex={place === stop ? 0 : -1}
            aria-pressed={isShown}
            aria-label={name}
            onFocus={() => {
              setReached(place);
              onReach(index);
            }}
            onBlur={() => onReach(null)}
            onClick={() => onPart?.(isShown ? null : own)}
          />
        );
      })}
    </div>
  );
}
