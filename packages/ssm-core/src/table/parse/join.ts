import { isTextColumn } from '../cell.ts';
import { compareSeqIds } from '../order/seqIdOrder.ts';
import type { BooleanColumn, Column, NumberColumn, Table, TextColumn } from '../table.ts';
import { entryAt } from './deferred.column.ts';
import { check } from './parse.column.ts';

interface JoinedColumn {
  readonly add: (part: Column, start: number, rowCount: number) => void;
  readonly column: () => Column;
}

function joinTexts(kind: TextColumn['kind'], total: number): JoinedColumn {
  const dictionary: string[] = [];
  const codeOf = new Map<string, number>();
  const codes = new Int32Array(total);
  function codeOfText(text: string): number {
    const known = codeOf.get(text);
    if (known !== undefined) return known;
    const code = dictionary.push(text) - 1;
    codeOf.set(text, code);
    return code;
  }
  return {
    add(part, start) {
      const { dictionary: texts, codes: partCodes } = part as TextColumn;
      const placed = texts.map(codeOfText);
      for (let row = 0; row < partCodes.length; row++) {
        const code = partCodes[row] as number;
        codes[start + row] = code < 0 ? -1 : (placed[code] as number);
      }
    },
    column: () => ({ kind, dictionary, codes }),
  };
}

/** Joins SeqIds without looking for duplicates, because sorted SeqIds are distinct. */
function joinSeqIds(total: number): JoinedColumn {
  const dictionary: string[] = [];
  const codes = new Int32Array(total);
  return {
    add(part, start, rowCount) {
      for (let row = 0; row < rowCount; row++) {
        const seqId = entryAt(part as TextColumn, row) as string;
        const before = dictionary.at(-1);
        check(before === undefined || compareSeqIds(before, seqId) < 0, `seqId ${seqId} stands behind ${before}`);
        codes[start + row] = dictionary.push(seqId) - 1;
      }
    },
    column: () => ({ kind: 'text', dictionary, codes }),
  };
}

function joinValues(whole: NumberColumn | BooleanColumn): JoinedColumn {
  return {
    add: (part, start) => whole.values.set((part as typeof whole).values, start),
    column: () => whole,
  };
}

function joinColumn(key: string, column: Column, total: number): JoinedColumn {
  if (key === 'seqId') return joinSeqIds(total);
  if (isTextColumn(column)) return joinTexts(column.kind, total);
  return column.kind === 'number'
    ? joinValues({ kind: 'number', values: new Float64Array(total) })
    : joinValues({ kind: 'boolean', values: new Uint8Array(total) });
}

export function createTableJoin(first: Table) {
  const { total } = first;
  const joined = new Map(Array.from(first.columns, ([key, column]) => [key, joinColumn(key, column, total)]));
  let rowCount = 0;
  return {
    *add(part: Table): Generator<void> {
      check(part.total === total, `a part is of ${part.total} rows, the first one of ${total}`);
      check(part.rowCount > 0 || rowCount === total, `no rows follow row ${rowCount} of ${total}`);
      check(rowCount + part.rowCount <= total, `there are more than ${total} rows`);
      for (const [key, { add }] of joined) {
        const column = part.columns.get(key);
        check(column !== undefined, `a part has no column ${key}`);
        add(column, rowCount, part.rowCount);
        yield;
      }
      rowCount += part.rowCount;
    },
    rowCount: (): number => rowCount,
    table: (): Table => ({
      ...first,
      rowCount,
      columns: new Map(Array.from(joined, ([key, { column }]) => [key, column()])),
    }),
  };
}
