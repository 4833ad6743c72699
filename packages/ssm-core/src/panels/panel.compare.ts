import { compareSeqIds } from '../table/order/seqIdOrder.ts';

/** Each part has unique SeqIds in catalogue order. */
export interface PanelComparison {
  readonly onlyFirst: readonly string[];
  readonly both: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Compares two panels, or two versions of one, by SeqId. The panels may be of different assay versions. */
export function comparePanels(first: Iterable<string>, second: Iterable<string>): PanelComparison {
  const one = new Set([...first].toSorted(compareSeqIds));
  const other = new Set([...second].toSorted(compareSeqIds));
  return {
    onlyFirst: [...one].filter((seqId) => !other.has(seqId)),
    both: [...one].filter((seqId) => other.has(seqId)),
    onlySecond: [...other].filter((seqId) => !one.has(seqId)),
  };
}
