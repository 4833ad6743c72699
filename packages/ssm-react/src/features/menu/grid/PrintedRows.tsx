import type { RowNumbers } from 'ssm-core/engine';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { mostPrinted, usePrinting } from '../../../ui/hooks/usePrinting.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import { cellContent } from './row/cellContent.ts';
import type { Sheet } from './sheet.ts';

export interface PrintedRowsProps extends Pick<Sheet, 'table' | 'cellText' | 'texts'> {
  readonly result: RowNumbers;
  readonly columns: readonly LaidOutColumn[];
  readonly label: string;
  readonly search: string;
}

const mostUpright = 6;

/**
 * Prints all pages of a list. It renders nothing on screen. The header of the table repeats on every sheet of paper.
 */
export function PrintedRows(props: PrintedRowsProps) {
  return usePrinting() && <Printed {...props} />;
}

function Printed({ table, result, columns, label, search, ...given }: PrintedRowsProps) {
  const { strings, countText } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const rows = result.subarray(0, mostPrinted);
  const said = [
    notes.printedFrom(strings.version[table.version], table.revision),
    search.trim() === '' ? '' : notes.printedSearch(search.trim()),
    rows.length === result.length ? '' : notes.printedFirst(countText(rows.length), countText(result.length)),
  ].filter((text) => text !== '');
  return (
    <table
      className="ssm-Printed"
      data-part="Printed"
      data-wide={columns.length > mostUpright || undefined}
      aria-label={label}
    >
      <caption>{said.join(' ')}</caption>
      <thead>
        <tr>
          {columns.map(({ key, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              {given.texts.title(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from(rows, (row) => (
          <tr key={row}>
            {columns.map((column) => {
              const content = cellContent({ table, ...given }, row, column);
              return (
                <td key={column.key} data-kind={column.kind}>
                  {'text' in content ? content.text : ''}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
