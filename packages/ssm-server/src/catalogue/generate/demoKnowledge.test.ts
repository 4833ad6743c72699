import type { IdentifierKnowledge } from 'ssm-core/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueRevision, seqIdsOf } from '../revision.ts';
import { generateDemoCatalogue } from './generateDemoCatalogue.ts';

let sevenK: CatalogueRevision;
let elevenK: CatalogueRevision;
let knowledge: IdentifierKnowledge;

beforeAll(async () => {
  sevenK = await generateDemoCatalogue('V_7K');
  elevenK = await generateDemoCatalogue('V_11K');
  knowledge = sevenK.knowledge;
});

function itemsOf(revision: CatalogueRevision, key: string): ReadonlySet<string> {
  const column = revision.columns.get(key);
  const dictionary = column?.kind === 'list' || column?.kind === 'text' ? column.dictionary : [];
  return new Set(dictionary.flatMap((entry) => entry.split('\u001f')));
}

describe("the demo's knowledge", () => {
  test('is the same for both versions', () => {
    expect(elevenK.knowledge).toEqual(knowledge);
  });

  test('has every measured gene by symbol, Entrez id and accession, and invented ids are outside of real ranges', () => {
    const measured = knowledge.genes.filter(({ uniProtIds }) => uniProtIds.length > 0);
    const idsOf = (isInvented: boolean) =>
      measured.filter(({ symbol }) => symbol.startsWith('DEMO') === isInvented).map(({ entrezId }) => entrezId ?? '');
    expect([
      new Set(measured.map(({ symbol }) => symbol)),
      new Set(measured.map(({ entrezId }) => entrezId)),
      new Set(measured.flatMap(({ uniProtIds }) => uniProtIds)),
      idsOf(true).filter((id) => !/^99\d{7}$/.test(id)),
      idsOf(false).filter((id) => /^99\d{7}$/.test(id)),
      [...itemsOf(elevenK, 'somaId')].filter((id) => !/^SL9\d{5}$/.test(id)),
    ]).toEqual([
      itemsOf(elevenK, 'entrezGeneName'),
      itemsOf(elevenK, 'entrezGeneId'),
      itemsOf(elevenK, 'uniProtId'),
      [],
      [],
      [],
    ]);
  });

  test('marks current real symbols as approved, but no invented symbol', () => {
    const isApproved = new Map(knowledge.genes.map((gene) => [gene.symbol, gene.isApproved]));
    const invented = knowledge.genes.filter(({ symbol }) => symbol.startsWith('DEMO'));
    expect([
      ['IL6', 'EGFR', 'NDUFA4', 'COXFA4'].map((symbol) => isApproved.get(symbol)),
      invented.some((gene) => gene.isApproved),
      invented.length > 7000,
      knowledge.genes.some(({ hgncId }) => hgncId !== null),
    ]).toEqual([[true, true, false, true], false, true, false]);
  });

  test('has approved symbols that no reagent measures, some of which are aliases of measured genes', () => {
    const measured = itemsOf(elevenK, 'entrezGeneName');
    const approved = new Set(knowledge.genes.flatMap((gene) => (gene.isApproved ? [gene.symbol] : [])));
    expect(
      knowledge.aliases
        .filter(({ alias, symbol }) => approved.has(alias) && !measured.has(alias) && measured.has(symbol))
        .toSorted((a, b) => a.alias.localeCompare(b.alias)),
    ).toEqual([
      { alias: 'CNP', symbol: 'NPPC', isPrevious: false },
      { alias: 'FLG', symbol: 'FGFR1', isPrevious: false },
      { alias: 'MAP2', symbol: 'METAP2', isPrevious: false },
      { alias: 'TCF4', symbol: 'TCF7L2', isPrevious: true },
      { alias: 'TEP1', symbol: 'PTEN', isPrevious: false },
    ]);
  });

  test('has no invented symbol that contains a known one of three letters or more', () => {
    const known = knowledge.genes.flatMap(({ symbol }) =>
      symbol.startsWith('DEMO') || symbol.length < 3 ? [] : [symbol],
    );
    const pattern = new RegExp(`^DEMO.*(?:${known.join('|')})`);
    const invented = knowledge.genes.filter(({ symbol }) => symbol.startsWith('DEMO'));
    expect(invented.filter(({ symbol }) => pattern.test(symbol))).toEqual([]);
  });

  test('gives no known protein an invented disease, and every topic to known and invented proteins', () => {
    const topics = knowledge.geneSets.filter(({ category }) => category === 'diseases' || category === 'pathways');
    const kindsOf = ({ genes }: (typeof topics)[number]) =>
      [...new Set(genes.map(({ name }) => (name.startsWith('DEMO') ? 'invented' : 'known')))].toSorted().join();
    const symbols = elevenK.columns.get('entrezGeneName');
    const diseases = elevenK.columns.get('disgenet');
    const claims =
      symbols?.kind === 'list' && diseases?.kind === 'list'
        ? [...symbols.codes].filter(
            (code, row) =>
              code !== -1 && diseases.codes[row] !== -1 && symbols.dictionary[code]?.startsWith('DEMO') !== true,
          )
        : null;
    expect([topics.length, [...new Set(topics.map(kindsOf))], claims]).toEqual([20, ['invented,known'], []]);
  });

  test('has an accession that was replaced and that no gene has', () => {
    const accessions = itemsOf(elevenK, 'uniProtId');
    const known = seqIdsOf(sevenK);
    const [spp1] = knowledge.genes.filter(({ symbol }) => symbol === 'SPP1');
    expect(
      knowledge.accessionChanges.map(({ seqId, from, to }) => [
        known.has(seqId),
        accessions.has(from),
        /^Z9DMO\d[A-Z][A-Z0-9]{2}\d$/.test(from),
        to,
      ]),
    ).toEqual([[true, false, true, spp1?.uniProtIds]]);
  });

  test('says in which versions each reagent is, and names the sources', () => {
    expect([
      knowledge.versions.length,
      new Set(knowledge.versions.flatMap(({ seqId, in7k }) => (in7k ? [seqId] : []))),
      knowledge.sources.map(({ file, holds, licence }) => [file, holds, licence]),
      sevenK.report.sources,
    ]).toEqual([
      11_083,
      seqIdsOf(sevenK),
      [
        ['demo genes', 'genes', 'CC0 (HGNC), public domain (NCBI), CC BY 4.0 (UniProt)'],
        ['demo aliases', 'aliases', 'CC0 (HGNC)'],
        ['demo accessions', 'accession_changes', null],
        ['demo versions', 'lift', null],
      ],
      knowledge.sources,
    ]);
  });
});
