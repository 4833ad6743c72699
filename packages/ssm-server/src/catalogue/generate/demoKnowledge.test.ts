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
    expect([
      new Set(measured.map(({ symbol }) => symbol)),
      new Set(measured.map(({ entrezId }) => entrezId)),
      new Set(measured.flatMap(({ uniProtIds }) => uniProtIds)),
      measured.filter(({ entrezId }) => !/^99\d{7}$/.test(entrezId ?? '')),
      [...itemsOf(elevenK, 'somaId')].filter((id) => !/^SL9\d{5}$/.test(id)),
    ]).toEqual([
      itemsOf(elevenK, 'entrezGeneName'),
      itemsOf(elevenK, 'entrezGeneId'),
      itemsOf(elevenK, 'uniProtId'),
      [],
      [],
    ]);
  });

  test('marks current real symbols as approved, but no invented symbol', () => {
    const isApproved = new Map(knowledge.genes.map((gene) => [gene.symbol, gene.isApproved]));
    const invented = knowledge.genes.filter(({ symbol }) => symbol.endsWith('DX'));
    expect([
      ['IL6', 'EGFR', 'NDUFA4', 'COXFA4'].map((symbol) => isApproved.get(symbol)),
      invented.some((gene) => gene.isApproved),
      invented.length > 8000,
      knowledge.genes.some(({ hgncId }) => hgncId !== null),
    ]).toEqual([[true, true, false, true], false, true, false]);
  });

  test('has approved symbols that no reagent measures, some of which are aliases of measured genes', () => {
    const measured = itemsOf(elevenK, 'entrezGeneName');
    const approved = new Set(knowledge.genes.flatMap((gene) => (gene.isApproved ? [gene.symbol] : [])));
    expect(
      knowledge.aliases.filter(
        ({ alias, symbol }) => approved.has(alias) && !measured.has(alias) && measured.has(symbol),
      ),
    ).toEqual([
      { alias: 'C7', symbol: 'CXCL10', isPrevious: false },
      { alias: 'FLG', symbol: 'FGFR1', isPrevious: false },
      { alias: 'MIF', symbol: 'S100A9', isPrevious: false },
      { alias: 'TEP1', symbol: 'PTEN', isPrevious: false },
    ]);
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
        ['demo genes', 'genes', null],
        ['demo aliases', 'aliases', 'CC0 (HGNC)'],
        ['demo accessions', 'accession_changes', null],
        ['demo versions', 'lift', null],
      ],
      knowledge.sources,
    ]);
  });
});
