import type { OtherAssay } from 'ssm-core';
import type { CrosswalkFact, IdentifierKnowledge } from 'ssm-core/engine';
import type { Proteins } from './proteins.ts';

export interface OtherAssays {
  /** Whether a list of another platform was loaded. */
  readonly isLoaded: boolean;
  readonly ofAccession: ReadonlyMap<string, readonly CrosswalkFact[]>;
}

export function otherAssaysOf({ crosswalk }: Pick<IdentifierKnowledge, 'crosswalk'>): OtherAssays {
  const ofAccession = new Map<string, CrosswalkFact[]>();
  for (const fact of crosswalk) {
    for (const accession of fact.accessions) {
      const known = ofAccession.get(accession);
      if (known === undefined) ofAccession.set(accession, [fact]);
      else known.push(fact);
    }
  }
  return { isLoaded: crosswalk.length > 0, ofAccession };
}

/** Returns the assays of other platforms that measure a protein of the reagent in this row. */
export function otherAssaysAt(
  { ofAccession }: OtherAssays,
  { accessions }: Proteins,
  row: number,
): readonly OtherAssay[] {
  const facts = new Set((accessions.items[row] ?? []).flatMap((accession) => ofAccession.get(accession) ?? []));
  return [...facts]
    .map((fact) => ({
      ...fact,
      accessions: [...fact.accessions],
      reagents: new Set(fact.accessions.flatMap((each) => accessions.rowsOf.get(each) ?? [])).size,
    }))
    .toSorted(
      (one, other) =>
        one.platform.localeCompare(other.platform, 'en') || one.assayId.localeCompare(other.assayId, 'en'),
    );
}
