import { useId, useState } from 'react';
import type { Group, MeasureSummary } from 'ssm-core';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { MeasurePlot } from './MeasurePlot.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { useMeasureWords } from './useMeasureWords.ts';

export interface MeasureFigureProps {
  readonly summary: MeasureSummary;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
}

/** A measure of the panel against the catalogue: a plot, a sentence that says the same, and its numbers on demand. */
export function MeasureFigure({ summary, group, titleOf }: MeasureFigureProps) {
  const { summary: texts } = usePanelViewTexts();
  const words = useMeasureWords(summary, group);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = isOpen ? texts.hideTable : texts.showTable;
  const titleId = `${id}title`;
  return (
    <figure className="ssm-Panel-figure" data-part="Measure" aria-labelledby={titleId}>
      <figcaption id={titleId}>{titleOf(summary.key)}</figcaption>
      <MeasurePlot summary={summary} />
      <p>{words.sentence}</p>
      <button
        type="button"
        className="ssm-Button"
        data-variant="quiet"
        data-size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={texts.tableOf(label, words.name)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && <MeasureTable id={id} summary={summary} words={words} group={group} />}
    </figure>
  );
}
