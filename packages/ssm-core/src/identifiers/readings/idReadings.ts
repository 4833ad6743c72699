/** What has an id of each kind: SeqIds, UniProt accessions, Entrez, HGNC and SomaIds. */
import type { ImportReason } from '../../api/types.ts';
import type { Reagent } from '../reagents.ts';
import type { Catalogues } from './catalogues.ts';
import { type Grade, hasReagents, type Reading, readingOf } from './reading.ts';

/** A reagent of which no catalogue at hand says more than that the other version has it. */
function versionOnly({ version, there, versions }: Catalogues, seqId: string): Reagent | undefined {
  const fact = there === undefined ? versions.get(seqId) : undefined;
  if (fact === undefined || !(version === 'V_7K' ? fact.in11k : fact.in7k)) return undefined;
  return {
    version: version === 'V_7K' ? 'V_11K' : 'V_7K',
    facts: { seqId, fullName: null, targetName: null, uniProtId: null, entrezGeneName: null },
    offMenu: null,
    genes: new Set(),
    genesByAlias: new Set(),
  };
}

export function seqIdReading(catalogues: Catalogues, seqId: string, how: ImportReason | null, grade: Grade): Reading {
  const reading = readingOf(catalogues, { kind: 'seqId', name: seqId, how, grade }, (index) => {
    const reagent = index.bySeqId(seqId);
    return reagent === undefined ? [] : [reagent];
  });
  const other = hasReagents(reading) ? undefined : versionOnly(catalogues, seqId);
  return other === undefined ? reading : { ...reading, there: [other], isKnown: true };
}

export function accessionReadings(
  catalogues: Catalogues,
  accession: string,
  how: 'spelling' | 'prefix' | 'isoform' | null,
): readonly Reading[] {
  const genes = catalogues.genes.byAccession(accession);
  const grade = how === null ? 0 : how === 'isoform' ? 2 : 1;
  const named = { kind: 'uniProt', name: accession, how, grade, isKnown: genes.length > 0 } as const;
  const plain = readingOf(catalogues, named, (index) => index.byAccession(accession));
  if (hasReagents(plain)) return [plain];
  const successor = readingOf(catalogues, { ...named, how: 'successor', grade: 2 }, (index) =>
    index.byFormerAccession(accession),
  );
  if (hasReagents(successor)) return [successor];
  const sameGene = readingOf(catalogues, { ...named, how: 'same_gene', grade: 2 }, (index) => [
    ...new Set(genes.flatMap((gene) => index.byGene(gene))),
  ]);
  return [hasReagents(sameGene) ? sameGene : { ...plain, genes: [] }];
}

export function entrezReading(catalogues: Catalogues, id: string, how: 'prefix' | null): Reading {
  const genes = catalogues.genes.byEntrez(id);
  const grade = how === null ? 0 : 1;
  return readingOf(catalogues, { kind: 'entrez', name: id, how, grade, isKnown: genes.length > 0, genes }, (index) => [
    ...new Set([...index.byEntrez(id), ...genes.flatMap((gene) => index.byGene(gene))]),
  ]);
}

export function hgncReading(catalogues: Catalogues, id: string, how: 'prefix' | null): Reading {
  const gene = catalogues.genes.byHgnc(id);
  const genes = gene === undefined ? [] : [gene];
  const grade = how === null ? 0 : 1;
  const named = { kind: 'hgnc', name: id, how, grade, isKnown: genes.length > 0, genes } as const;
  return readingOf(catalogues, named, (index) => genes.flatMap((each) => index.byGene(each)));
}

export function somaIdReading(catalogues: Catalogues, id: string, how: 'spelling' | null): Reading {
  const named = { kind: 'somaId', name: id, how, grade: how === null ? 0 : 1 } as const;
  return readingOf(catalogues, named, (index) => index.bySomaId(id));
}

/** The SeqIds that a number may have been; those that there are. */
export function roundedReadings(catalogues: Catalogues, seqIds: readonly string[]): readonly Reading[] {
  return seqIds
    .map((seqId) => seqIdReading(catalogues, seqId, 'rounded_number', 2))
    .filter((reading) => hasReagents(reading));
}
