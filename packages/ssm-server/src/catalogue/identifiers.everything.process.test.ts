/**
 * Imports every approved symbol and accession of the real gene map, alone and together, and compares the answers with
 * the files.
 */
import { type AssayVersion, assayVersions, type IdentifierKind } from 'ssm-core';
import { type Catalogues, createImportAnswers } from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiers.ts';
import { hasSharedData, identifiers, loadRealCatalogues, type Row, sharedRows } from './testing/realLoads.ts';

interface KnownGene {
  readonly entrezIds: ReadonlySet<string>;
  readonly accessions: ReadonlySet<string>;
}

const otherVersion = (version: AssayVersion): AssayVersion => (version === 'V_7K' ? 'V_11K' : 'V_7K');

describe.skipIf(!hasSharedData())(
  'S4-25: all approved symbols and accessions (skipped where the shared data folder is absent)',
  () => {
    const annotations = new Map<AssayVersion, ReadonlyMap<string, Row>>();
    const genes = new Map<string, { entrezIds: Set<string>; accessions: Set<string> }>();
    const pairs: { readonly accession: string; readonly symbol: string }[] = [];
    const catalogues = new Map<AssayVersion, Catalogues>();

    beforeAll(async () => {
      const holder = await loadRealCatalogues();
      for (const version of assayVersions) {
        const rows = sharedRows(version === 'V_7K' ? 'annotation_7k.tsv' : 'annotation_11k.tsv');
        annotations.set(version, new Map(rows.map((row) => [row['seqId'] ?? '', row])));
        catalogues.set(version, (await identifiersOf(holder, version)) as Catalogues);
      }
      for (const { geneSymbol = '', uniProtId = '', entrezGeneId = '', hgncId } of sharedRows('uniprot_gene_map.tsv')) {
        if (hgncId === '') continue;
        const gene = genes.get(geneSymbol) ?? { entrezIds: new Set<string>(), accessions: new Set<string>() };
        gene.entrezIds.add(entrezGeneId);
        genes.set(geneSymbol, gene);
        for (const accession of uniProtId.split(/[,\s]+/)) {
          gene.accessions.add(accession);
          pairs.push({ accession, symbol: geneSymbol });
        }
      }
    });

    function isOfGene(row: Row | undefined, symbol: string): boolean {
      const { entrezIds, accessions } = genes.get(symbol) as KnownGene;
      const ids = identifiers(row?.['entrezGeneIds']);
      if (ids.some((id) => entrezIds.has(id)) || identifiers(row?.['entrezGeneSymbols']).includes(symbol)) return true;
      return ids.length === 0 && identifiers(row?.['uniProtIds']).some((each) => accessions.has(each));
    }

    function hasAccession(row: Row | undefined, accession: string): boolean {
      return identifiers(row?.['uniProtIds']).includes(accession);
    }

    type Ask = readonly (readonly [kind: IdentifierKind, text: string])[];
    type IsRight = (row: Row | undefined) => boolean;

    function wrongAnswers(version: AssayVersion, asked: readonly (readonly [ask: Ask, isRight: IsRight])[]) {
      const rowOf = (in_: AssayVersion, seqId: string | null) => annotations.get(in_)?.get(seqId ?? '');
      const wrong: unknown[] = [];
      const counts = { found: 0, several: 0, proposed: 0, other: 0 };
      for (const [ask, isRight] of asked) {
        const cells = ask.map(([kind, text], column) => ({ kind, cell: { column, kind: 'text' as const, text } }));
        const row = { sheet: 'S', line: 1, role: 'data', note: null, cells, first: cells[0]?.cell } as const;
        const answer = createImportAnswers(catalogues.get(version) as Catalogues)(row);
        const { status, seqId, candidates, elsewhere, reason } = answer;
        const isFound = status === 'exact' || status === 'normalised';
        const isAllRight = (in_: AssayVersion, list: typeof candidates) =>
          list.every((each) => isRight(rowOf(in_, each.seqId)));
        if (isFound) counts.found += 1;
        else if (status === 'several') counts.several += 1;
        else if (status === 'proposed') counts.proposed += 1;
        else if (status === 'other_version') counts.other += 1;
        const isWrong =
          (isFound && !isRight(rowOf(version, seqId))) ||
          (status === 'several' && !isAllRight(version, candidates)) ||
          (status === 'other_version' && !isAllRight(otherVersion(version), elsewhere));
        if (isWrong)
          wrong.push({ version, ask, status, reason, seqId, elsewhere: elsewhere.map((each) => each.seqId) });
      }
      return { wrong: wrong.slice(0, 10), counts };
    }

    it.each(assayVersions)(
      '%s: each symbol alone names only its gene, or no gene',
      (version) => {
        for (const kind of ['symbol', 'any', 'targetName'] as const) {
          const { wrong, counts } = wrongAnswers(
            version,
            [...genes.keys()].map((symbol) => [[[kind, symbol]], (row) => isOfGene(row, symbol)]),
          );
          expect([kind, wrong, counts.found > 2000]).toEqual([kind, [], true]);
        }
      },
      120_000,
    );

    it.each(assayVersions)(
      '%s: each accession alone names only its protein, or proposes its gene',
      (version) => {
        const ofAccession = Map.groupBy(pairs, ({ accession }) => accession);
        const { wrong, counts } = wrongAnswers(
          version,
          [...ofAccession].map(([accession, known]) => [
            [['uniProt', accession]],
            (row) => hasAccession(row, accession) || known.some(({ symbol }) => isOfGene(row, symbol)),
          ]),
        );
        expect([wrong, counts.found > 5000]).toEqual([[], true]);
      },
      120_000,
    );

    it.each(assayVersions)(
      '%s: an accession together with its symbol finds only reagents of the protein or the gene',
      (version) => {
        const { wrong, counts } = wrongAnswers(
          version,
          pairs.map(({ accession, symbol }) => [
            [
              ['uniProt', accession],
              ['symbol', symbol],
            ],
            (row) => isOfGene(row, symbol) || hasAccession(row, accession),
          ]),
        );
        expect([wrong, counts.found > 5000]).toEqual([[], true]);
      },
      120_000,
    );
  },
);
