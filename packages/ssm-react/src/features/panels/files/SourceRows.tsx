import { useState } from 'react';
import type { PanelSource, PanelSourceRow, PanelSourceTexts, SourceColumn } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useChangesTexts } from '../changes/useChangeWords.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface SourceRowsProps {
  readonly id: string;
  readonly rows: readonly PanelSourceRow[];
  /**
   * Kind of the rows: proteins on which a rule decided, compared lists, moved, planned or changed reagents, or rows of an
   * imported list.
   */
  readonly kind: PanelSource['kind'];
  readonly name: string;
  readonly words: PanelSourceTexts;
}

/** Number of rows on a page. A list may have 20,000 rows. */
const rowsOnPage = 100;

const columnsOfList = [
  'sheet',
  'line',
  'raw',
  'edited',
  'status',
  'reason',
  'seqIds',
  'decision',
] as const satisfies readonly SourceColumn[];

const columnsOfRule = ['raw', 'seqIds', 'removed', 'decision'] as const satisfies readonly SourceColumn[];

const columnsOfUpdate = ['raw', 'reason', 'seqIds', 'removed', 'decision'] as const satisfies readonly SourceColumn[];

const columnsOfComparison = ['line', 'raw', 'count'] as const;

const columnsOfMove = [
  'line',
  'raw',
  'seqIds',
  'ccc',
  'scaleFactor',
  'decision',
] as const satisfies readonly SourceColumn[];

const columnsOfPlan = ['line', 'raw', 'decision'] as const satisfies readonly SourceColumn[];

type ShownColumn =
  | (typeof columnsOfList)[number]
  | (typeof columnsOfRule)[number]
  | (typeof columnsOfUpdate)[number]
  | (typeof columnsOfComparison)[number]
  | (typeof columnsOfMove)[number];

export function SourceRows({ id, rows, kind, name, words }: SourceRowsProps) {
  const { countText, strings } = useSsm();
  const figures = useFigures();
  const { sources: texts } = usePanelViewTexts();
  const ofChanges = useChangesTexts();
  const [page, setPage] = useState(0);
  const from = page * rowsOnPage;
  const shown = rows.slice(from, from + rowsOnPage);
  const shapes = {
    one_per_protein: { columns: columnsOfRule, titles: texts.ofProtein },
    comparison: { columns: columnsOfComparison, titles: texts.ofComparison },
    move: { columns: columnsOfMove, titles: texts.ofMove },
    plan: { columns: columnsOfPlan, titles: texts.ofPlan },
    catalogue_update: { columns: columnsOfUpdate, titles: ofChanges.ofSource },
    list: { columns: columnsOfList, titles: words.columns },
  };
  const { columns, titles }: { columns: readonly ShownColumn[]; titles: Partial<Record<ShownColumn, string>> } =
    shapes[kind ?? 'list'];

  function cellOf(row: PanelSourceRow, column: ShownColumn): string {
    switch (column) {
      case 'line':
        return countText(row.line);
      case 'count':
        return countText(row.count ?? 0);
      case 'ccc':
      case 'scaleFactor':
        return row[column] === undefined ? texts.unknown : figures.coefficient(row[column]);
      case 'edited':
        return row.edited ?? '';
      case 'status':
        return words.status(row.status);
      case 'reason':
        if (row.changes !== undefined) return words.changes(row.changes);
        return row.reason === null ? '' : words.reason(row.reason, row.count);
      case 'seqIds':
        return row.seqIds.join(strings.values.listSeparator);
      case 'removed':
        return (row.removed ?? []).join(strings.values.listSeparator);
      case 'decision':
        return words.decision(row, kind);
      default:
        return row[column];
    }
  }

  return (
    <div id={id} className="ssm-Panel-sourceRows">
      {/* Focusable, so that keys can scroll the region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div role="region" aria-label={texts.tableName(name)} tabIndex={0} data-part="Scroller">
        <table className="ssm-Panel-table" aria-label={texts.tableName(name)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {titles[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={from + index}>
                {columns.map((column) => (
                  <td key={column}>{cellOf(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > rowsOnPage && (
        <div className="ssm-Panel-paging">
          <Button size="small" isDisabled={page === 0} onPress={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <Button size="small" isDisabled={from + rowsOnPage >= rows.length} onPress={() => setPage(page + 1)}>
            {texts.next}
          </Button>
          <output>{texts.range(countText(from + 1), countText(from + shown.length), countText(rows.length))}</output>
        </div>
      )}
    </div>
  );
}
