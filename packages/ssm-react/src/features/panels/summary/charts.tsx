import { type ComponentType, type ReactNode, useId, useState } from 'react';
import type { Group, MeasureSummary, PanelStatistics } from 'ssm-core';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { MeasurePlot } from './MeasurePlot.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { PartButton, type SummaryPartProps } from './PartButton.tsx';
import { useMeasureWords } from './useMeasureWords.ts';
import { usePartWords } from './usePartWords.ts';

interface ChartFigureProps {
  readonly title: string;
  /** Value of `data-part`, for style sheets of a portal. */
  readonly part: string;
  readonly children: ReactNode;
}

/**
 * Frames a chart with its title. `DistributionChart` draws bars. Shapes with `data-of` (panel, catalogue or axis) take
 * the colours of charts, also in forced-colors mode.
 */
function ChartFigure({ title, part, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure className="ssm-Panel-figure" data-part={part} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
    </figure>
  );
}

export interface MeasureFigureProps extends SummaryPartProps {
  readonly summary: MeasureSummary;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
  /** Shows the quartiles and the sentence only together with the table. For narrow places. */
  readonly isBrief?: boolean | undefined;
  /** Content right below the plot. */
  readonly children?: ReactNode;
}

export function MeasureFigure(props: MeasureFigureProps) {
  const { summary, group, titleOf, isBrief = false, part = null, onPart, children } = props;
  const { summary: texts } = usePanelViewTexts();
  const words = useMeasureWords(summary, group);
  const partWords = usePartWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = isOpen ? texts.hideTable : texts.showTable;
  return (
    <ChartFigure title={titleOf(summary.key)} part="Measure">
      <MeasurePlot summary={summary} part={part} onPart={onPart} />
      {children}
      {(isOpen || !isBrief) && (
        <>
          {words.quartiles.map((text) => (
            <p key={text} className="ssm-Panel-hint">
              {text}
            </p>
          ))}
          <p>{words.sentence}</p>
        </>
      )}
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

export interface ChartProps extends SummaryPartProps {
  readonly summary: PanelStatistics;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
}

function Measures({ summary, ...props }: ChartProps) {
  const known = summary.measures.filter(({ catalogue }) => catalogue.known > 0);
  return known.map((measure) => <MeasureFigure key={measure.key} summary={measure} {...props} />);
}

export const charts: Readonly<Record<string, ComponentType<ChartProps>>> = { measures: Measures };
