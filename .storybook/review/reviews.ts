/**
 * The review of each main page and component, with a story for every state. The states of `surroundings.ts` show the
 * usual story.
 */

/** Why a page lacks a state. */
export interface NotThere {
  readonly none: string;
}

/** A story that shows less or more than the name of the state says, with a title that says so. */
export interface ShownAs {
  readonly story: string;
  readonly title: string;
}

export interface Review {
  readonly stories: string;
  readonly usual: string;
  readonly states: Readonly<Record<ReviewedState, string | ShownAs | NotThere>>;
}

export const reviewedStates = {
  empty: 'Empty',
  loading: 'Loading',
  slow: 'Slow: a way out is offered',
  failed: 'Failed',
  forbidden: 'Forbidden',
  longText: 'Long text',
  many: '11,083 rows',
} as const;

export type ReviewedState = keyof typeof reviewedStates;

const none = (why: string): NotThere => ({ none: why });

const asTable = none('Shown by its table: see MenuTable.');
const inWords = none('What failed is said in words, and may be tried again: a refusal is one of these.');
const small = none('It is small: what is late is waited for as it loads.');
const ofTexts = none('All of it is texts of the product: the pseudo-locales below make them longer.');

export const reviews = {
  MenuPage: {
    stories: 'pages-menu-menupage',
    usual: 'signed-in',
    states: {
      empty: 'empty-catalogue',
      loading: 'loading',
      slow: 'still-loading',
      failed: 'failed',
      forbidden: 'visitor',
      longText: 'long-text',
      many: 'eleven-k',
    },
  },
  MenuTable: {
    stories: 'features-menu-menutable',
    usual: 'demo-catalogue',
    states: {
      empty: 'empty-catalogue',
      loading: 'loading',
      slow: 'still-loading',
      failed: 'failed',
      forbidden: 'without-permission-to-select',
      longText: 'long-text',
      many: 'eleven-k',
    },
  },
  FilterDialog: {
    stories: 'features-filter-filterdialog',
    usual: 'five-filters',
    states: {
      empty: 'empty',
      loading: none('It opens before the rows have come: suggestions and counts follow.'),
      slow: 'counting',
      failed: 'not-a-number',
      forbidden: 'categories-of-visitor',
      longText: 'long-text',
      many: none('It shows no rows; how many are left is counted of all 11,083.'),
    },
  },
  BuilderPage: {
    stories: 'pages-builder-builderpage',
    usual: 'few',
    states: {
      empty: 'empty',
      loading: 'loading',
      slow: asTable,
      failed: 'storage-notice',
      forbidden: none('Who may not select has no builder.'),
      longText: asTable,
      many: 'full',
    },
  },
  PanelBuilderPage: {
    stories: 'pages-builder-panelbuilderpage',
    usual: 'ready',
    states: {
      empty: none('As BuilderPage.'),
      loading: none('As BuilderPage.'),
      slow: asTable,
      failed: none('As BuilderPage; a save that failed is shown by SavePanel.'),
      forbidden: none('Who may not select has no builder.'),
      longText: 'long-text',
      many: none('As BuilderPage.'),
    },
  },
  SavePanel: {
    stories: 'features-panels-save-savepaneldialog',
    usual: 'next-version',
    states: {
      empty: 'new',
      loading: 'opening',
      slow: 'saving',
      failed: 'failed',
      forbidden: 'forbidden',
      longText: 'long-text',
      many: none('It counts the reagents that it saves, and shows none.'),
    },
  },
  ImportDialog: {
    stories: 'features-import-importdialog',
    usual: 'answered',
    states: {
      empty: 'empty',
      loading: 'uploading',
      slow: none('The bar of an upload counts, and Cancel is there from the beginning.'),
      failed: 'failed',
      forbidden: 'forbidden',
      longText: 'long-text',
      many: { story: 'twenty-thousand-rows', title: '20,000 rows, the most that a list may have' },
    },
  },
  SelectColumnsDialog: {
    stories: 'features-columns-selectcolumnsdialog',
    usual: 'default',
    states: {
      empty: 'nothing-found',
      loading: none('The columns are known before the rows.'),
      slow: none('The columns are known before the rows.'),
      failed: 'save-failed',
      forbidden: 'without-person',
      longText: ofTexts,
      many: none('It lists columns, and no rows.'),
    },
  },
  SpecSheetPage: {
    stories: 'pages-sheet-specsheetpage',
    usual: 'opened',
    states: {
      empty: 'not-found',
      loading: 'loading',
      slow: 'still-loading',
      failed: 'failed',
      forbidden: 'without-selection',
      longText: none('Long fields: see SpecSheet.'),
      many: none('One reagent is one row.'),
    },
  },
  SpecSheet: {
    stories: 'features-sheet-specsheet',
    usual: 'whole',
    states: {
      empty: 'nothing-reported',
      loading: none('Its page waits: see SpecSheetPage.'),
      slow: none('Its page waits: see SpecSheetPage.'),
      failed: none('Its page says so: see SpecSheetPage.'),
      forbidden: none('Its page says so: see SpecSheetPage.'),
      longText: 'long-text',
      many: { story: 'twelve-reagents', title: '12 reagents of one protein' },
    },
  },
  MyPanelsPage: {
    stories: 'pages-panels-mypanelspage',
    usual: 'few',
    states: {
      empty: 'empty',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: inWords,
      longText: 'long-texts',
      many: { story: 'many', title: '45 panels' },
    },
  },
  PanelPage: {
    stories: 'pages-panels-panelpage',
    usual: 'few',
    states: {
      empty: 'not-found',
      loading: 'loading',
      slow: 'still-loading',
      failed: 'failed',
      forbidden: 'without-edit',
      longText: 'long-text',
      many: 'whole',
    },
  },
  ComparePage: {
    stories: 'pages-compare-comparepage',
    usual: 'three-lists',
    states: {
      empty: 'empty',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: 'panel-gone',
      longText: 'long-names',
      many: { story: 'five-lists', title: 'Five lists' },
    },
  },
  MovePage: {
    stories: 'pages-move-movepage',
    usual: 'to-11-k',
    states: {
      empty: 'no-list',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: 'panel-gone',
      longText: 'long-names',
      many: { story: 'whole-menu', title: 'Whole menu' },
    },
  },
  EnrichmentPage: {
    stories: 'pages-enrichment-enrichmentpage',
    usual: 'against-the-menu',
    states: {
      empty: 'no-list',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: 'panel-gone',
      longText: 'long-names',
      many: { story: 'whole-menu', title: 'Whole menu' },
    },
  },
  PlanPage: {
    stories: 'pages-panels-planpage',
    usual: 'smallest',
    states: {
      empty: 'no-goal',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: 'forbidden',
      longText: 'long-names',
      many: { story: 'many', title: 'Many reagents' },
    },
  },
  CollectionsPage: {
    stories: 'pages-collections-collectionspage',
    usual: 'categories',
    states: {
      empty: 'no-sets',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: 'without-builder',
      longText: 'long-text',
      many: none('It shows sets of genes, and no rows.'),
    },
  },
  CollectionCategoryPage: {
    stories: 'pages-collections-collectioncategorypage',
    usual: 'pathways',
    states: {
      empty: 'no-sets',
      loading: none('As CollectionsPage.'),
      slow: none('As CollectionsPage.'),
      failed: none('As CollectionsPage.'),
      forbidden: 'without-builder',
      longText: 'long-text',
      many: none('It shows sets of genes, and no rows.'),
    },
  },
  FileDownloadsPage: {
    stories: 'pages-files-filedownloadspage',
    usual: 'files',
    states: {
      empty: 'unknown-category',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: inWords,
      longText: 'long-text',
      many: none('It shows files, and no rows.'),
    },
  },
  ReleaseNotesPage: {
    stories: 'pages-notes-releasenotespage',
    usual: 'notes',
    states: {
      empty: 'none',
      loading: 'loading',
      slow: small,
      failed: 'failed',
      forbidden: inWords,
      longText: 'long-text',
      many: none('It shows notes, and no rows.'),
    },
  },
  AboutPage: {
    stories: 'pages-about-aboutpage',
    usual: 'in-production',
    states: {
      empty: 'little-is-known',
      loading: none('What is late is waited for as it loads, fact by fact.'),
      slow: small,
      failed: 'failed',
      forbidden: none('Everybody may read it.'),
      longText: 'long-text',
      many: none('It shows facts, and no rows.'),
    },
  },
} as const satisfies Readonly<Record<string, Review>>;

export type ReviewName = keyof typeof reviews;

export function storyOfState(state: string | ShownAs | NotThere): string | undefined {
  if (typeof state === 'string') return state;
  return 'story' in state ? state.story : undefined;
}
