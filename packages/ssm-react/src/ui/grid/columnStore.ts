/** The columns of one table: placed without the column model until it comes, then by it. */
import type { ColumnModel } from './columnModel.ts';
import {
  type ColumnSpec,
  type ColumnsShown,
  type ColumnWidths,
  type PlacedColumn,
  placeColumns,
} from './placedColumns.ts';

export interface ColumnStore<Spec extends ColumnSpec> {
  /** The widths that a person chose; the same object until one changes. */
  readonly getSnapshot: () => ColumnWidths;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The shown columns in these widths; what stays equal stays the same object, the array included. */
  readonly place: (columns: ColumnsShown<Spec>, widths: ColumnWidths) => readonly PlacedColumn<Spec>[];
  /** Fetches the model ahead. A failure is kept to itself and tried again with the first width that changes. */
  readonly preload: () => void;
  /** Rejects when the model could not be loaded: then nothing has changed. */
  readonly resize: (key: Spec['key'], width: number) => Promise<void>;
  /** Gives the column its own width back. Rejects as `resize` does. */
  readonly reset: (key: Spec['key']) => Promise<void>;
}

const noWidths: ColumnWidths = {};

function isEqual<Spec extends ColumnSpec>(one: PlacedColumn<Spec>, other: PlacedColumn<Spec>): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof PlacedColumn<Spec>] === value);
}

export function createColumnStore<Spec extends ColumnSpec>(
  load: () => Promise<{ readonly createColumnModel: () => ColumnModel<Spec> }>,
): ColumnStore<Spec> {
  const listeners = new Set<() => void>();
  let model: ColumnModel<Spec> | undefined;
  let last: readonly PlacedColumn<Spec>[] = [];

  async function fetchModel(): Promise<ColumnModel<Spec>> {
    const { createColumnModel } = await load();
    if (model === undefined) {
      model = createColumnModel();
      model.subscribe(() => {
        for (const listener of listeners) listener();
      });
    }
    return model;
  }

  /** At once where the model is there: a drag ends with the width that it showed. */
  function run(command: (arrived: ColumnModel<Spec>) => void): Promise<void> {
    if (model === undefined) return fetchModel().then(command);
    command(model);
    return Promise.resolve();
  }

  return {
    getSnapshot: () => model?.widths() ?? noWidths,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place(columns, widths) {
      const placed = model?.place(columns) ?? placeColumns(columns, widths);
      const before = last;
      const next = placed.map((column, index) => {
        const known = before[index];
        return known !== undefined && isEqual(column, known) ? known : column;
      });
      const isSame = next.length === before.length && next.every((column, index) => column === before[index]);
      if (!isSame) last = next;
      return last;
    },
    preload: () => void fetchModel().catch(() => undefined),
    resize: (key, width) => run((arrived) => arrived.resize(key, width)),
    reset: (key) => run((arrived) => arrived.reset(key)),
  };
}
