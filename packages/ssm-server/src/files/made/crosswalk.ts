/** Lists the reagents of both menus. For each reagent, gives the names of its target on each menu. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { cellValue } from 'ssm-core/engine';
import type { SheetCell, SheetRow } from 'ssm-core/internal';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { compareSeqIds } from '../../catalogue/cells/values.ts';
import { type FileTexts, fill, versionNames } from './makes.ts';

const compared = ['targetName', 'uniProtId', 'entrezGeneName'] as const satisfies readonly ColumnKey[];

function rowsBySeqId({ table }: ActiveCatalogue): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row++) rows.set(String(cellValue(table, row, 'seqId')), row);
  return rows;
}

function cell(catalogue: ActiveCatalogue, row: number | undefined, key: ColumnKey, texts: FileTexts): SheetCell {
  const value = row === undefined ? null : cellValue(catalogue.table, row, key);
  return typeof value === 'string' || value === null ? value : [value].flat().join(texts.listSeparator);
}

export function crosswalkRows(catalogues: readonly ActiveCatalogue[], texts: FileTexts): readonly SheetRow[] {
  const menus = catalogues.map((catalogue) => ({ catalogue, rows: rowsBySeqId(catalogue) }));
  const seqIds = [...new Set(menus.flatMap(({ rows }) => [...rows.keys()]))].toSorted(compareSeqIds);
  const named = (text: string, version: AssayVersion, title = ''): string =>
    fill(text, { version: versionNames[version], title });
  const titles = [
    texts.titles.seqId ?? 'seqId',
    ...menus.map(({ catalogue }) => named(texts.onMenu, catalogue.version)),
    ...compared.flatMap((key) =>
      menus.map(({ catalogue }) => named(texts.ofVersion, catalogue.version, texts.titles[key] ?? key)),
    ),
  ];
  const rows = seqIds.map((seqId) => [
    seqId,
    ...menus.map(({ rows: known }) => (known.has(seqId) ? texts.yes : texts.no)),
    ...compared.flatMap((key) =>
      menus.map(({ catalogue, rows: known }) => cell(catalogue, known.get(seqId), key, texts)),
    ),
  ]);
  return [titles, ...rows];
}
