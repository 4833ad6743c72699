/**
 * Looks up every name of the active tables, and compares each answer with the cells of the catalogues. Operators run
 * this check before people import lists.
 */
import type { IdentifierKind, ImportedRow } from 'ssm-core';
import { type Catalogues, createImportAnswers, type Reagent } from 'ssm-core/engine';

export type WrongAnswer = 'another_protein' | 'false_other_version' | 'false_not_measured';

export interface NamesOfKind {
  readonly kind: IdentifierKind;
  readonly asked: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly wrong: Readonly<Record<WrongAnswer, readonly string[]>>;
}

interface Name {
  readonly text: string;
  readonly isOf: (reagent: Reagent) => boolean;
  readonly isMeasured: boolean;
}

const symbolsOf = ({ facts }: Reagent): readonly string[] => facts.entrezGeneName ?? [];
const accessionsOf = ({ facts }: Reagent): readonly string[] => facts.uniProtId ?? [];
const isOffered = ({ offMenu, doubt }: Reagent): boolean => offMenu === null && doubt === null;

function namesOf({ here, there, genes }: Catalogues): ReadonlyMap<IdentifierKind, readonly Name[]> {
  const ours = [...here.reagents()].filter(isOffered);
  const all = [...ours, ...(there?.reagents() ?? [])].filter(isOffered);
  const seqIdsHere = new Set(ours.map(({ facts }) => facts.seqId));

  function inCells(pick: (reagent: Reagent) => readonly (string | null)[]): readonly Name[] {
    const named = all.flatMap((reagent) =>
      pick(reagent).flatMap((text) => (text === null ? [] : [{ text, seqId: reagent.facts.seqId }])),
    );
    return [...Map.groupBy(named, ({ text }) => text)].map(([text, same]) => {
      const seqIds = new Set(same.map(({ seqId }) => seqId));
      return {
        text,
        isOf: ({ facts }) => seqIds.has(facts.seqId),
        isMeasured: [...seqIds].some((seqId) => seqIdsHere.has(seqId)),
      };
    });
  }

  const measured = {
    symbols: new Set(ours.flatMap(symbolsOf)),
    accessions: new Set(ours.flatMap(accessionsOf)),
    entrezIds: new Set(ours.flatMap(({ entrezIds }) => entrezIds)),
  };
  const approved = [...genes.symbols()].filter(({ isApproved }) => isApproved);

  function ofGenes(pick: (gene: (typeof approved)[number]) => string | null): readonly Name[] {
    return approved.flatMap((gene) => {
      const text = pick(gene);
      if (text === null) return [];
      const { symbol, entrezId } = gene;
      const accessions = new Set(genes.accessionsOf.get(gene));
      const isOf = (reagent: Reagent) =>
        symbolsOf(reagent).includes(symbol) ||
        (entrezId !== null && reagent.entrezIds.includes(entrezId)) ||
        accessionsOf(reagent).some((accession) => accessions.has(accession));
      const isMeasured =
        measured.symbols.has(symbol) ||
        (entrezId !== null && measured.entrezIds.has(entrezId)) ||
        [...accessions].some((accession) => measured.accessions.has(accession));
      return { text, isOf, isMeasured };
    });
  }

  return new Map<IdentifierKind, readonly Name[]>([
    ['seqId', inCells(({ facts }) => [facts.seqId])],
    ['somaId', inCells(({ somaIds }) => somaIds)],
    ['uniProt', inCells(accessionsOf)],
    ['entrez', ofGenes(({ entrezId }) => entrezId)],
    ['hgnc', ofGenes(({ hgncId }) => hgncId)],
    ['symbol', ofGenes(({ symbol }) => symbol)],
    ['targetName', inCells(({ facts }) => [facts.targetName])],
    ['fullName', inCells(({ facts }) => [facts.fullName])],
  ]);
}

function wrongOf({ here, there }: Catalogues, { isOf, isMeasured }: Name, row: ImportedRow): WrongAnswer | undefined {
  const { status, reason, seqId, candidates, elsewhere } = row;
  const meant = seqId === null ? (status === 'several' ? candidates.map((each) => each.seqId) : []) : [seqId];
  const isFound = status === 'exact' || status === 'normalised' || status === 'several';
  const isRight = (id: string) =>
    [here.bySeqId(id), there?.bySeqId(id)].some((reagent) => reagent !== undefined && isOf(reagent));
  if (isFound && !meant.every(isRight)) return 'another_protein';
  if (status === 'other_version' && (isMeasured || !elsewhere.every((each) => isRight(each.seqId)))) {
    return 'false_other_version';
  }
  return reason === 'not_measured' && isMeasured ? 'false_not_measured' : undefined;
}

export function askEveryName(catalogues: Catalogues): readonly NamesOfKind[] {
  return [...namesOf(catalogues)].map(([kind, names]) => {
    const counts: Record<string, number> = {};
    const wrong: Record<WrongAnswer, string[]> = {
      another_protein: [],
      false_other_version: [],
      false_not_measured: [],
    };
    for (const name of names) {
      const cell = { column: 0, kind: 'text', text: name.text } as const;
      const cells = [{ kind, cell }] as const;
      // A new list for each name, because a name that occurs twice in one list would be a duplicate.
      const row = createImportAnswers(catalogues)({ sheet: '', line: 1, role: 'data', note: null, cells, first: cell });
      counts[row.status] = (counts[row.status] ?? 0) + 1;
      const is = wrongOf(catalogues, name, row);
      if (is !== undefined) wrong[is].push(name.text);
    }
    return { kind, asked: names.length, counts, wrong };
  });
}
