import { Fragment, type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Analyte, AnalyteMeasure, AnalyteSheet, ColumnKey, MeasureOrder, Sort } from 'ssm-core';
import { bestValue, filledLines, isMeasure, reportedValue, sortReagents } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { useColumnModel } from '../../../ui/grid/columnModel.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { showFocused } from '../../../ui/hooks/useRestoredFocus.ts';
import { useWordOrder } from '../../../ui/hooks/useWordOrder.ts';
import { type OpenSheet, SheetLink } from '../SheetLink.tsx';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';
import { DerivedNote } from './MeasuresTable.tsx';

/** Renders actions for a reagent, such as a button that adds it. `ofProtein` are the SeqIds of all the rows. */
export type RenderChoice = (seqId: string, ofProtein: readonly string[]) => ReactNode;

export interface SharingReagentsProps {
  readonly sheet: AnalyteSheet;
  readonly open: OpenSheet;
  readonly renderChoice?: RenderChoice | undefined;
}

export interface SharingReagentsSectionProps extends SharingReagentsProps {
  /** The heading, to which the head of the sheet links. */
  readonly headingId: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

interface LineColumn {
  readonly key: ColumnKey;
  readonly best: MeasureOrder | null;
}

const names: readonly LineColumn[] = [
  { key: 'seqId', best: null },
  { key: 'targetName', best: null },
];

/** Maximum number of printed rows. The reagent of the sheet is always printed, and a line counts the omitted rows. */
const printed = 16;

/** Compares the reagents for a protein. There is no overall score, because what matters depends on the study. */
export function SharingReagents({ sheet, open, renderChoice, headingId, headingRef }: SharingReagentsSectionProps) {
  const { countText } = useSsm();
  const { reagents: texts } = useSheetTexts();
  const [sort, setSort] = useState<Sort | null>(null);
  const compareWords = useWordOrder();
  const analytes = useMemo(() => [sheet.analyte, ...sheet.reagents.map(({ analyte }) => analyte)], [sheet]);
  const all = useMemo(() => [...names, ...filledLines(analytes)], [analytes]);
  const shown = useMemo(() => all.map(({ key }) => key), [all]);
  const columns = useColumnModel({ all, shown, fixedCount: 1, sort });
  const ofProtein = analytes.map(({ seqId }) => seqId);
  const rows = sort === null ? analytes : sortReagents(analytes, sort, compareWords);
  const left = rows.slice(printed).filter((analyte) => analyte !== sheet.analyte).length;
  const best = new Map(columns.map((line) => [line.key, bestValue(analytes, line)]));

  function sortBy(key: ColumnKey): void {
    const isAscending = sort?.key === key && sort.direction === 'ascending';
    setSort({ key, direction: isAscending ? 'descending' : 'ascending' });
  }

  return (
    <section className="ssm-Sheet-group" data-part="SharingReagents" aria-labelledby={headingId}>
      <h2 ref={headingRef} id={headingId} tabIndex={-1}>
        {texts.title}
      </h2>
      {sheet.reagents.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="ssm-Sheet-meaning">{texts.hint}</p>
          {/* Keys reach what scrolls, and the focus inside scrolls it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
          <div
            className="ssm-Sheet-scroller"
            role="group"
            aria-labelledby={headingId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
            onFocus={showFocused}
          >
            <table className="ssm-Sheet-table" aria-label={texts.tableName}>
              <thead>
                <tr>
                  {columns.map(({ key, direction }) => (
                    <Fragment key={key}>
                      <LineHeader
                        column={key}
                        measure={sheet.measures.find(({ column }) => column === key)}
                        direction={direction}
                        onSort={sortBy}
                      />
                      {key === 'seqId' && renderChoice && (
                        <th scope="col" data-print="no">
                          <span className="ssm-VisuallyHidden">{texts.choice}</span>
                        </th>
                      )}
                    </Fragment>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((analyte, index) => (
                  <tr
                    key={analyte.seqId}
                    aria-current={analyte === sheet.analyte || undefined}
                    data-print={index >= printed && analyte !== sheet.analyte ? 'never' : undefined}
                  >
                    {columns.map((column) =>
                      column.key === 'seqId' ? (
                        <Fragment key={column.key}>
                          <th scope="row">
                            <ReagentName sheet={sheet} analyte={analyte} open={open} />
                          </th>
                          {renderChoice && <td data-print="no">{renderChoice(analyte.seqId, ofProtein)}</td>}
                        </Fragment>
                      ) : (
                        <LineCell key={column.key} analyte={analyte} column={column} best={best.get(column.key)} />
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {[...best.values()].some((value) => value !== null) && (
            <p className="ssm-Sheet-best">
              <span aria-hidden="true" />
              <span>{texts.legend}</span>
            </p>
          )}
          {left > 0 && <p data-print="only">{texts.left(left, countText(left))}</p>}
        </>
      )}
    </section>
  );
}

interface LineHeaderProps {
  readonly column: ColumnKey;
  readonly measure: AnalyteMeasure | undefined;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: (key: ColumnKey) => void;
}

function LineHeader({ column, measure, direction, onSort }: LineHeaderProps) {
  const { strings } = useSsm();
  return (
    <th scope="col" aria-sort={direction} data-kind={isMeasure(column) ? 'number' : undefined}>
      <button type="button" className="ssm-Sheet-sort" data-print="text" onClick={() => onSort(column)}>
        {columnStrings(strings, column).title}
      </button>
      <DerivedNote measure={measure} />
    </th>
  );
}

interface ReagentNameProps extends Pick<SharingReagentsProps, 'sheet' | 'open'> {
  readonly analyte: Analyte;
}

/** Shows the SeqId, what the reagent shares with the reagent of the sheet, and the genes that it spans. */
export function ReagentName({ sheet, analyte, open }: ReagentNameProps) {
  const { strings, countText } = useSsm();
  const texts = useSheetTexts();
  const shared = sheet.reagents.find((reagent) => reagent.analyte === analyte)?.sharedBy.values;
  const genes = analyte.entrezGeneName ?? [];
  const { listSeparator } = strings.values;
  return (
    <>
      {shared === undefined ? (
        <>
          <span translate="no">{analyte.seqId}</span> <small>{texts.reagents.thisOne}</small>
        </>
      ) : (
        <>
          <SheetLink seqId={analyte.seqId} version={sheet.version} open={open}>
            <span translate="no">{analyte.seqId}</span>
          </SheetLink>{' '}
          <small>{texts.reagents.sharedBy(shared.join(listSeparator))}</small>
        </>
      )}
      {genes.length > 1 && <small>{texts.severalGenes(countText(genes.length), genes.join(listSeparator))}</small>}
    </>
  );
}

interface LineCellProps {
  readonly analyte: Analyte;
  readonly column: LineColumn;
  readonly best: number | null | undefined;
}

function LineCell({ analyte, column: { key, best: end }, best }: LineCellProps) {
  const { reagents: texts } = useSheetTexts();
  const words = useSheetWords();
  const value = reportedValue(analyte, key);
  const isBest = end !== null && value !== null && value === best;
  return (
    <td
      data-kind={isMeasure(key) ? 'number' : undefined}
      data-missing={value === null || undefined}
      data-best={isBest || undefined}
    >
      <span translate={translateOf(key)}>{words.value(analyte, key)}</span>
      {isBest && <small>{texts[end]}</small>}
    </td>
  );
}
