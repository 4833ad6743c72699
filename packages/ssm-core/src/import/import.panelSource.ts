/** Where the reagents of a panel come from: the list, and what was decided of each of its rows. */
import type { AssayVersion, ColumnKey, ImportedRow, ImportReason, ImportStatus } from '../api/types.ts';
import { type Decisions, isFound, type MeasureOrder, type TakenBy, takenSeqIds } from './import.decisions.ts';
import type { RowEdits } from './import.edits.ts';

/** What a row gave to a panel, and by whom. */
export interface PanelSourceRow {
  readonly sheet: string;
  readonly line: number;
  /** As it was written in the list. */
  readonly raw: string;
  /** What the reader wrote instead; null where nothing was. */
  readonly edited: string | null;
  readonly status: ImportStatus;
  readonly reason: ImportReason | null;
  /** What was taken; none of a row that was left out or refused. */
  readonly seqIds: readonly string[];
  /** `rule`: found, and not refused. */
  readonly decidedBy: 'rule' | TakenBy | 'refused' | 'left_out';
  readonly measure: ColumnKey | null;
  readonly order: MeasureOrder | null;
}

export interface PanelSource {
  readonly id: string;
  /** Null for a pasted list. */
  readonly file: string | null;
  /** RFC 3339. */
  readonly at: string;
  readonly version: AssayVersion;
  /** Of the catalogue that answered; empty where it is not known. */
  readonly catalogueRevision: string;
  readonly rows: readonly PanelSourceRow[];
}

export interface PanelSourceInput extends Omit<PanelSource, 'rows'> {
  /** As the server answered the list. */
  readonly answer: readonly ImportedRow[];
  /** The same after edits. */
  readonly rows: readonly ImportedRow[];
  readonly edits: RowEdits;
  readonly decisions: Decisions;
}

/** Every row that holds something, in the order of the file. */
export function panelSourceOf(input: PanelSourceInput): PanelSource {
  const { id, file, at, version, catalogueRevision, answer, rows, edits, decisions } = input;
  return {
    id,
    file,
    at,
    version,
    catalogueRevision,
    rows: rows.flatMap((row, index) => {
      const { sheet, line, status, reason } = row;
      if (status === 'heading' || status === 'blank') return [];
      const decision = decisions.get(index);
      const seqIds = takenSeqIds(row, decision);
      const took = seqIds.length > 0 && decision?.kind === 'take' && !isFound(row) ? decision : undefined;
      const leftOut = decision?.kind === 'refuse' ? 'refused' : 'left_out';
      const rule = seqIds.length > 0 ? 'rule' : leftOut;
      return [
        {
          sheet,
          line,
          raw: answer[index]?.raw ?? row.raw,
          edited: edits.get(index)?.text ?? null,
          status,
          reason,
          seqIds,
          decidedBy: took?.by ?? rule,
          measure: took?.measure ?? null,
          order: took?.order ?? null,
        },
      ];
    }),
  };
}
