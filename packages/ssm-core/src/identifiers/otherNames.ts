import { listColumn } from '../table/build.ts';
import { cellValue } from '../table/cell.ts';
import { type OtherName, writeOtherName } from '../table/search/otherName.ts';
import type { Table, TextColumn } from '../table/table.ts';
import { type Gene, GeneIndex } from './genes.ts';
import { type IdentifierKnowledge, identifierColumnsOfRecord } from './knowledge.ts';
import { type LinkedGenes, linkedGenes, textsAt } from './reagents.ts';
import { caseKey } from './text.ts';

const stretch = 500;

function replacedAccessions(
  index: GeneIndex,
  accessions: readonly string[],
  changed: readonly string[],
): readonly OtherName[] {
  if (accessions.length === 0) return [];
  const byUniProt = accessions.flatMap((symbol) => index.secondariesOf.get(symbol).map((name) => ({ name, symbol })));
  const byAnnotation = changed
    .filter((name) => !accessions.includes(name) && !byUniProt.some((each) => each.name === name))
    .map((name) => ({ name, symbol: accessions.join(', ') }));
  return [...byUniProt, ...byAnnotation].map((each) => ({ ...each, relation: 'accession' }));
}

/**
 * Lists the other names of each row: symbols and database ids of its genes, unmeasured genes of its protein, replaced
 * accessions and SomaIds. `somaIds` maps SeqIds to the other version's SomaIds. Yields regularly, so that the caller
 * can do other work.
 */
export function* otherNamesOf(
  table: Table,
  knowledge: IdentifierKnowledge,
  somaIds: ReadonlyMap<string, string> = new Map(),
): Generator<void, TextColumn> {
  const index = new GeneIndex();
  yield* index.add(knowledge);
  yield* index.addIds(knowledge);
  const changed = new Map<string, string[]>();
  for (const { seqId, from } of knowledge.accessionChanges) changed.set(seqId, [...(changed.get(seqId) ?? []), from]);
  const list = (row: number, key: string): readonly string[] => textsAt(table, row, key);
  const linked: LinkedGenes[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (row % stretch === 0) yield;
    const entrezIds = list(row, identifierColumnsOfRecord.entrez);
    const cells = { symbols: list(row, 'entrezGeneName'), entrezIds, accessions: list(row, 'uniProtId') };
    linked.push(linkedGenes(index, cells));
  }
  const measured = new Set(linked.flatMap(({ genes, genesByAlias }) => [...genes, ...genesByAlias]));
  const lists: (readonly string[] | null)[] = [];
  for (const [row, { genes, genesByAlias, genesByIdAlone }] of linked.entries()) {
    if (row % stretch === 0) yield;
    const symbols = list(row, 'entrezGeneName');
    const shown = new Set(symbols.map(caseKey));
    const names = [...new Set<Gene>([...genes, ...genesByAlias])].flatMap((gene) => {
      const own = [gene.symbol, ...index.aliasesOf.get(gene)].filter((name) => !shown.has(caseKey(name)));
      const symbol = symbols.length < 2 ? undefined : gene.symbol;
      return [...own, ...index.idsOf(gene)].map((name) => writeOtherName({ name, symbol, relation: 'gene' }));
    });
    const symbolOf = (gene: Gene) => (gene.isApproved && !measured.has(gene) ? [gene.symbol] : []);
    const kinOf = (others: Iterable<Gene>, relation: 'id' | 'protein') =>
      [...others]
        .flatMap((gene) => [...symbolOf(gene), ...index.idsOf(gene)])
        .map((name) => ({ name, symbol: undefined, relation }) as const);
    const accessions = list(row, 'uniProtId');
    const byProtein = accessions.flatMap((accession) => index.byAccession.get(accession));
    const unmeasured = byProtein.filter((gene) => !measured.has(gene));
    const kin = [...kinOf(genesByIdAlone, 'id'), ...kinOf(unmeasured, 'protein')];
    const kinNames = kin.filter(({ name }, at) => kin.findIndex((each) => each.name === name) === at);
    const seqId = cellValue(table, row, 'seqId') as string;
    const replaced = replacedAccessions(index, accessions, changed.get(seqId) ?? []);
    const related = [...kinNames, ...replaced].map(writeOtherName);
    const soma = [...list(row, identifierColumnsOfRecord.somaId)].concat(somaIds.get(seqId) ?? []);
    const items = [...new Set([...names, ...related, ...soma])];
    lists.push(items.length === 0 ? null : items);
  }
  return listColumn(lists);
}
