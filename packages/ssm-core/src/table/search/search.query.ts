/** What a person typed or pasted in the search box, taken apart. */
import { readResultName } from '../../identifiers/resultName.ts';
import { readSeqId } from '../../identifiers/seqId.ts';
import { readAccession, readEntrezId, readForeignId, readHgncId, withoutVersion } from '../../identifiers/shapes.ts';
import { abbreviatedGreek, americanSpelling, spelledOut, tidy, unquote } from '../../identifiers/text.ts';
import { fold, loosen } from './fold.ts';
import { isDatabaseId } from './otherName.ts';

export interface SearchQuery {
  /** Any of these; of each, all terms. Folded, never empty ones. None at all: everything. */
  readonly alternatives: readonly (readonly string[])[];
}

/** Bullets too: a box of one line joins the lines of a pasted list. */
const itemSeparators = /[,;\t\n\v\f\r\u0085\u2028\u2029\u3001\uff0c\uff1b\u2022\u2023\u25aa\u25cf\u25e6]/;
const termSeparators = /\s+/;
/** A bullet or a number before an item of a list. */
const listMark = /^(?:[·*-]|\(?\d{1,3}[.)])\s+/;

function termsOf(text: string): readonly string[] {
  return fold(text)
    .split(termSeparators)
    .filter((term) => term !== '');
}

/** The id of a gene as other names have it: `GeneID:3569` of `entrez 3569`. */
function databaseIdOf(item: string): string | undefined {
  const entrezId = readEntrezId(item, false);
  if (entrezId !== undefined) return `GeneID:${entrezId}`;
  return readHgncId(item, false) ?? (readForeignId(item) === undefined ? undefined : withoutVersion(item));
}

/** What an item may be besides its words: an identifier as files write it, or a name with Greek letters. */
export function otherForms(item: string): readonly string[] {
  const seqId = readSeqId(item);
  if (seqId !== undefined) return seqId.reason === null ? [] : [seqId.seqId];
  const accession = readAccession(item);
  if (accession !== undefined)
    return accession.how === null || accession.how === 'spelling' ? [] : [accession.accession];
  const databaseId = databaseIdOf(item);
  if (databaseId !== undefined) return isDatabaseId(item) ? [] : [databaseId];
  const { seqIds = [], accessions = [] } = readResultName(item) ?? {};
  if (seqIds.length > 0) return seqIds.map((each) => each.seqId);
  if (accessions.length > 0) return accessions;
  const [abbreviated, american] = [abbreviatedGreek(item), americanSpelling(item)];
  return [
    ...spelledOut(item),
    // As one word: a letter alone is in nearly every name.
    ...(abbreviated === item ? [] : [loosen(abbreviated)]),
    ...(american === item ? [] : [american]),
  ];
}

function isSeqId(word: string): boolean {
  return readSeqId(word) !== undefined;
}

/** The items of what was typed or pasted, cleaned as an import cleans its cells. */
export function typedItems(text: string): readonly string[] {
  return text.split(itemSeparators).flatMap((part) => {
    const item = unquote(tidy(part).replace(listMark, ''));
    const words = item.split(' ');
    // Words of a name narrow it down. Several SeqIds are several reagents.
    return words.length > 1 && words.every(isSeqId) ? words : [item];
  });
}

/** Spaces mean AND, between SeqIds OR; commas, semicolons, tabs and line breaks mean OR. Read as an import reads it. */
export function parseSearch(text: string): SearchQuery {
  const forms = typedItems(text).flatMap((item) => [...otherForms(item), item]);
  return { alternatives: forms.map(termsOf).filter((terms) => terms.length > 0) };
}

/** One text for what was asked; an identifier with the same one is an exact match. */
export function searchKey({ alternatives }: SearchQuery): string {
  return alternatives.map((terms) => terms.join(' ')).join(',');
}

/** A shorter text is found in nearly every name once its spaces are left out. */
export const shortestJoined = 3;

/** Of digits alone it is a SeqId or a number, and no name. */
const hasLetter = /[^\d\s_-]/;

/** The terms as one word without hyphens, to be found however a name joins them; empty where they are no name. */
export function oneWord(terms: readonly string[]): string {
  const written = terms.join('');
  return hasLetter.test(written) ? loosen(written) : '';
}

/** As `oneWord`; undefined where that is so short that as the beginning of a name it says nothing. */
export function joinedTerms(terms: readonly string[]): string | undefined {
  // The beginning of a longer id is another gene's.
  if (isDatabaseId(terms.join(' '))) return undefined;
  const joined = oneWord(terms);
  const isLong = joined.length >= shortestJoined || (joined.length === 2 && joined !== terms.join(''));
  return isLong ? joined : undefined;
}

/** Names that are one item of plain words, none of which announces an identifier. */
const plainName =
  /^(?!(?:seq|soma|apt|gene|target|anti|uniprot|swiss|sp|tr|up|x)\b)[a-z][a-z0-9()/+]*(?:[ -][a-z0-9()/+]+)*$/;
const plainCode = /^(?:\d+-\d+|[a-z]\d[a-z0-9]{4,8}|(?:geneid|hgnc):\d+)$/;

/** The key of the query that asks for this identifier, whole. */
export function identifierKey(identifier: string): string {
  const folded = fold(identifier);
  return plainCode.test(folded) || (plainName.test(folded) && !/\d[ _.-]\d/.test(folded))
    ? folded
    : searchKey(parseSearch(identifier));
}
