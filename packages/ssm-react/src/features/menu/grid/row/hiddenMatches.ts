/** Why the search found a row whose cells do not show it: identifiers are searched whether shown or not. */
import {
  cellValue,
  identifierColumnKeys,
  looseKey,
  matchedTerms,
  otherNamesKey,
  readOtherName,
  termsAtStart,
} from 'ssm-core/engine';
import type { Sheet } from '../sheet.ts';
import { cellContent } from './cellContent.ts';

export interface HiddenMatch {
  readonly text: string;
  /** What the text is: the title of its column, or of which symbol it is another name. */
  readonly what: string;
}

const none: readonly HiddenMatch[] = [];

const somaId = /^SL\d+$/;
/** More names that begin alike say nothing new. */
const mostNames = 2;

/** The other names of the row that the search found, the shortest first: a whole name comes before a longer one. HER2 and HER-2 are one. */
function foundNames(sheet: Sheet, row: number, isMissed: (term: string) => boolean): readonly HiddenMatch[] {
  const { table, query, cellText, texts } = sheet;
  const items = (cellValue(table, row, otherNamesKey) ?? none) as readonly string[];
  const found = items
    .map(readOtherName)
    .filter(({ name }) => [...termsAtStart(name, query)].some((term) => term.length > 1 && isMissed(term)))
    .toSorted((first, second) => first.name.length - second.name.length)
    .filter(({ name }, at, all) => all.findIndex((each) => looseKey(each.name) === looseKey(name)) === at);
  const own = found.length > 0 ? cellValue(table, row, 'entrezGeneName') : null;
  return found.slice(0, mostNames).map(({ name, symbol, relation }) => {
    const of = symbol ?? (own === null ? '' : cellText('entrezGeneName', own));
    const what = relation === 'gene' ? texts.otherNameOf(of) : texts.relatedTo[relation](of);
    return { text: name, what: somaId.test(name) || of === '' ? texts.somaId : what };
  });
}

/**
 * The values of identifier columns not shown, and other names, that have a searched term which no shown cell of the row has. One
 * letter is the beginning of a word: it is in most rows, and naming them all at each key would only flicker.
 */
export function hiddenMatches(sheet: Sheet, row: number): readonly HiddenMatch[] {
  const { table, columns, query, cellText } = sheet;
  if (query.alternatives.length === 0) return none;
  let seen: ReadonlySet<string> | undefined;
  const seenTerms = (): ReadonlySet<string> => {
    seen ??= new Set(
      columns.flatMap((column) => {
        const content = cellContent(sheet, row, column);
        return 'text' in content ? [...matchedTerms(content.text, query)] : [];
      }),
    );
    return seen;
  };
  const columnsFound = identifierColumnKeys.flatMap((key) => {
    const value = columns.some((column) => column.key === key) ? null : cellValue(table, row, key);
    if (value === null) return none;
    const text = cellText(key, value);
    const words = [...matchedTerms(text, query)].filter((term) => term.length > 1);
    // Most rows have none there: what their cells show is not looked at.
    return words.some((word) => !seenTerms().has(word)) ? { text, what: sheet.texts.title(key) } : none;
  });
  const told = new Set(columnsFound.flatMap(({ text }) => [...matchedTerms(text, query)]));
  return [...columnsFound, ...foundNames(sheet, row, (term) => !seenTerms().has(term) && !told.has(term))];
}
