/** Describes every column, and counts the reagents of the active catalogues that have a value in it. */
import { type AssayVersion, assayVersions, type ColumnKey } from 'ssm-core';
import { cellValue, columnDefinition, columnDefinitions } from 'ssm-core/engine';
import { derivedMeasureOf, type SheetRow } from 'ssm-core/internal';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { ownColumnsOf } from '../../catalogue/catalogueFacts.ts';
import { derivedText, fill, type Material, versionNames } from './makes.ts';

function filledIn({ table }: ActiveCatalogue, key: ColumnKey): number {
  if (!table.columns.has(key)) return 0;
  let count = 0;
  for (let row = 0; row < table.rowCount; row++) if (cellValue(table, row, key) !== null) count += 1;
  return count;
}

/**
 * Returns the meaning of a column, or of the measure that it contains instead. If only one version has that measure,
 * returns both meanings with their versions.
 */
function meaningOf(key: ColumnKey, { catalogues, texts }: Material): string | null {
  const meanings = assayVersions.flatMap((version) => {
    const catalogue = catalogues[version];
    if (catalogue === undefined || !catalogue.table.columns.has(key)) return [];
    const derivation = catalogue.derivedFrom.get(key);
    const derived = derivation && texts.derivedMeanings[derivedMeasureOf(derivation.measure) ?? 'other'];
    return [{ version, meaning: derived ?? texts.meanings[key] ?? '' }];
  });
  const [first, second] = meanings;
  if (first === undefined) return texts.meanings[key] ?? null;
  if (second === undefined || second.meaning === first.meaning) return first.meaning || null;
  return meanings.map(({ version, meaning }) => `${versionNames[version]}: ${meaning}`).join(' ');
}

export function dictionaryRows(material: Material): readonly SheetRow[] {
  const { catalogues, texts } = material;
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
      meaningOf(key, material),
      texts[kind],
      unit === undefined ? null : texts[unit],
      versions.map((version) => versionNames[version]).join(texts.listSeparator),
      ...of((catalogue) => filledIn(catalogue, key)),
      ...of(({ derivedFrom }) => {
        const derivation = derivedFrom.get(key);
        return derivation === undefined ? null : derivedText(derivation, texts);
      }),
    ];
  });
  return [[...titles, ...each(texts.filled), ...each(texts.filledFrom)], ...rows, ...ownRows(material)];
}

/** Describes own columns and families of gene sets, in the words of the operator. */
function ownRows({ catalogues, texts }: Material): readonly SheetRow[] {
  const columns = new Map(
    assayVersions.flatMap((version) => {
      const catalogue = catalogues[version];
      return catalogue === undefined ? [] : ownColumnsOf(catalogue).map((column) => [column.key, column] as const);
    }),
  );
  return [...columns.values()].map(({ key, title, unit, description }) => {
    const having = assayVersions.filter((version) => catalogues[version]?.table.columns.has(key));
    const filled = assayVersions.map((version) => {
      const catalogue = catalogues[version];
      return catalogue !== undefined && having.includes(version) ? filledIn(catalogue, key) : null;
    });
    const names = having.map((version) => versionNames[version]).join(texts.listSeparator);
    return [key, key, title, description, texts[columnDefinition(key).kind], unit, names, ...filled, null, null];
  });
}
