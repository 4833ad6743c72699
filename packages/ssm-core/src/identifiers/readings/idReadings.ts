import { type ImportReason, otherVersion } from '../../api/types.ts';
import type { Gene } from '../genes.ts';
import type { Reagent, ReagentIndex } from '../reagents.ts';
import { type ForeignKind, integer } from '../shapes.ts';
import { tidy, unquote } from '../text.ts';
import { type Catalogues, type Grade, hasReagents, type Reading, readingOf } from './reading.ts';

function versionOnly({ version, there, versions }: Catalogues, seqId: string): Reagent | undefined {
  const fact = there === undefined ? versions.get(seqId) : undefined;
  if (fact === undefined || !(version === 'V_7K' ? fact.in11k : fact.in7k)) return undefined;
  return {
    version: otherVersion(version),
    facts: { seqId, fullName: null, targetName: null, uniProtId: null, entrezGeneName: null },
    offMenu: null,
    doubt: null,
    genes: new Set(),
    genesByAlias: new Set(),
    genesByIdAlone: new Set(),
    entrezIds: [],
    somaIds: [],
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
  const primaries = catalogues.genes.primariesOf.get(accession);
  const genes = [accession, ...primaries].flatMap((each) => catalogues.genes.byAccession.get(each));
  const grade = how === null ? 0 : how === 'isoform' ? 2 : 1;
  const isKnown = genes.length > 0 || primaries.length > 0;
  const named = { kind: 'uniProt', name: accession, how, grade, isKnown } as const;
  const plain = readingOf(catalogues, named, (index) => index.byAccession.get(accession));
  if (hasReagents(plain)) return [plain];
  const successor = readingOf(catalogues, { ...named, how: 'successor', grade: 2 }, (index) => [
    ...new Set([
      ...index.byFormerAccession.get(accession),
      ...primaries.flatMap((primary) => index.byAccession.get(primary)),
    ]),
  ]);
  if (hasReagents(successor)) return [successor];
  const sameGene = readingOf(catalogues, { ...named, how: 'same_gene', grade: 2 }, (index) => [
    ...new Set(genes.flatMap((gene) => index.byGene.get(gene))),
  ]);
  return [hasReagents(sameGene) ? sameGene : { ...plain, genes: [] }];
}

/**
 * Finds the reagents that have the Entrez id and whose other cells do not contradict it. Proposes reagents of the gene
 * that have another Entrez id, and reagents that have the Entrez id but the symbols of other genes.
 */
function geneIdReadings(
  catalogues: Catalogues,
  named: Pick<Reading, 'kind' | 'name' | 'how'>,
  genes: readonly Gene[],
  entrezIds: readonly string[],
): readonly Reading[] {
  const base = { ...named, grade: named.how === null ? 0 : 1, isKnown: genes.length > 0, genes } as const;
  const byId = (index: ReagentIndex) => entrezIds.flatMap((id) => index.byEntrez.get(id));
  const byGene = (index: ReagentIndex) => genes.flatMap((gene) => index.byGene.get(gene));
  const alone = (index: ReagentIndex) => genes.flatMap((gene) => index.byGeneIdAlone.get(gene));
  const hasOtherId = ({ entrezIds: own }: Reagent) => own.length > 0 && !own.some((id) => entrezIds.includes(id));
  const agreed = readingOf(catalogues, base, (index) => {
    const doubted = alone(index);
    const all = [...byId(index), ...byGene(index).filter((reagent) => !hasOtherId(reagent))];
    return [...new Set(all)].filter((reagent) => !doubted.includes(reagent));
  });
  const proposal = (how: ImportReason, pick: (index: ReagentIndex) => readonly Reagent[]) =>
    readingOf(catalogues, { ...base, how, grade: 2 }, (index) => [...new Set(pick(index))]);
  const proposed = [
    proposal('same_gene', (index) => byGene(index).filter(hasOtherId)),
    proposal('id_alone', alone),
  ].filter(({ here }) => here.length > 0);
  if (agreed.here.length > 0) return [agreed, ...proposed];
  const [only = agreed, ...more] = proposed.length > 0 ? proposed : sharedProteins(catalogues, base);
  return [{ ...only, there: [...new Set([...only.there, ...agreed.there])] }, ...more];
}

/**
 * Proposes reagents for the genes' proteins that the catalogue lists under another gene. For example, HBA1 and HBA2
 * make the same protein.
 */
export function sharedProteins(
  catalogues: Catalogues,
  named: Pick<Reading, 'kind' | 'name' | 'isKnown' | 'genes'>,
): readonly Reading[] {
  const accessions = named.genes.flatMap((gene) => catalogues.genes.accessionsOf.get(gene));
  const reading = readingOf(catalogues, { ...named, how: 'same_protein', grade: 2 }, (index) => [
    ...new Set(accessions.flatMap((accession) => index.byAccession.get(accession))),
  ]);
  return reading.here.length > 0 ? [reading] : [];
}

export function entrezReadings(
  catalogues: Catalogues,
  id: string,
  how: 'spelling' | 'prefix' | null,
): readonly Reading[] {
  return geneIdReadings(catalogues, { kind: 'entrez', name: id, how }, catalogues.genes.byEntrez.get(id), [id]);
}

/** Reads a plain number as an Entrez id of a gene with reagents. Each reading has the symbol of the gene as its name. */
export function numberReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const id = tidy(unquote(text));
  if (!integer.test(id)) return [];
  return entrezReadings(catalogues, id, null)
    .filter((reading) => reading.here.length + reading.there.length > 0)
    .map((reading) => {
      const [reagent] = [...reading.here, ...reading.there];
      const symbols = reading.genes.map(({ symbol }) => symbol);
      const name = symbols.length > 0 ? symbols : (reagent?.facts.entrezGeneName ?? [id]);
      return { ...reading, kind: 'symbol', name: name.join('|'), how: 'number', grade: 2 };
    });
}

export function foreignReadings(
  catalogues: Catalogues,
  kind: ForeignKind,
  id: string,
  how: 'spelling' | 'suffix' | null,
): readonly Reading[] {
  const entrezIds = catalogues.genes.entrezOfForeign.get(id);
  const readings = entrezIds.flatMap((entrezId) =>
    geneIdReadings(catalogues, { kind, name: id, how }, catalogues.genes.byEntrez.get(entrezId), [entrezId]),
  );
  const known = readings.map((reading) => ({ ...reading, isKnown: true }));
  return entrezIds.length === 1 ? known : known.map((reading) => ({ ...reading, how: 'several_symbols', grade: 2 }));
}

/**
 * Proposes the reagents for the proteins of another platform's assay. Two assays of one protein are never the same
 * measurement.
 */
export function otherAssayReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const accessions = new Set(catalogues.genes.assaysOf(text).flatMap((assay) => assay.accessions));
  return [...accessions].flatMap((accession) =>
    accessionReadings(catalogues, accession, null).map(
      (reading): Reading => ({ ...reading, isKnown: true, how: 'other_assay', grade: 2 }),
    ),
  );
}

export function hgncReadings(
  catalogues: Catalogues,
  id: string,
  how: 'spelling' | 'prefix' | null,
): readonly Reading[] {
  const gene = catalogues.genes.byHgnc(id);
  const entrezIds = gene === undefined || gene.entrezId === null ? [] : [gene.entrezId];
  return geneIdReadings(catalogues, { kind: 'hgnc', name: id, how }, gene === undefined ? [] : [gene], entrezIds);
}

export function somaIdReading(catalogues: Catalogues, id: string, how: 'spelling' | null): Reading {
  const named = { kind: 'somaId', name: id, how, grade: how === null ? 0 : 1 } as const;
  return readingOf(catalogues, named, (index) => index.bySomaId.get(id));
}

export function roundedReadings(catalogues: Catalogues, seqIds: readonly string[]): readonly Reading[] {
  return seqIds
    .map((seqId) => seqIdReading(catalogues, seqId, 'rounded_number', 2))
    .filter((reading) => hasReagents(reading));
}
