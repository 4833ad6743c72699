/** The English texts. A portal overrides any of them through SsmProvider's `strings`. */
import { columns, derivedMeasures } from './columns.ts';
import { shell } from './shell.ts';
import { values } from './values.ts';

export const en = {
  shell,
  version: {
    label: 'Assay version',
    V_7K: '7K',
    V_11K: '11K',
  },
  menu: {
    tableLabel: 'Menu',
    /** A button of narrow windows that shows the other buttons of the page. */
    actions: 'Actions',
    compareResult: 'Compare result',
    compareSelected: (count: string) => `Compare selected (${count})`,
    tooLongToCompare: 'This list is too long for a link. Add it to a builder, and compare the builder.',
    search: 'Search by Keywords or IDs',
    clearSearch: 'Clear search',
    /**
     * `shown` and `total` are grouped. The last two parameters are the plain numbers, for languages with plural
     * forms.
     */
    resultCount: (shown: string, total: string, _count: number, _total: number) => `${shown} of ${total} reagents`,
    selectedCount: (count: string) => `${count} selected`,
    selectedNotShown: (count: string) => `${count} of them not shown`,
    select: (seqId: string) => `Select ${seqId}`,
    selectAll: (count: string) => `Select all ${count}`,
    signInToSelect: 'Sign in to select reagents',
    requestAccessToSelect: 'Request access to select reagents',
    rowsPerPage: 'Rows per page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    firstPage: 'First page',
    lastPage: 'Last page',
    pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
    rowRange: (start: string, end: string, total: string) => `${start}–${end} of ${total}`,
    loading: 'Loading the menu',
    /** Shown after the server's rows replaced the rows stored on an earlier visit. */
    catalogueChanged: 'The catalogue has changed since your last visit. The menu now shows the new one.',
    /** Says in which hidden column the match is. `what` is the title of that column, or `otherNameOf`. */
    matchedIn: (what: string, value: string) => `Found: ${value} (${what})`,
    otherNameOf: (symbol: string) => `another name of ${symbol}`,
    relatedTo: {
      protein: (symbol: string) => `makes the protein listed under ${symbol}`,
      id: (symbol: string) => `its gene ID alone stands beside ${symbol}`,
      identifier: (symbol: string) => `ID of ${symbol}`,
      accession: (accession: string) => `earlier accession of ${accession}`,
    },
    somaId: 'SomaId',
    nothingFoundFor: (search: string) => `No reagent matches “${search}”`,
    /** Replaces the hint until the other names of proteins have loaded. */
    nothingFoundYet: 'Other names of proteins, such as HER2 for ERBB2, are still being loaded.',
    nothingFoundHint: 'Check the spelling, or use fewer words: all words separated by spaces have to match.',
    emptyCatalogue: 'The catalogue has no reagents',
    emptyCatalogueHint: 'Load assay files, or choose the other assay version.',
    notKnown: 'Not known',
    noName: 'No name published',
    symbolForName: 'No target name published; the gene symbol stands in',
    fullNameForName: 'No target name published; the full name stands in',
    hiddenColumns: (titles: string) => `This catalogue has no values for: ${titles}`,
    filledFrom: (title: string, measure: string) => `${title}, filled from ${measure}`,
    inFile: (column: string, file: string) => `${column} in ${file}`,
    measureIn: (what: string, source: string) => `${what} (${source})`,
    derivedMeasures,
    stillLoading: 'Still loading the menu',
    loadingStopped: 'Loading was stopped',
    showKeys: 'Keyboard shortcuts',
  },
  link: {
    copy: 'Copy link',
    searchLeftOut: 'The search is too long for a link, which goes without it.',
    filtersLeftOut: 'The filters are too long for a link, which goes without them and shows more reagents.',
  },
  columns,
  /** The filter texts that load first. The other filter texts are in filters.ts. */
  filters: {
    title: 'Filters',
    nothing: { title: 'No reagent passes these filters' },
    failed: (shown: string) => `Filters not applied: showing ${shown}`,
  },
  values,
  errors: {
    request: 'There was an error with your request, please try again later or contact our support team.',
    timeout: 'Timeout - excessive time to fetch data',
    noMatches: 'No matches',
    maintenance: 'SSM is currently down for maintenance. Please try again later.',
    /** Shows the request id of a failed call. The server's log has the same id. */
    reference: (requestId: string) => `Reference ${requestId}`,
    partNotLoaded: 'This part of the page could not be loaded. Check the connection and try again.',
  },
  success: {
    fileDownloaded: (file: string) => `${file} downloaded`,
    matchesFound: (shown: string, count: number) => (count === 1 ? '1 match found' : `${shown} matches found`),
    linkCopied: 'Link copied',
    addedToBuilder: (group: string) => `Analytes added to ${group} Builder`,
  },
  ui: {
    cancel: 'Cancel',
    close: 'Close',
    closeNotification: 'Close notification',
    retry: 'Try again',
    pending: 'Loading …',
    clear: 'Clear',
  },
};

export type Strings = typeof en;
