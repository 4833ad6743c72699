/**
 * Lazy-loaded sections of texts. A new section needs its file in `en` and its line here. Overrides, pseudo-locales
 * and useLateTexts use this list. Only types are imported, so this file loads no section.
 */
interface LateSection<English extends object> {
  /** Carries the type of the English texts. It has no value at run time. */
  readonly english?: English;
}

function section<English extends object>(): LateSection<English> {
  return {};
}

const lateSections = {
  about: section<typeof import('./en/about.ts').about>(),
  builder: section<typeof import('./en/builder.ts').builder>(),
  changes: section<typeof import('./en/changes.ts').changes>(),
  chosenList: section<typeof import('./en/compare.ts').chosenList>(),
  collections: section<typeof import('./en/collections.ts').collections>(),
  compare: section<typeof import('./en/compare.ts').compare>(),
  element: section<typeof import('./en/element.ts').element>(),
  enrichment: section<typeof import('./en/enrichment.ts').enrichment>(),
  files: section<typeof import('./en/files.ts').files>(),
  filters: section<typeof import('./en/filters.ts').filters>(),
  imports: section<typeof import('./en/imports.ts').imports>(),
  language: section<typeof import('./en/language.ts').language>(),
  links: section<typeof import('./en/links.ts').links>(),
  menuNotes: section<typeof import('./en/menuNotes.ts').menuNotes>(),
  move: section<typeof import('./en/move.ts').move>(),
  notes: section<typeof import('./en/files.ts').notes>(),
  ownCollections: section<typeof import('./en/collections.ts').ownCollections>(),
  panels: section<typeof import('./en/panels.ts').panels>(),
  panelView: section<typeof import('./en/panelView.ts').panelView>(),
  plan: section<typeof import('./en/plan.ts').plan>(),
  policy: section<typeof import('./en/policy.ts').policy>(),
  proteins: section<typeof import('./en/proteins.ts').proteins>(),
  selectColumns: section<typeof import('./en/selectColumns.ts').selectColumns>(),
  serverPages: section<typeof import('./en/serverPages.ts').serverPages>(),
  sheet: section<typeof import('./en/sheet.ts').sheet>(),
  tableKeys: section<typeof import('./en/tableKeys.ts').tableKeys>(),
};

/** The texts of each lazy-loaded section. */
export type LaterStrings = {
  readonly [Key in keyof typeof lateSections]: NonNullable<(typeof lateSections)[Key]['english']>;
};

/** Functions that derive each section from its English texts, which load with their component. */
export type FromEnglish = { readonly [Key in keyof LaterStrings]: (english: LaterStrings[Key]) => LaterStrings[Key] };

export function everyLateSection(change: <English extends object>(english: English) => English): FromEnglish {
  return Object.fromEntries(Object.keys(lateSections).map((key) => [key, change])) as FromEnglish;
}
