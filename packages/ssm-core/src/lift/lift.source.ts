import type { PanelMove, PanelSource } from '../api/types.ts';
import { type MoveChoices, type MoveRow, movedTo } from './lift.move.ts';

export interface MoveSourceInput extends Pick<PanelSource, 'id' | 'at' | 'version' | 'catalogueRevision'> {
  /** Name of the moved list. */
  readonly name: string;
  readonly moved: PanelMove;
  readonly rows: readonly MoveRow[];
  readonly choices: MoveChoices;
}

/** Records a move with the outcome for each reagent, to be saved with the panel that it makes. */
export function moveSource({ name, moved, rows, choices, ...source }: MoveSourceInput): PanelSource {
  return {
    ...source,
    file: name,
    kind: 'move',
    moved,
    rows: rows
      .toSorted((one, other) => one.place - other.place)
      .map((row) => {
        const taken = movedTo(row, choices);
        return {
          sheet: '',
          line: row.place + 1,
          raw: row.seqId,
          edited: null,
          status: row.isCarried ? 'exact' : 'not_on_menu',
          reason: null,
          seqIds: taken === null ? [] : [taken],
          decidedBy: row.isCarried ? 'rule' : taken === null ? 'left_out' : 'reader',
          measure: null,
          order: null,
          ...(row.ccc !== null && { ccc: row.ccc }),
          ...(row.scaleFactor !== null && { scaleFactor: row.scaleFactor }),
        };
      }),
  };
}
