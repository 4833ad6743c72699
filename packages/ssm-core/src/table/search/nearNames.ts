/** When a text has no match, suggests names on the menu: parts of it, and those that one typing error made of it. */
import { createNearNames, type NearNames } from '../../identifiers/near.ts';
import { readEntryName } from '../../identifiers/shapes.ts';
import { looseKey, unquote } from '../../identifiers/text.ts';
import { memoizeOn } from '../../memoize.ts';
import { entryValue, isTextColumn } from '../cell.ts';
import { otherNamesKey } from '../columns.ts';
import type { Table } from '../table.ts';
import { isDatabaseId, readOtherName } from './otherName.ts';

const most = 5;

function* itemsOf(table: Table, key: string): Generator<string> {
  const column = table.columns.get(key);
  if (column === undefined || !isTextColumn(column)) return;
  for (const entry of column.dictionary) {
    const value = entryValue(column, entry);
    if (typeof value === 'string') yield value;
    else yield* value;
  }
}

function* symbolsOf(table: Table): Generator<string> {
  yield* itemsOf(table, 'entrezGeneName');
  for (const item of itemsOf(table, otherNamesKey)) {
    const { name, relation } = readOtherName(item);
    // An id that differs by one character belongs to another gene, so it is no suggestion.
    if (relation !== 'accession' && !isDatabaseId(name)) yield name;
  }
}

const nearOf = memoizeOn<Table, NearNames>((table) =>
  createNearNames(
    () => ({
      symbols: symbolsOf(table),
      targets: itemsOf(table, 'targetName'),
      accessions: itemsOf(table, 'uniProtId'),
      seqIds: itemsOf(table, 'seqId'),
    }),
    looseKey,
  ),
);

const nameKeys = ['seqId', 'uniProtId', 'entrezGeneName', 'targetName', 'fullName'];

const ownNamesOf = memoizeOn<Table, ReadonlySet<string>>((table) => {
  const names = new Set<string>();
  for (const key of nameKeys) for (const name of itemsOf(table, key)) names.add(looseKey(name));
  return names;
});

const namesOf = memoizeOn<Table, ReadonlySet<string>>((table) => {
  const names = new Set(ownNamesOf(table));
  for (const item of itemsOf(table, otherNamesKey)) names.add(looseKey(readOtherName(item).name));
  return names;
});

/** Returns whether a text is this name, in any spelling. */
export function isNameOf(text: string, name: string): boolean {
  return looseKey(unquote(text)) === looseKey(name);
}

/** Returns whether a reagent on the menu has exactly this name. A part of a longer name does not count. */
export function isNamed(table: Table, text: string): boolean {
  return namesOf(table).has(looseKey(unquote(text)));
}

/** Returns whether a reagent on the menu shows this name as its own. Another name of its gene does not count. */
export function isOwnName(table: Table, text: string): boolean {
  return ownNamesOf(table).has(looseKey(unquote(text)));
}

/** Spaces, or the word or sign by which other search boxes separate alternatives. */
const betweenNames = /\s+(?:(?:or|\|)\s+)?/iu;

/** Joins names that are separated by spaces or by `OR` to a list; null if one of them is no name on the menu. */
export function asList(table: Table, text: string): string | null {
  const names = text.trim().split(betweenNames);
  return names.length > 1 && names.every((name) => isNamed(table, name)) ? names.join(', ') : null;
}

/**
 * Returns the symbol at the start of a UniProt entry name. It is only a suggestion, because it is not always the gene's
 * symbol.
 */
function symbolOfEntry(table: Table, typed: string): readonly string[] {
  const entry = readEntryName(typed);
  const key = entry === undefined ? '' : looseKey(entry);
  for (const symbol of key === '' ? [] : symbolsOf(table)) if (looseKey(symbol) === key) return [symbol];
  return [];
}

/** A short prefix of assays and of forms, such as `hs-` in hs-CRP, `c-` in c-Met or `p-` in p-tau. */
const shortPrefix = /^[a-z]{1,2}-(?=.)/i;

/** Returns the parts of a text that are whole names: both names of `HER-2/neu`, and `CRP` of `hs-CRP`. */
function namesWithin(table: Table, typed: string): readonly string[] {
  const parts = typed.split('/').map((part) => part.trim());
  return [...(parts.length > 1 ? parts : []), typed.replace(shortPrefix, '')].filter(
    (part) => part !== '' && part !== typed && isNamed(table, part),
  );
}

const shortestWord = 5;

const wordsOf = memoizeOn<Table, readonly string[]>((table) => {
  const words = new Set<string>();
  for (const key of ['fullName', 'targetName']) {
    for (const name of itemsOf(table, key)) {
      for (const word of name.toLowerCase().split(/[^\p{L}\p{N}]+/u)) if (word.length >= shortestWord) words.add(word);
    }
  }
  return [...words];
});

const nearWordsOf = memoizeOn<Table, NearNames>((table) =>
  createNearNames(() => ({ symbols: wordsOf(table), targets: [], accessions: [], seqIds: [] }), looseKey),
);

/** Returns the text with misspelled words corrected; nothing if a word cannot be corrected, or if all are right. */
function respelled(table: Table, typed: string): readonly string[] {
  const words = wordsOf(table);
  let isCorrected = false;
  let isLost = false;
  const corrected = typed.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const sought = word.toLowerCase();
    if (sought.length < shortestWord || words.some((each) => each.includes(sought)) || isNamed(table, word))
      return word;
    const [near] = nearWordsOf(table).symbols(sought);
    if (near === undefined) isLost = true;
    else isCorrected = true;
    return near ?? word;
  });
  return isCorrected && !isLost ? [corrected] : [];
}

/**
 * Returns similar names: names within the text, then symbols and others with one typing error, then the text with its
 * words corrected. Returns none for several items, and no similar names for fewer than five characters. Includes the symbol
 * at the start of a UniProt entry name.
 */
export function nearNames(table: Table, text: string): readonly string[] {
  const near = nearOf(table);
  const typed = unquote(text);
  const found = [
    namesWithin(table, typed),
    symbolOfEntry(table, typed),
    near.symbols(typed),
    near.targets(typed),
    near.accessions(typed),
    near.seqIds(typed),
    respelled(table, typed),
  ].flat();
  const bySpelling = new Map(found.toReversed().map((name) => [looseKey(name), name]));
  return [...bySpelling.values()].toReversed().slice(0, most);
}
