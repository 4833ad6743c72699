/** What an import is told, and what it tells. */
import type { SatError } from '../api/error.ts';
import type { ImportedRow } from '../api/types.ts';
import type { SheetChange } from './read/import.sheets.ts';
import type { SeveralChoice } from './rows/import.decisions.ts';
import type { RowEdit } from './rows/import.edits.ts';
import type { ShownRows } from './rows/import.rows.ts';

export type ImportEvent =
  /** Chosen, dropped or pasted. */
  | { readonly type: 'files.choose'; readonly files: readonly File[] }
  /** Back to what was typed. */
  | { readonly type: 'file.drop' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'upload.ask' }
  | { readonly type: 'upload.stop' }
  /** Goes on with a list of an earlier opening. */
  | { readonly type: 'session.resume'; readonly digest: string }
  /** Null ticks all of the row, or none. */
  | { readonly type: 'candidate.toggle'; readonly row: number; readonly seqId: string | null }
  | { readonly type: 'rows.show'; readonly shown: ShownRows }
  /** Takes the only candidate of each row that is shown and undecided. */
  | { readonly type: 'rows.accept' }
  /** For the undecided rows that are shown, or for this one. */
  | { readonly type: 'several.choose'; readonly choice: SeveralChoice; readonly row: number | null }
  | { readonly type: 'spanning.take'; readonly takesSpanning: boolean }
  | { readonly type: 'work.undo' }
  | { readonly type: 'work.redo' }
  | { readonly type: 'cell.edit'; readonly row: number; readonly text: string }
  /** Gives up a cell that is being asked, or could not be. */
  | { readonly type: 'cell.leave'; readonly row: number }
  | { readonly type: 'row.answer'; readonly row: number; readonly edit: RowEdit }
  | { readonly type: 'row.fail'; readonly row: number; readonly error: SatError }
  | { readonly type: 'sheets.ask' }
  | { readonly type: 'sheets.leave' }
  | { readonly type: 'sheet.change'; readonly sheet: string; readonly change: SheetChange }
  | { readonly type: 'hidden.read'; readonly readsHidden: boolean }
  | { readonly type: 'sheets.read' }
  /** From the answer, or from a failure, back to the choice of a list, which is as it was. */
  | { readonly type: 'source.change' }
  /** Back to the answer that was left. */
  | { readonly type: 'results.show' }
  | { readonly type: 'items.take' }
  | { readonly type: 'import.cancel' };

export type ImportEmitted =
  | { readonly type: 'rows.answered'; readonly rows: readonly ImportedRow[]; readonly count: number }
  /** Of the whole list: its rows, or its sheets. */
  | { readonly type: 'call.failed'; readonly error: SatError }
  /** So many decisions and edits of an earlier answer no longer hold. */
  | { readonly type: 'work.dropped'; readonly count: number }
  | { readonly type: 'items.taken'; readonly seqIds: readonly string[] }
  | { readonly type: 'import.cancelled' };

export type RowAskerEvent =
  | { readonly type: 'ask'; readonly row: number; readonly original: ImportedRow; readonly text: string }
  | { readonly type: 'leave'; readonly row: number };

export interface RowAskerInput {
  readonly asks: readonly { readonly row: number; readonly original: ImportedRow; readonly text: string }[];
}
