import { beforeAll, describe, expect, it, test } from 'vitest';
import { hasSharedData, identifiers, type Row, sharedRows } from '../testing/realLoads.ts';
import { browseTopics } from '../topics.ts';
import { demoGenes } from './demoGenes.ts';
import { demoRows } from './demoRows.ts';
import { aliases, complexes, knownSets, previousSymbols } from './knownFacts.ts';
import { knownProteins } from './knownProteins.ts';

const proteins = knownProteins.map((line) => {
  const [symbol = '', accession = '', entrezId = '', ...name] = line.split(' ');
  return { line, symbol, accession, entrezId, name: name.join(' ') };
});
const symbols = new Set(proteins.map(({ symbol }) => symbol));
const rows = demoRows();
const genes = demoGenes(rows.length);

/** Symbols that only HGNC's earlier names have, with the current ones. */
const renamed: Readonly<Record<string, string>> = { NDUFA4: 'COXFA4' };

const sets = knownSets.map((line) => {
  const [column = '', term = '', members = ''] = line.split(' | ');
  return { column, term, members: members.split(' ') };
});

describe('the known proteins of the demo', () => {
  test('are more than a thousand, and no two share symbol, accession, Entrez id or form of line', () => {
    expect([
      proteins.length > 1000,
      symbols.size,
      new Set(proteins.map(({ accession }) => accession)).size,
      new Set(proteins.map(({ entrezId }) => entrezId)).size,
      proteins.filter(({ line }) => !/^[A-Z0-9-]+ [A-Z]\d[A-Z0-9]{4} \d+ [^\s:|][^:|]*$/.test(line)),
    ]).toEqual([true, proteins.length, proteins.length, proteins.length, []]);
  });

  test('include what newcomers look for, and members of all twenty topics', () => {
    const sought = 'IL6 TNF CRP EGFR VEGFA TP53 ALB APOE INS KLK3 NPPB GDF15 LEP HBA1 ERBB2'.split(' ');
    const filled = new Set(sets.filter(({ members }) => members.length >= 10).map(({ term }) => term));
    expect([
      sought.filter((symbol) => !symbols.has(symbol)),
      browseTopics.filter(({ param }) => !filled.has(param)),
    ]).toEqual([[], []]);
  });

  test('have every symbol that complexes, sets and other names give', () => {
    const named = [
      ...complexes.flatMap((line) => line.split(' ')),
      ...sets.flatMap(({ members }) => members),
      ...[...aliases.values(), ...previousSymbols.values()].flat(),
    ];
    expect([...new Set(named)].filter((symbol) => !symbols.has(symbol))).toEqual([renamed['NDUFA4']]);
  });

  test('fill the first pages of both versions, and no invented protein is among them', () => {
    const firstOf = (each: typeof rows) => each.findIndex(({ genes: bound }) => bound.some(({ isKnown }) => !isKnown));
    expect([firstOf(rows) > 1500, firstOf(rows.filter(({ isIn7k }) => isIn7k)) > 1500]).toEqual([true, true]);
  });
});

describe.skipIf(!hasSharedData())('against public tables (skipped where the shared data folder is absent)', () => {
  let map: readonly Row[];
  let names: readonly Row[];
  let annotations: readonly Row[];

  beforeAll(() => {
    map = sharedRows('uniprot_gene_map.tsv');
    names = sharedRows('gene_aliases.tsv');
    annotations = [...sharedRows('annotation_7k.tsv'), ...sharedRows('annotation_11k.tsv')];
  });

  it('HGNC gives every known protein its symbol, accession and Entrez id', () => {
    const reviewed = map.filter(({ evidence }) => identifiers(evidence).includes('hgnc2020'));
    const facts = new Set(
      reviewed.map(({ geneSymbol, uniProtId, entrezGeneId }) => `${geneSymbol} ${uniProtId} ${entrezGeneId}`),
    );
    const wrong = proteins.filter(
      ({ symbol, accession, entrezId }) => !facts.has(`${renamed[symbol] ?? symbol} ${accession} ${entrezId}`),
    );
    expect(wrong).toEqual([]);
  });

  it("the assay's annotations give known accessions to the same genes, but for readthrough genes and a copy", () => {
    const genesOf = new Map<string, Set<string>>();
    for (const { uniProtIds, entrezGeneIds } of annotations) {
      const [accession, ...others] = identifiers(uniProtIds);
      const ids = identifiers(entrezGeneIds);
      if (accession === undefined || others.length > 0 || ids.length === 0) continue;
      const known = genesOf.get(accession) ?? new Set();
      genesOf.set(accession, known);
      for (const id of ids) known.add(id);
    }
    const differing = proteins.filter(({ accession, entrezId }) => genesOf.get(accession)?.has(entrezId) === false);
    // TNFSF12-TNFSF13, KLRC4-KLRK1 and DEFB4B, which have the protein in common with these genes.
    expect(differing.map(({ symbol }) => symbol)).toEqual(['TNFSF12', 'KLRK1', 'DEFB4A']);
  });

  it('HGNC has every alias and earlier symbol', () => {
    const facts = new Map<string, boolean>();
    for (const { aliasSymbol, approvedSymbol, kind = '' } of names) {
      const key = `${aliasSymbol}=${approvedSymbol}`;
      const isPrevious = /:(previous|symbol-then|withdrawn-or-merged)$/.test(kind);
      facts.set(key, facts.get(key) === true || isPrevious);
    }
    const claims = (listed: typeof aliases, isPrevious: boolean) =>
      [...listed].flatMap(([name, of]) => of.map((symbol) => ({ claim: `${name}=${symbol}`, isPrevious })));
    const wrong = [...claims(aliases, false), ...claims(previousSymbols, true)].filter(
      ({ claim, isPrevious }) => facts.get(claim) !== isPrevious,
    );
    expect(wrong).toEqual([]);
  });

  it('WikiPathways, Reactome, DISEASES, Gene Ontology and MeSH have every member of a set', () => {
    const members = new Set([
      ...sharedRows('gene_sets.tsv').map(({ param, geneSymbol }) => `${param} ${geneSymbol}`),
      ...sharedRows('go_sets.tsv').flatMap((row) => identifiers(row.geneSymbols).map((one) => `${row.term} ${one}`)),
      ...sharedRows('mesh_sets.tsv').flatMap((row) =>
        identifiers(row.geneSymbols).map((one) => `${row.meshName} ${one}`),
      ),
    ]);
    const wrong = sets.flatMap(({ term, members: own }) =>
      own.map((symbol) => `${term} ${symbol}`).filter((claim) => !members.has(claim)),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing invented is an identifier of a real gene, protein or reagent', () => {
    const real = new Set<string>();
    const add = (texts: readonly (string | undefined)[]) => {
      for (const text of texts) if (text !== undefined && text !== '') real.add(text.toLowerCase());
    };
    for (const row of map) add([row.uniProtId, row.geneSymbol, row.entrezGeneId]);
    for (const row of names) add([row.aliasSymbol, row.approvedSymbol]);
    for (const row of annotations) add([row.seqId, row.somaId, row.targetName, ...identifiers(row.uniProtIds)]);
    for (const row of sharedRows('lift_7k_11k.tsv')) add([row.seqId]);
    for (const row of sharedRows('menu_11k.tsv')) add([row['Sequence.ID'], row['Target.Name']]);
    const invented = [
      ...rows.map(({ seqId }) => seqId),
      ...genes.map(({ somaId }) => somaId),
      ...genes.flatMap(({ isKnown, symbol, targetName, accession, entrezId }) =>
        isKnown ? [] : [symbol, targetName, accession, entrezId],
      ),
    ];
    expect(invented.filter((text) => real.has(text.toLowerCase()))).toEqual([]);
  });
});
