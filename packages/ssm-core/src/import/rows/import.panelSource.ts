import type { ImportedRow, PanelFileCheck, PanelSource } from '../../api/types.ts';
import { isContentChanged } from '../../panels/files/panel.stated.ts';
import { type Decisions, isFound, takenSeqIds } from './import.decisions.ts';
import type { RowEdits } from './import.edits.ts';

export interface PanelSourceInput extends Omit<PanelSource, 'rows' | 'changedContent'> {
  /** Rows as the server answered them. */
  readonly answer: readonly ImportedRow[];
  /** Rows after edits. */
  readonly rows: readonly ImportedRow[];
  readonly edits: RowEdits;
  readonly decisions: Decisions;
  /** What the list states about its content; null if it states nothing. A difference is recorded. */
  readonly check?: PanelFileCheck | null;
}

function changedContent(check: PanelFileCheck | null): Pick<PanelSource, 'changedContent'> {
  if (check === null || !isContentChanged(check)) return {};
  const { stated, computed } = check;
  return stated === null || computed === null ? {} : { changedContent: { stated, computed } };
}

/** Creates a panel source with every row that is neither a heading nor blank, in file order. */
export function panelSourceOf(input: PanelSourceInput): PanelSource {
  const { id, file, at, version, catalogueRevision, answer, rows, edits, decisions, check = null } = input;
  return {
    id,
    file,
    at,
    version,
    catalogueRevision,
    ...changedContent(check),
    rows: rows.flatMap((row, index) => {
      const { sheet, line, status, reason, count } = row;
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
          ...(count === undefined || status !== 'note' ? {} : { count }),
        },
      ];
    }),
  };
}
