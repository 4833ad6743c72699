/** Makes columns of each other platform, so that tables, filters, panels and exports say which reagents it measures too. */
import type { OwnColumnKey } from 'ssm-core';
import type { CrosswalkFact, IdentifierKnowledge, OwnColumnFact } from 'ssm-core/engine';
import { maximumOwnColumns } from 'ssm-core/internal';
import type { FieldValue } from '../../cells/values.ts';
import { accessionMember } from '../geneSet.ts';
import { ownKeyOf } from './declaration.ts';
import type { OwnColumns, RowsByMember } from './ownColumns.ts';

const longestTitle = 80;

const titleOfAssays = (platform: string): string => `${platform} assays`;

/** Returns the keys of a platform's columns: whether it measures a protein of the reagent, and by which assays. */
export function platformColumnKeys(platform: string): readonly [isMeasured: OwnColumnKey, assays: OwnColumnKey] {
  return [ownKeyOf('flag', platform, null), ownKeyOf('text', titleOfAssays(platform), null)];
}

function assayText({ symbol, name, assayId }: CrosswalkFact): string {
  const shown = symbol ?? name;
  return shown === null ? assayId : `${shown} (${assayId})`;
}

/** Returns the texts of the assays that measure a protein of each row, in the order of the list. */
function assaysOfRows(
  assays: readonly CrosswalkFact[],
  rowsOf: RowsByMember,
  rowCount: number,
): readonly (readonly string[])[] {
  const texts = Array.from({ length: rowCount }, () => new Set<string>());
  for (const assay of assays) {
    for (const accession of assay.accessions) {
      for (const row of rowsOf.get(accessionMember(accession)) ?? []) texts[row]?.add(assayText(assay));
    }
  }
  return texts.map((found) => [...found]);
}

/**
 * Reagents without an accession are unknown to every platform. Leaves out a platform of which the operator has a column
 * with the same title.
 */
export function platformColumns(
  { crosswalk, sources, ownColumns }: Pick<IdentifierKnowledge, 'crosswalk' | 'sources' | 'ownColumns'>,
  rowsOf: RowsByMember,
  accessions: readonly FieldValue[],
): Pick<OwnColumns, 'facts' | 'values'> {
  const taken = new Set(ownColumns.map(({ key }) => key));
  const facts: OwnColumnFact[] = [];
  const values = new Map<string, readonly FieldValue[]>();
  for (const [platform, assays] of Map.groupBy(crosswalk, (assay) => assay.platform)) {
    const [isMeasured, names] = platformColumnKeys(platform);
    if (taken.has(isMeasured) || taken.has(names) || taken.size + 2 > maximumOwnColumns) continue;
    taken.add(isMeasured).add(names);
    const said = sources.find(({ holds, source, file }) => holds === 'crosswalk' && (source ?? file) === platform);
    const fact = { unit: null, source: said?.source ?? null, licence: said?.licence ?? null, date: null };
    const found = assaysOfRows(assays, rowsOf, accessions.length);
    facts.push(
      {
        ...fact,
        key: isMeasured,
        title: platform.slice(0, longestTitle),
        description: 'Whether it has an assay for a protein of the reagent. Another assay can measure other values.',
      },
      {
        ...fact,
        key: names,
        title: titleOfAssays(platform).slice(0, longestTitle),
        description: 'Its assays for a protein of the reagent. Another assay can measure other values.',
      },
    );
    values.set(
      isMeasured,
      accessions.map((known, row) => (known === null ? null : found[row]?.length !== 0)),
    );
    values.set(
      names,
      found.map((texts) => (texts.length === 0 ? null : texts)),
    );
  }
  return { facts, values };
}
