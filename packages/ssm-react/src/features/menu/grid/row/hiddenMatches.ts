/** Explains why a row matches a search although no cell shows the match: the search also covers hidden identifiers. */
import {
  cellValue,
  identifierColumnKeys,
  looseKey,
  matchedTerms,
  otherNamesKey,
  readOtherName,
  type SearchQuery,
  type Table,
  termsAtStart,
} from 'ssm-core/engine';
import { memoizeOn } from 'ssm-core/internal';
import type { Sheet } from '../sheet.ts';
import { cellContent } from './cellContent.ts';

export interface HiddenMatch {
  readonly text: string;
  readonly what: string;
}

const none: readonly HiddenMatch[] = [];

const somaId = /^SL\d+$/;
/** The maximum number of names. More names with the same start would not help. */
const mostNames = 2;

const wholeKeysOf = memoizeOn(
  ({ alternatives }: SearchQuery): ReadonlySet<string> =>
    new Set(alternatives.map((terms) => looseKey(terms.join(' ')))),
);

/** Returns whether the name is the row's own identifier, as IL6 is in the column of symbols. */
function isOwnWhole(table: Table, row: number, key: string): boolean {
  return identifierColumnKeys.some((column) => {
    const value = cellValue(table, row, column);
    const texts = Array.isArray(value) ? value : [value];
    return texts.some((text) => typeof text === 'string' && looseKey(text) === key);
  });
}

/**
 * Returns the other names that match, shortest first, so that a whole name precedes longer names. HER2 and HER-2
 * count as the same name. A whole name is returned even if cells show the same letters, because it ranks the row: the
 * letters CEA of CEACAM7 do not explain it.
 */
function foundNames(sheet: Sheet, row: number, isMissed: (term: string) => boolean): readonly HiddenMatch[] {
  const { table, query, cellText, texts } = sheet;
  const isReason = (name: string): boolean => {
    const begun = [...termsAtStart(name, query)].filter((term) => term.length > 1);
    if (begun.some(isMissed)) return true;
    const key = begun.length === 0 ? '' : looseKey(name);
    return wholeKeysOf(query).has(key) && !isOwnWhole(table, row, key);
  };
  const items = (cellValue(table, row, otherNamesKey) ?? none) as readonly string[];
  const found = items
    .map(readOtherName)
    .filter(({ name }) => isReason(name))
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
 * Returns the hidden identifiers and other names that contain a term which no shown cell contains. Ignores single
 * letters: words in most rows start with them, and matches would flicker with each key.
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
    // Reads the shown cells only here, because most rows have no hidden match.
    return words.some((word) => !seenTerms().has(word)) ? { text, what: sheet.texts.title(key) } : none;
  });
  const named = new Set(columnsFound.flatMap(({ text }) => [...matchedTerms(text, query)]));
  return [...columnsFound, ...foundNames(sheet, row, (term) => !seenTerms().has(term) && !named.has(term))];
}
