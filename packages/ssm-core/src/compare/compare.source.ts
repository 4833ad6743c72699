import type { PanelSource } from '../api/types.ts';

export interface ComparisonSourceInput extends Pick<PanelSource, 'id' | 'at' | 'version' | 'catalogueRevision'> {
  /** Describes the part that was taken from the lists. */
  readonly taken: string;
  /** The compared lists with their numbers of distinct reagents, in order. */
  readonly lists: readonly { readonly name: string; readonly count: number }[];
}

/** Records a comparison, to be saved with the panel that takes reagents from it. */
export function comparisonSource({ taken, lists, ...source }: ComparisonSourceInput): PanelSource {
  return {
    ...source,
    file: taken,
    kind: 'comparison',
    rows: lists.map(({ name, count }, index) => ({
      sheet: '',
      line: index + 1,
      raw: name,
      edited: null,
      status: 'exact',
      reason: null,
      seqIds: [],
      decidedBy: 'rule',
      measure: null,
      order: null,
      // The contract has no count of zero.
      ...(count > 0 && { count }),
    })),
  };
}
