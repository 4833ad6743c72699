import type { SatError } from '../api/error.ts';
import type { ImportedRow } from '../api/types.ts';
import type { SheetChange } from './read/import.sheets.ts';
import type { SeveralChoice } from './rows/import.decisions.ts';
import type { RowEdit } from './rows/import.edits.ts';
import type { ShownRows } from './rows/import.rows.ts';

export type ImportEvent =
  | { readonly type: 'files.choose'; readonly files: readonly File[] }
  | { readonly type: 'file.drop' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'upload.ask' }
  | { readonly type: 'upload.stop' }
  | { readonly type: 'content.accept' }
  | { readonly type: 'session.resume'; readonly digest: string }
  | { readonly type: 'candidate.toggle'; readonly row: number; readonly seqId: string | null }
  | { readonly type: 'rows.show'; readonly shown: ShownRows }
  | { readonly type: 'rows.accept' }
  | { readonly type: 'several.choose'; readonly choice: SeveralChoice; readonly row: number | null }
  | { readonly type: 'spanning.take'; readonly takesSpanning: boolean }
  | { readonly type: 'work.undo' }
  | { readonly type: 'work.redo' }
  | { readonly type: 'cell.edit'; readonly row: number; readonly text: string }
  | { readonly type: 'cell.leave'; readonly row: number }
  | { readonly type: 'row.answer'; readonly row: number; readonly edit: RowEdit }
  | { readonly type: 'row.fail'; readonly row: number; readonly error: SatError }
  | { readonly type: 'sheets.ask' }
  | { readonly type: 'sheets.leave' }
  | { readonly type: 'sheet.change'; readonly sheet: string; readonly change: SheetChange }
  | { readonly type: 'hidden.read'; readonly readsHidden: boolean }
  | { readonly type: 'sheets.read' }
  | { readonly type: 'source.change' }
  | { readonly type: 'results.show' }
  | { readonly type: 'items.take' }
  | { readonly type: 'import.cancel' };

export type ImportEmitted =
  | { readonly type: 'rows.answered'; readonly rows: readonly ImportedRow[]; readonly count: number }
  | { readonly type: 'call.failed'; readonly error: SatError }
  | { readonly type: 'work.dropped'; readonly count: number }
  | { readonly type: 'items.taken'; readonly seqIds: readonly string[] }
  | { readonly type: 'import.cancelled' };

export type RowAskerEvent =
  | { readonly type: 'ask'; readonly row: number; readonly original: ImportedRow; readonly text: string }
  | { readonly type: 'leave'; readonly row: number };

export interface RowAskerInput {
  readonly asks: readonly { readonly row: number; readonly original: ImportedRow; readonly text: string }[];
}
