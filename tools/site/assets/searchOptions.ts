/** How the documents are searched: the same where the index is made and where it is read. */
import type { Options } from 'minisearch';

/** One heading of a page and what stands under it. */
export interface Entry {
  /** The address, from the top of the site. */
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** Words are what stands between anything else: `SSM_DATA=x` is three. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

export const searchOptions: Options<Entry> = {
  fields: ['page', 'heading', 'text'],
  tokenize: wordsOf,
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { page: 3, heading: 4 },
    combineWith: 'AND',
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
