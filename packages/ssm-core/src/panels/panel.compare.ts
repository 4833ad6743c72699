/** Two panels, or two versions of one, by their SeqIds: so panels of both assay versions can be compared. */
import { compareSeqIds } from '../table/order/seqIdOrder.ts';

/** Each in the catalogue's order, each SeqId once. */
export interface PanelComparison {
  readonly onlyFirst: readonly string[];
  readonly both: readonly string[];
  readonly onlySecond: readonly string[];
}

/** What is in the first alone, in both, and in the second alone. */
export function comparePanels(first: Iterable<string>, second: Iterable<string>): PanelComparison {
  const one = new Set([...first].toSorted(compareSeqIds));
  const other = new Set([...second].toSorted(compareSeqIds));
  return {
    onlyFirst: [...one].filter((seqId) => !other.has(seqId)),
    both: [...one].filter((seqId) => other.has(seqId)),
    onlySecond: [...other].filter((seqId) => !one.has(seqId)),
  };
}
