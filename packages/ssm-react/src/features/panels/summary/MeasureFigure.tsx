import { useId, useState } from 'react';
import type { Group, MeasureSummary } from 'ssm-core';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { MeasurePlot } from './MeasurePlot.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { PartButton } from './PartButton.tsx';
import type { SummaryPartProps } from './SummaryPartProps.ts';
import { useMeasureWords } from './useMeasureWords.ts';
import { usePartWords } from './usePartWords.ts';

export interface MeasureFigureProps extends SummaryPartProps {
  readonly summary: MeasureSummary;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
}

export function MeasureFigure({ summary, group, titleOf, part = null, onPart }: MeasureFigureProps) {
  const { summary: texts } = usePanelViewTexts();
  const words = useMeasureWords(summary, group);
  const partWords = usePartWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = isOpen ? texts.hideTable : texts.showTable;
  return (
    <ChartFigure title={titleOf(summary.key)} part="Measure">
      <MeasurePlot summary={summary} part={part} onPart={onPart} />
      <p>{words.sentence}</p>
      {part?.key === summary.key && <p className="ssm-Panel-hint">{texts.partShown(partWords.part(part))}</p>}
      {onPart && summary.panel.missing > 0 && (
        <PartButton measure={summary.key} bin={null} count={summary.panel.missing} part={part} onPart={onPart} />
      )}
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
      {isOpen && <MeasureTable id={id} summary={summary} words={words} group={group} part={part} onPart={onPart} />}
    </ChartFigure>
  );
}
