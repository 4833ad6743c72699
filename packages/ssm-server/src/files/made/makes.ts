import type { AssayVersion, ColumnKey } from 'ssm-core';
import { derivedMeasureOf } from 'ssm-core/internal';
import type { ActiveCatalogue, Derivation } from '../../catalogue/active.ts';
import type { ReleaseNote } from '../../notes/releaseNotes.ts';
import type { serverTexts } from '../../texts/serverTexts.gen.ts';

type MadeTexts = (typeof serverTexts)['en']['files'];

type ColumnTexts = Readonly<Partial<Record<ColumnKey, string>>>;

export interface FileTexts extends Omit<MadeTexts, 'titles' | 'meanings'> {
  readonly titles: ColumnTexts;
  readonly meanings: ColumnTexts;
}

export const makes = [
  'menu-7k-xlsx',
  'menu-7k-csv',
  'menu-7k-csv-excel',
  'menu-7k-annotation',
  'menu-11k-xlsx',
  'menu-11k-csv',
  'menu-11k-csv-excel',
  'menu-11k-annotation',
  'crosswalk',
  'crosswalk-excel',
  'data-dictionary',
  'import-template',
  'bulk-search-template',
  'release-notes',
] as const;
export type Make = (typeof makes)[number];

export type MenuFormat = 'xlsx' | 'csv' | 'csv-excel' | 'annotation';

export function menuOf(make: Make): { readonly version: AssayVersion; readonly format: MenuFormat } | undefined {
  const [, version, format] = /^menu-(7k|11k)-(.+)$/.exec(make) ?? [];
  if (version === undefined) return undefined;
  return { version: version === '7k' ? 'V_7K' : 'V_11K', format: format as MenuFormat };
}

export interface Material {
  readonly catalogues: Readonly<Record<AssayVersion, ActiveCatalogue | undefined>>;
  readonly notes: readonly ReleaseNote[];
  readonly texts: FileTexts;
}

export const versionNames: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };

/**
 * Returns the versions whose catalogues a file requires. The data dictionary requires none, because it describes those
 * that exist.
 */
export function needs(make: Make): readonly AssayVersion[] {
  if (make === 'crosswalk' || make === 'crosswalk-excel') return ['V_7K', 'V_11K'];
  const menu = menuOf(make);
  return menu === undefined ? [] : [menu.version];
}

export function sourcesOf(make: Make, { catalogues }: Material): readonly ActiveCatalogue[] {
  const versions: readonly AssayVersion[] = make === 'data-dictionary' ? ['V_7K', 'V_11K'] : needs(make);
  return versions.flatMap((version) => catalogues[version] ?? []);
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Describes the measure that a column contains instead of its own, with the measure's column and file. */
export function derivedText({ measure, file }: Derivation, texts: FileTexts): string {
  const source = file === null ? measure : fill(texts.inFile, { column: measure, file });
  const known = derivedMeasureOf(measure);
  return known === null ? source : fill(texts.measureIn, { what: texts.derivedMeasures[known], source });
}

export function fileNameOf(make: Make, material: Material): string {
  const demo = sourcesOf(make, material).some(({ isDemo }) => isDemo) ? '_DEMO' : '';
  const menu = menuOf(make);
  if (menu !== undefined) {
    const stem = `SomaScan_Menu_${versionNames[menu.version]}${demo}`;
    const ends = { xlsx: '.xlsx', csv: '.csv', 'csv-excel': '_Excel.csv', annotation: '_Annotation.tsv' } as const;
    return stem + ends[menu.format];
  }
  const names: Readonly<Record<Exclude<Make, `menu-${string}`>, string>> = {
    crosswalk: `SomaScan_Menu_7K_11K_Crosswalk${demo}.csv`,
    'crosswalk-excel': `SomaScan_Menu_7K_11K_Crosswalk${demo}_Excel.csv`,
    'data-dictionary': `SomaScan_Menu_Data_Dictionary${demo}.csv`,
    'import-template': 'SomaScan_Menu_Import_Template.xlsx',
    'bulk-search-template': 'SomaScan_Menu_Bulk_Search_Template.xlsx',
    'release-notes': 'SomaScan_Menu_Release_Notes.md',
  };
  return names[make as keyof typeof names];
}

interface Said {
  readonly title: string;
  readonly description?: string;
}

export function saidOf(make: Make, texts: FileTexts): Said {
  const menu = menuOf(make);
  if (menu !== undefined) {
    const values = { version: versionNames[menu.version] };
    if (menu.format === 'annotation') {
      return { title: fill(texts.annotation, values), description: texts.annotationText };
    }
    const titles = { xlsx: texts.menuXlsx, csv: texts.menuCsv, 'csv-excel': texts.menuCsvExcel } as const;
    return { title: fill(titles[menu.format], values) };
  }
  const said: Readonly<Record<Exclude<Make, `menu-${string}`>, Said>> = {
    crosswalk: { title: texts.crosswalk, description: texts.crosswalkText },
    'crosswalk-excel': { title: texts.crosswalkExcel, description: texts.crosswalkText },
    'data-dictionary': { title: texts.dictionary, description: texts.dictionaryText },
    'import-template': { title: texts.importTemplate },
    'bulk-search-template': { title: texts.searchTemplate },
    'release-notes': { title: texts.notes },
  };
  return said[make as keyof typeof said];
}
