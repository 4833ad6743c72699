import { useId, useState } from 'react';
import type { Group, MeasureSummary } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { betterEnd, type LimitedMeasure, limitScale, numberNotation, percentNotation } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { filters as filterTexts } from '../../../strings/en/filters.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { MeasureFigure } from '../summary/charts.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { LimitSlider } from './LimitSlider.tsx';
import type { ListWords } from './useListWords.ts';

export interface LimitFigureProps {
  readonly measure: LimitedMeasure;
  readonly summary: MeasureSummary;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
  readonly words: ListWords;
  readonly limit: number | null;
  readonly onLimit: (limit: number | null) => void;
  /** Number of reagents beyond the limit. */
  readonly beyond: number;
  /** Number of reagents without a value. */
  readonly missing: number;
}

interface Typed {
  readonly text: string;
  /** The limit that the text means. Null is no limit. */
  readonly limit: number | null;
}

/** The histogram of a measure, with a limit that the user drags, moves by keys, or types. */
export function LimitFigure(props: LimitFigureProps) {
  const { measure, summary, group, titleOf, words, limit, onLimit, beyond, missing } = props;
  const { locale, countText, strings } = useSsm();
  const { overview: texts, summary: summaryTexts } = usePanelViewTexts();
  const filters = useLateTexts('filters', filterTexts);
  const errorId = useId();
  const [typed, setTyped] = useState<Typed>();
  const isPercent = columnDefinition(measure).unit === 'percent';
  const notation = isPercent ? percentNotation(numberNotation(locale)) : numberNotation(locale);
  const best = betterEnd(measure);
  const scale = limitScale(summary.bins, best, summary.catalogue.quartiles);
  const name = summaryTexts.measures[measure];
  const label = texts.limitOf(name);
  // Keeps the text as typed until the limit changes in another way.
  const text = typed !== undefined && typed.limit === limit ? typed.text : limit === null ? '' : notation.write(limit);
  const isInvalid = text.trim() !== '' && limit === null;

  function type(next: string): void {
    const read = notation.read(next)?.number ?? null;
    const meant = read !== null && Number.isFinite(read) ? read : null;
    setTyped({ text: next, limit: meant });
    onLimit(meant);
  }

  function choose(next: number | null): void {
    setTyped(undefined);
    onLimit(next);
  }

  const told = [
    limit === null ? texts.none : texts.beyond(countText(beyond), words.limit(measure, limit), beyond),
    texts.notReported(countText(missing), missing),
  ].join(strings.values.listSeparator);
  return (
    <MeasureFigure summary={summary} group={group} titleOf={titleOf} isBrief>
      {scale !== null && (
        <LimitSlider
          scale={scale}
          bars={summary.bins.length}
          limit={limit}
          onLimit={choose}
          label={label}
          valueText={words.limit(measure, limit)}
          beyond={best === 'lowest' ? 'above' : 'below'}
        />
      )}
      <div className="ssm-Overview-limit" data-print="no">
        <span aria-hidden="true">{texts.limit}</span>
        <NumberField
          label={label}
          value={text}
          onChange={type}
          notation={notation}
          isInvalid={isInvalid}
          describedBy={isInvalid ? errorId : undefined}
          refusedText={filters.onlyNumbers}
          cleanedText={filters.numberKept}
          readText={filters.readAs}
        />
        {isPercent && <span aria-hidden="true">%</span>}
        {text !== '' && (
          <IconButton icon="close" size="small" label={texts.remove(name)} onPress={() => choose(null)} />
        )}
      </div>
      {isInvalid && (
        <p id={errorId} className="ssm-Overview-error">
          {texts.invalid}
        </p>
      )}
      <p className="ssm-Overview-told">
        <output>{told}</output>
      </p>
    </MeasureFigure>
  );
}
