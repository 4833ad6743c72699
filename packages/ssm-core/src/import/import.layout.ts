/** What of a sheet is looked at: below named columns their cells, and the cells of every row where no column is named. */
import { maximumCellCharacters, type ReadCell, type ReadRow, type ReadSheet } from './import.cell.ts';
import { type ImportKind, importKindOf, isListTitle, rankOf } from './import.headers.ts';
import { readSeqId } from './import.seqId.ts';

/**
 * How a cell is looked at. `any`: for any identifier. `literal`: for what is an identifier without a doubt, since nothing
 * says that it is one.
 */
export type LookedFor = ImportKind | 'any' | 'literal';

export interface LookedAtCell {
  readonly cell: ReadCell;
  readonly as: LookedFor;
  /** Whether it stands in another column than the one that is looked at first. */
  readonly isOther: boolean;
}

export interface LaidRow {
  readonly sheet: string;
  readonly line: number;
  readonly role: 'heading' | 'blank' | 'data';
  /** In the order in which they are looked at; empty where no named column has a cell. */
  readonly cells: readonly LookedAtCell[];
  /** The first cell of the row. */
  readonly first: ReadCell | undefined;
}

interface NamedColumn {
  readonly column: number;
  readonly kind: ImportKind | 'any';
}

interface Header {
  readonly line: number;
  /** In the order in which they are looked at. */
  readonly columns: readonly NamedColumn[];
}

const headerLines = 20;
/** Enough rows to tell a header from a row that has such a word in it. */
const rowsBelow = 40;
const mostUnnamedCells = 8;

function filled({ line, cells }: ReadRow): ReadRow {
  return { line, cells: cells.filter(({ text }) => text.trim() !== '') };
}

function columnsOf({ cells }: ReadRow): readonly NamedColumn[] {
  const columns = cells.flatMap(({ column, kind: cellKind, text }) => {
    const kind = cellKind === 'text' && text.length <= maximumCellCharacters ? importKindOf(text) : undefined;
    return kind === undefined ? [] : [{ column, kind }];
  });
  return columns.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind) || a.column - b.column);
}

/** How much below a header fits it: cells of its columns, and of a SeqId's column SeqIds alone. */
function fitOf(columns: readonly NamedColumn[], below: readonly ReadRow[]): number {
  const kindOf = new Map(columns.map(({ column, kind }) => [column, kind]));
  const fitting = below.flatMap(({ cells }) =>
    cells.filter(({ column, text }) => {
      const kind = kindOf.get(column);
      return kind === 'seqId' ? readSeqId(text) !== undefined : kind !== undefined;
    }),
  );
  return fitting.length;
}

/** Of the first rows the one that names most kinds; of several, the one that what is below it fits best. */
function findHeader(rows: readonly ReadRow[]): Header | undefined {
  let best: (Header & { readonly kinds: number; readonly fit: number }) | undefined;
  for (const [index, row] of rows.entries()) {
    if (row.line > headerLines) break;
    const columns = columnsOf(row);
    if (columns.length === 0) continue;
    const kinds = new Set(columns.map(({ kind }) => kind)).size;
    const fit = fitOf(columns, rows.slice(index + 1));
    if (best === undefined || kinds > best.kinds || (kinds === best.kinds && fit > best.fit)) {
      best = { line: row.line, columns, kinds, fit };
    }
  }
  if (best !== undefined) return best;
  const [first] = rows;
  const [title] = first?.cells ?? [];
  if (first === undefined || title === undefined || first.cells.length > 1 || !isListTitle(title.text))
    return undefined;
  return { line: first.line, columns: [{ column: title.column, kind: 'any' }] };
}

function unnamedCells(cells: readonly ReadCell[]): readonly LookedAtCell[] {
  return cells
    .slice(0, mostUnnamedCells)
    .map((cell, index) => ({ cell, as: index === 0 ? 'any' : 'literal', isOther: index > 0 }));
}

function namedCells(cells: readonly ReadCell[], { columns }: Header): readonly LookedAtCell[] {
  return columns.flatMap(({ column, kind }, index) => {
    const cell = cells.find((candidate) => candidate.column === column);
    return cell === undefined ? [] : [{ cell, as: kind, isOther: index > 0 }];
  });
}

/** Above the header stand titles and notes; a row that begins with a SeqId is none. */
function isAbove({ line, cells: [first] }: ReadRow, header: Header): boolean {
  return line < header.line && readSeqId(first?.text ?? '') === undefined;
}

/** Headers come again where lists were put below each other. */
function isHeading(row: ReadRow, cells: readonly LookedAtCell[], header: Header): boolean {
  if (row.line === header.line || isAbove(row, header)) return true;
  return cells.length > 0 && cells.every(({ cell, as }) => as !== 'any' && importKindOf(cell.text) === as);
}

function laidRow(sheet: string, row: ReadRow, header: Header | undefined): LaidRow {
  const [first] = row.cells;
  const isBelow = header !== undefined && row.line > header.line;
  const cells = isBelow ? namedCells(row.cells, header) : unnamedCells(row.cells);
  const role = header !== undefined && isHeading(row, cells, header) ? 'heading' : 'data';
  return { sheet, line: row.line, role, cells: role === 'data' ? cells : [], first };
}

/** Every row from the first to the last that holds something, the empty ones between them too. */
export function* layRows({ name, rows }: ReadSheet): Generator<LaidRow, void> {
  const early: ReadRow[] = [];
  let header: Header | undefined;
  let isHeaderKnown = false;
  let line: number | undefined;
  function* lay(row: ReadRow): Generator<LaidRow, void> {
    for (let blank = (line ?? row.line) + 1; blank < row.line; blank++) {
      yield { sheet: name, line: blank, role: 'blank', cells: [], first: undefined };
    }
    line = row.line;
    yield laidRow(name, row, header);
  }
  function* layEarly(): Generator<LaidRow, void> {
    header = findHeader(early);
    isHeaderKnown = true;
    for (const row of early) yield* lay(row);
  }
  for (const given of rows) {
    const row = filled(given);
    if (row.cells.length === 0) continue;
    if (isHeaderKnown) yield* lay(row);
    else if (early.push(row) === headerLines + rowsBelow) yield* layEarly();
  }
  if (!isHeaderKnown) yield* layEarly();
}
