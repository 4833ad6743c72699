/** Caches folded dictionaries per column, because every text filter and suggestion reads them. */
import { memoizeOn } from '../../memoize.ts';
import { listItems } from '../../table/cell.ts';
import { listSeparator, type TextColumn } from '../../table/table.ts';
import { foldCharacters } from './glob.ts';

const untested = 0;
const failed = 1;
const passed = 2;

export const foldedEntries: (column: TextColumn) => readonly string[] = memoizeOn(({ dictionary }: TextColumn) =>
  dictionary.map(foldCharacters),
);

export function entryTest(column: TextColumn, test: (foldedItem: string) => boolean): (row: number) => boolean {
  const folded = foldedEntries(column);
  const passes = (entry: string): boolean =>
    column.kind === 'list' && entry.includes(listSeparator) ? listItems(entry).some(test) : test(entry);
  const verdicts = new Uint8Array(folded.length);
  return (row) => {
    const code = column.codes[row] as number;
    if (code < 0) return false;
    if (verdicts[code] === untested) verdicts[code] = passes(folded[code] as string) ? passed : failed;
    return verdicts[code] === passed;
  };
}
