import { type ReactNode, useId } from 'react';
import type { AssayVersion, Group } from 'ssm-core';
import {
  isSameListPart,
  type LimitedMeasure,
  type Limits,
  type ListPart,
  type ListReading,
  limitedMeasures,
  listProblems,
  rowsOfPart,
} from 'ssm-core/internal';
import { useMeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { DilutionList } from '../summary/DilutionList.tsx';
import { useStatisticsSummary } from '../summary/StatisticsSummary.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { LimitFigure } from './LimitFigure.tsx';
import { useListWords } from './useListWords.ts';

export interface ListOverviewProps {
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The working list as the menu knows it. Undefined until the menu and its measures are loaded. */
  readonly reading: ListReading | undefined;
  /** Number of reagents of the list that the menu does not have. */
  readonly lostCount: number;
  /** Called when the user wants to see the reagents that the menu does not have. */
  readonly onShowLost: () => void;
  readonly limits: Limits;
  readonly onLimit: (measure: LimitedMeasure, limit: number | null) => void;
  /** The part that the table lists alone. Null is the whole list. */
  readonly part: ListPart | null;
  readonly onPart: (part: ListPart | null) => void;
  /** Further content, after the problems. */
  readonly children?: ReactNode;
}

/** Shows what a working list is made of, and which of its reagents need a decision. */
export function ListOverview(props: ListOverviewProps) {
  const { reading, children } = props;
  const { overview: texts, summary } = usePanelViewTexts();
  const titleId = useId();
  return (
    <section className="ssm-Overview ssm-Panel-summary" data-component="ListOverview" aria-labelledby={titleId}>
      <h2 id={titleId} className="ssm-Panel-title">
        {texts.title}
      </h2>
      {reading === undefined ? <Progress label={summary.loading} /> : <Reading {...props} reading={reading} />}
      {children}
    </section>
  );
}

interface ReadingProps extends ListOverviewProps {
  readonly reading: ListReading;
}

function Reading(props: ReadingProps) {
  const { reading, version, group, limits, onLimit, part, onPart } = props;
  const { strings } = useSsm();
  const { overview: texts, summary: summaryTexts } = usePanelViewTexts();
  const summary = useStatisticsSummary(reading.table, reading.seqIds);
  const titleOf = useMeasureTitle(version);
  const words = useListWords(version);
  const limitsId = useId();
  const measures = limitedMeasures.flatMap((measure) => {
    const own = summary?.measures.find(({ key }) => key === measure);
    return own ? [{ measure, own, isFilled: own.catalogue.known > 0 }] : [];
  });
  const absent = measures.filter(({ isFilled }) => !isFilled);
  return (
    <>
      <Counts reading={reading} />
      {summary === undefined ? (
        <Progress label={summaryTexts.loading} />
      ) : (
        <>
          <div data-part="Dilutions">
            <DilutionList
              dilutions={summary.dilutions}
              total={summary.found}
              group={group}
              part={part?.key === 'dilutionGroup' ? part : null}
              onPart={onPart}
              isStacked
            />
            <p className="ssm-Panel-hint">{texts.pressHint}</p>
          </div>
          <section className="ssm-Overview-section" data-part="Limits" aria-labelledby={limitsId}>
            <h3 id={limitsId}>{texts.limits}</h3>
            {absent.length < measures.length && <p className="ssm-Panel-hint">{texts.limitsHint}</p>}
            <div className="ssm-Panel-figures">
              {measures
                .filter(({ isFilled }) => isFilled)
                .map(({ measure, own }) => (
                  <LimitFigure
                    key={measure}
                    measure={measure}
                    summary={own}
                    group={group}
                    titleOf={titleOf}
                    words={words}
                    limit={limits[measure] ?? null}
                    onLimit={(limit) => onLimit(measure, limit)}
                    beyond={rowsOfPart(reading, { key: 'beyond', measure }, limits).length}
                    missing={rowsOfPart(reading, { key: measure, bin: null }, limits).length}
                  />
                ))}
            </div>
            {absent.length > 0 && (
              <p className="ssm-Panel-hint">
                {strings.menu.hiddenColumns(
                  absent.map(({ measure }) => columnStrings(strings, measure).title).join(strings.values.listSeparator),
                )}
              </p>
            )}
          </section>
        </>
      )}
      <Problems {...props} isAnyFilled={absent.length < measures.length} words={words} />
    </>
  );
}

function Counts({ reading: { rows, proteins } }: { readonly reading: ListReading }) {
  const { countText } = useSsm();
  const { overview: texts, summary } = usePanelViewTexts();
  const [distinct, spanning, unknown] = [proteins.reagents.size, proteins.spanning.length, proteins.unknown.length];
  return (
    <ul className="ssm-Overview-counts" data-part="Counts">
      <li>{texts.reagents(rows.length, countText(rows.length))}</li>
      <li>{summary.proteins(distinct, countText(distinct))}</li>
      {spanning > 0 && <li className="ssm-Panel-hint">{texts.spanning(spanning, countText(spanning))}</li>}
      {unknown > 0 && <li className="ssm-Panel-hint">{summary.withoutProtein(unknown, countText(unknown))}</li>}
    </ul>
  );
}

interface ProblemsProps extends ReadingProps {
  readonly words: ReturnType<typeof useListWords>;
  readonly isAnyFilled: boolean;
}

function Problems({ reading, lostCount, onShowLost, limits, part, onPart, words, isAnyFilled }: ProblemsProps) {
  const { countText } = useSsm();
  const { overview: texts, summary } = usePanelViewTexts();
  const titleId = useId();
  const problems = listProblems(reading, limits);
  const hasLimits = Object.keys(limits).length > 0;
  return (
    <section className="ssm-Overview-section" data-part="Problems" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.problems}</h3>
      {problems.length > 0 && <p className="ssm-Panel-hint">{texts.problemsHint}</p>}
      {problems.length === 0 && lostCount === 0 && <p>{texts.noProblems}</p>}
      <ul className="ssm-Overview-problems">
        {lostCount > 0 && (
          <li>
            <button type="button" data-print="text" onClick={onShowLost}>
              {summary.partCount(texts.lost, lostCount, countText(lostCount))}
            </button>
          </li>
        )}
        {problems.map(({ part: own, count }) => {
          const isShown = isSameListPart(part, own);
          return (
            <li key={own.key === 'beyond' ? `beyond ${own.measure}` : own.key}>
              <button
                type="button"
                data-print="text"
                aria-pressed={isShown}
                onClick={() => onPart(isShown ? null : own)}
              >
                {summary.partCount(words.part(own, limits), count, countText(count))}
              </button>
            </li>
          );
        })}
      </ul>
      {isAnyFilled && !hasLimits && <p className="ssm-Panel-hint">{texts.noLimits}</p>}
    </section>
  );
}
