/** Other names of the reagents of a menu, for its search box. */
import { listColumn } from '../table/build.ts';
import { cellValue } from '../table/cell.ts';
import { writeOtherName } from '../table/search/otherName.ts';
import type { Table, TextColumn } from '../table/table.ts';
import { type Gene, GeneIndex } from './genes.ts';
import { type IdentifierKnowledge, identifierColumnsOfRecord } from './knowledge.ts';
import { genesOf } from './reagents.ts';
import { caseKey } from './text.ts';

/** Rows between pauses. */
const stretch = 500;

/**
 * One list a row: the other and earlier symbols of its genes in the side tables, and its SomaIds. `somaIds` has SomaIds by SeqId that
 * the other version's catalogue knows. The generator pauses now and then, so that its caller can do other work.
 */
export function* otherNamesOf(
  table: Table,
  knowledge: IdentifierKnowledge,
  somaIds: ReadonlyMap<string, string> = new Map(),
): Generator<void, TextColumn> {
  const index = new GeneIndex();
  yield* index.add(knowledge);
  const lists: (readonly string[] | null)[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (row % stretch === 0) yield;
    const list = (key: string): readonly string[] => {
      const items = cellValue(table, row, key) ?? [];
      return typeof items === 'string' ? [items] : (items as readonly string[]);
    };
    const symbols = list('entrezGeneName');
    const { genes, genesByAlias } = genesOf(index, symbols, list(identifierColumnsOfRecord.entrez));
    const all = new Set<Gene>([...genes, ...genesByAlias]);
    const shown = new Set(symbols.map(caseKey));
    const names = [...all].flatMap((gene) => {
      const own = [gene.symbol, ...index.aliasesOf(gene)].filter((name) => !shown.has(caseKey(name)));
      return own.map((name) => writeOtherName({ name, symbol: symbols.length < 2 ? undefined : gene.symbol }));
    });
    const elsewhere = somaIds.get(cellValue(table, row, 'seqId') as string) ?? [];
    const items = [...new Set([...names, ...list(identifierColumnsOfRecord.somaId)].concat(elsewhere))];
    lists.push(items.length === 0 ? null : items);
  }
  return listColumn(lists);
}
