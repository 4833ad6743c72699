import type { Analyte, ColumnKey } from 'ssm-core';
import { analyteAt, columnsMediaType, columnsOfVersion, parseColumns, type Table } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { type CatalogueHolder, createCatalogueHolder } from '../catalogue/active.ts';
import { generateDemoCatalogue } from '../catalogue/generate/generateDemoCatalogue.ts';
import { hasSharedData, loadRealCatalogues } from '../catalogue/testing/realLoads.ts';
import type { PlannedAnswer } from '../exchange/answers.ts';
import { compressThoroughly } from '../http/compress/compress.ts';
import { popularSearches } from '../operations/analytes/searchAnalytes.ts';

async function demoCatalogues(): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder();
  holder.replace(await Promise.all([generateDemoCatalogue('V_7K'), generateDemoCatalogue('V_11K')]));
  return holder;
}

function columnAnswers(holder: CatalogueHolder, version: 'V_7K' | 'V_11K') {
  const catalogue = holder.get(version);
  if (catalogue === undefined) throw new Error(`There is no catalogue of ${version}.`);
  const [first, rest, all] = popularSearches(catalogue).filter(({ mediaType }) => mediaType === columnsMediaType);
  if (first === undefined || rest === undefined || all === undefined) throw new Error('An answer is missing.');
  return { table: catalogue.table, first, rest, all };
}

async function compressedBytes(plan: PlannedAnswer): Promise<number> {
  return (await compressThoroughly(await plan.make(), 'br')).length;
}

const analytesOf = (table: Table, keys: readonly ColumnKey[]): readonly Analyte[] =>
  Array.from({ length: table.rowCount }, (_, row) => analyteAt(table, row, keys));

/** Maximum compressed size, which leaves six percent of headroom. */
const most = 550_000;

describe.each([
  ['the demo catalogues', true, demoCatalogues],
  ['real files', hasSharedData(), loadRealCatalogues],
])('the columns of the menu, from %s', (_, isThere, catalogues) => {
  it.runIf(isThere)(
    'take at most 550,000 bytes, in one answer or in the two answers that the application requests',
    async () => {
      const { first, rest, all } = columnAnswers(await catalogues(), 'V_11K');
      const [ofFirst, ofRest, ofAll] = await Promise.all([first, rest, all].map(compressedBytes));
      expect([ofAll, (ofFirst ?? Number.NaN) + (ofRest ?? Number.NaN)].map((bytes) => Number(bytes) <= most)).toEqual([
        true,
        true,
      ]);
    },
    60_000,
  );

  it.runIf(isThere).each(['V_7K', 'V_11K'] as const)(
    'from %s are parsed back to every value of the catalogue',
    async (version) => {
      const { table, all } = columnAnswers(await catalogues(), version);
      const keys = columnsOfVersion(version).map(({ key }) => key);
      const read = parseColumns(JSON.parse(new TextDecoder().decode(await all.make())));
      expect(analytesOf(read, keys)).toEqual(analytesOf(table, keys));
    },
    60_000,
  );
});
