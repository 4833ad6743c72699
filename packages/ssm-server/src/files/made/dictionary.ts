/** What every column is, and how far the catalogues in use fill it. */
import { type AssayVersion, assayVersions, type ColumnKey } from 'ssm-core';
import { cellValue, columnDefinitions } from 'ssm-core/engine';
import type { SheetRow } from 'ssm-core/internal';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { fill, type Material, versionNames } from './makes.ts';

function filledIn({ table }: ActiveCatalogue, key: ColumnKey): number {
  if (!table.columns.has(key)) return 0;
  let count = 0;
  for (let row = 0; row < table.rowCount; row++) if (cellValue(table, row, key) !== null) count += 1;
  return count;
}

/** Titles and a row for each column, in the catalogue's order. */
export function dictionaryRows({ catalogues, texts }: Material): readonly SheetRow[] {
  const each = (text: string) => assayVersions.map((version) => fill(text, { version: versionNames[version] }));
  const titles = [texts.key, texts.shortKey, texts.title, texts.meaning, texts.kind, texts.unit, texts.versions];
  const rows = columnDefinitions.map(({ key, shortKey, kind, unit, versions = assayVersions }) => {
    const of = <Cell>(read: (catalogue: ActiveCatalogue) => Cell) =>
      assayVersions.map((version: AssayVersion) => {
        const catalogue = catalogues[version];
        return catalogue === undefined || !versions.includes(version) ? null : read(catalogue);
      });
    return [
      key,
      shortKey,
      texts.titles[key] ?? key,
      texts.meanings[key] ?? null,
      texts[kind],
      unit === undefined ? null : texts[unit],
      versions.map((version) => versionNames[version]).join(texts.listSeparator),
      ...of((catalogue) => filledIn(catalogue, key)),
      ...of((catalogue) => catalogue.derivedFrom.get(key) ?? null),
    ];
  });
  return [[...titles, ...each(texts.filled), ...each(texts.filledFrom)], ...rows];
}
