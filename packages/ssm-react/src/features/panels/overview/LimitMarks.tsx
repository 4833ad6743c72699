import type { ReactNode } from 'react';
import { columnDefinition } from 'ssm-core/engine';
import { type BeyondLimit, betterEnd, beyondLimits, type Limits, type ListReading } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

interface LimitMarksProps {
  readonly beyond: readonly BeyondLimit[];
}

/** Says in a row of the table which limits its reagent is beyond. */
function LimitMarks({ beyond }: LimitMarksProps) {
  const { cellText } = useSsm();
  const { overview: texts, summary } = usePanelViewTexts();
  const { edge } = useFigures();
  return beyond.map(({ measure, value, limit }) => {
    const unit = (text: string) => (columnDefinition(measure).unit === 'percent' ? summary.percent(text) : text);
    const sign = betterEnd(measure) === 'lowest' ? '>' : '<';
    // A value close to the limit is not rounded to the limit.
    const shown = cellText(measure, value) === cellText(measure, limit) ? edge(value) : cellText(measure, value);
    return (
      <span key={measure} className="ssm-Grid-tag ssm-Overview-mark">
        {texts.mark(texts.marks[measure], unit(shown), sign, unit(edge(limit)))}
      </span>
    );
  });
}

/** Returns the marks of rows. Returns undefined without limits, so that the table does not draw its rows again. */
export function limitMarks(
  reading: ListReading | undefined,
  limits: Limits,
): ((seqId: string) => ReactNode) | undefined {
  if (reading === undefined || Object.keys(limits).length === 0) return undefined;
  const beyondOf = beyondLimits(reading, limits);
  return (seqId) => {
    const beyond = beyondOf(seqId);
    return beyond.length === 0 ? undefined : <LimitMarks beyond={beyond} />;
  };
}
