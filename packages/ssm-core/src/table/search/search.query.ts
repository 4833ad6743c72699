import { readResultName } from '../../identifiers/resultName.ts';
import { readSeqId } from '../../identifiers/seqId.ts';
import { readAccession, readEntrezId, readForeignId, readHgncId, withoutVersion } from '../../identifiers/shapes.ts';
import { abbreviatedGreek, americanSpelling, spelledOut, tidy, unquote } from '../../identifiers/text.ts';
import { fold, loosen } from './fold.ts';
import { isDatabaseId } from './otherName.ts';

export interface SearchQuery {
  /**
   * Alternatives, each a list of terms. A row matches when it contains all terms of one alternative. Terms are folded
   * and not empty. Without alternatives every row matches.
   */
  readonly alternatives: readonly (readonly string[])[];
}

/** Includes bullets, because a single-line field joins the lines of a pasted list. */
const itemSeparators = /[,;\t\n\v\f\r\u0085\u2028\u2029\u3001\uff0c\uff1b\u2022\u2023\u25aa\u25cf\u25e6]/;
const termSeparators = /\s+/;
const listMark = /^(?:[·*-]|\(?\d{1,3}[.)])\s+/;

function termsOf(text: string): readonly string[] {
  return fold(text)
    .split(termSeparators)
    .filter((term) => term !== '');
}

function databaseIdOf(item: string): string | undefined {
  const entrezId = readEntrezId(item, false);
  if (entrezId !== undefined) return `GeneID:${entrezId}`;
  return readHgncId(item, false) ?? (readForeignId(item) === undefined ? undefined : withoutVersion(item));
}

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
  // `IFN-g` is searched as the one word `ifng`. As a word of its own, `g` would match nearly every name.
  const greek = [...spelledOut(item), ...(abbreviated === item ? [] : [loosen(abbreviated)])];
  return [
    // Two letters occur within many names: `pt`, from `p-tau`, is in `receptor`.
    ...greek.filter((form) => loosen(form).length >= shortestJoined),
    ...(american === item ? [] : [american]),
  ];
}

function isSeqId(word: string): boolean {
  return readSeqId(word) !== undefined;
}

export function typedItems(text: string): readonly string[] {
  return text.split(itemSeparators).flatMap((part) => {
    const item = unquote(tidy(part).replace(listMark, ''));
    const words = item.split(' ');
    // Several words are parts of one name, but several SeqIds are several reagents.
    return words.length > 1 && words.every(isSeqId) ? words : [item];
  });
}

/**
 * Parses a query. Commas, semicolons, tabs and line breaks mean OR. Spaces mean AND, but OR between SeqIds. Items are
 * cleaned as in an import.
 */
export function parseSearch(text: string): SearchQuery {
  const forms = typedItems(text).flatMap((item) => [...otherForms(item), item]);
  return { alternatives: forms.map(termsOf).filter((terms) => terms.length > 0) };
}

export function searchKey({ alternatives }: SearchQuery): string {
  return alternatives.map((terms) => terms.join(' ')).join(',');
}

/** A shorter text without spaces occurs in nearly every name. */
export const shortestJoined = 3;

/** A text without letters is a SeqId or a number, not a name. */
const hasLetter = /[^\d\s_-]/;

/**
 * Joins terms to one word without hyphens, which matches a name however its words are joined. Empty if the terms are
 * not a name.
 */
export function oneWord(terms: readonly string[]): string {
  const written = terms.join('');
  return hasLetter.test(written) ? loosen(written) : '';
}

export function joinedTerms(terms: readonly string[]): string | undefined {
  // An id that only begins with this text belongs to another gene.
  if (isDatabaseId(terms.join(' '))) return undefined;
  const joined = oneWord(terms);
  const isLong = joined.length >= shortestJoined || (joined.length === 2 && joined !== terms.join(''));
  return isLong ? joined : undefined;
}

const plainName =
  /^(?!(?:seq|soma|apt|gene|target|anti|uniprot|swiss|sp|tr|up|x)\b)[a-z][a-z0-9()/+]*(?:[ -][a-z0-9()/+]+)*$/;
const plainCode = /^(?:\d+-\d+|[a-z]\d[a-z0-9]{4,8}|(?:geneid|hgnc):\d+)$/;

export function identifierKey(identifier: string): string {
  const folded = fold(identifier);
  return plainCode.test(folded) || (plainName.test(folded) && !/\d[ _.-]\d/.test(folded))
    ? folded
    : searchKey(parseSearch(identifier));
}
