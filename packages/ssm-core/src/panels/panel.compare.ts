import { compareLists } from '../compare/compare.lists.ts';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';

/** Each part has unique SeqIds in catalogue order. */
export interface PanelComparison {
  readonly onlyFirst: readonly string[];
  readonly both: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Compares two panels, or two versions of one, by SeqId. The panels may be of different assay versions. */
export function comparePanels(first: Iterable<string>, second: Iterable<string>): PanelComparison {
  const { parts } = compareLists([first, second].map((seqIds) => [...seqIds].toSorted(compareSeqIds)));
  const keysOf = (...lists: readonly number[]) =>
    parts.find((part) => part.lists.length === lists.length && part.lists[0] === lists[0])?.keys ?? [];
  return { onlyFirst: keysOf(0), both: keysOf(0, 1), onlySecond: keysOf(1) };
}
