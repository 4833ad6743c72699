/** How the shown columns of a table stand beside each other. Widths and offsets are CSS pixels. */

export interface ColumnSpec {
  readonly key: string;
  /** Until a person chooses another; none where what stands in the column says how wide it is. */
  readonly width?: number;
}

export interface ColumnSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** By the columns' keys: those that a person chose. */
export type ColumnWidths = Readonly<Partial<Record<string, number>>>;

/** What of a table's columns others decide: its page, its address, its catalogue. */
export interface ColumnsShown<Spec extends ColumnSpec> {
  /** Every column that can be shown. */
  readonly all: readonly Spec[];
  /** Those shown, in their order. */
  readonly shown: readonly Spec['key'][];
  readonly widths: ColumnWidths;
  /** How many of those shown stay at the start, from the first. */
  readonly fixedCount: number;
  readonly sort: ColumnSort | null;
}

export type PlacedColumn<Spec extends ColumnSpec> = Omit<Spec, 'width'> & {
  /** 0 where what stands in the column says it. */
  readonly width: number;
  /** Whether a person chose that width. */
  readonly isChosen: boolean;
  /** From the inline start of the first column. */
  readonly offset: number;
  /** Stays at the start and keeps its place among the columns. */
  readonly isFixed: boolean;
  readonly direction: ColumnSort['direction'] | 'none';
};

/** What the column model says as well, for as long as it has not come. */
export function placeColumns<Spec extends ColumnSpec>({
  all,
  shown,
  widths,
  fixedCount,
  sort,
}: ColumnsShown<Spec>): readonly PlacedColumn<Spec>[] {
  const specs = new Map(all.map((spec) => [spec.key, spec]));
  let offset = 0;
  return shown.flatMap((key, index) => {
    const spec = specs.get(key);
    if (spec === undefined) return [];
    const width = widths[key] ?? spec.width ?? 0;
    const direction = sort?.key === key ? sort.direction : 'none';
    const isChosen = widths[key] !== undefined;
    const column = { ...spec, width, isChosen, offset, isFixed: index < fixedCount, direction } as const;
    offset += width;
    return column;
  });
}
