/** Lays out the shown columns of a table. Widths and offsets are CSS pixels. */
import { useMemo, useSyncExternalStore } from 'react';

export interface ColumnSpec {
  readonly key: string;
  /** The default width; undefined when the content determines the width. */
  readonly width?: number;
}

export interface ColumnSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export type ColumnWidths = Readonly<Partial<Record<string, number>>>;

export interface ColumnsShown<Spec extends ColumnSpec> {
  readonly all: readonly Spec[];
  readonly shown: readonly Spec['key'][];
  readonly widths: ColumnWidths;
  /** Number of leading columns that stay fixed at the start. */
  readonly fixedCount: number;
  readonly sort: ColumnSort | null;
}

export type PlacedColumn<Spec extends ColumnSpec> = Omit<Spec, 'width'> & {
  /** The width of the column, or 0 when the content determines it. */
  readonly width: number;
  readonly isChosen: boolean;
  readonly offset: number;
  readonly isFixed: boolean;
  readonly direction: ColumnSort['direction'] | 'none';
};

/** The interface of columnModel.ts, which is lazy-loaded. */
export interface ColumnModel<Spec extends ColumnSpec> {
  readonly place: (columns: ColumnsShown<Spec>) => readonly PlacedColumn<Spec>[];
  /** Returns the widths. The object stays the same until a width changes. */
  readonly widths: () => ColumnWidths;
  readonly resize: (key: Spec['key'], width: number) => void;
  readonly reset: (key: Spec['key']) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Places columns like the column model does, for use until the model has loaded. */
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

const noWidths: ColumnWidths = {};
const readNoWidths = () => noWidths;
const nothing = () => () => undefined;

export function usePlacedColumns<Spec extends ColumnSpec>(
  model: ColumnModel<Spec> | undefined,
  { all, shown, fixedCount, sort }: Omit<ColumnsShown<Spec>, 'widths'>,
): readonly PlacedColumn<Spec>[] {
  const readWidths = model?.widths ?? readNoWidths;
  const widths = useSyncExternalStore(model?.subscribe ?? nothing, readWidths, readWidths);
  return useMemo(() => {
    const columns = { all, shown, widths, fixedCount, sort };
    return model === undefined ? placeColumns(columns) : model.place(columns);
  }, [model, widths, all, shown, fixedCount, sort]);
}
