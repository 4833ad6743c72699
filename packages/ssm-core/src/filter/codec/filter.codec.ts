/**
 * Encodes filters as text: clauses joined by `&`. A clause is its key, operator and values, each value percent-encoded.
 * In a URL, the whole text is encoded once more.
 */
import type { ProblemCode } from '../../api/types.ts';
import { invariant } from '../../invariant.ts';
import { type Clause, FilterError } from '../clause.ts';
import { foldCharacters, hasWildcard, normalGlob } from '../evaluate/glob.ts';
import {
  type FilterCategory,
  type FilterControl,
  type FilterOperator,
  findFilter,
  maximumClauses,
  maximumKeywords,
  operatorsOf,
  publicationCodes,
} from '../filter.keys.ts';

const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

export function parseNumber(text: string): number {
  return numberPattern.test(text) ? Number(text) + 0 : Number.NaN;
}

const clauseSeparator = '&';
const valueSeparator = ',';
const clausePattern = /^([A-Za-z0-9]+(?:\.[A-Za-z0-9-]+)*)(\*=|>=|<=|[=><~])?(.*)$/s;

function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('~', '%7E');
}

function encodeNumber(value: number): string {
  invariant(Number.isFinite(value), `a clause holds the number ${value}; only finite numbers make a clause`);
  return encodeValue(String(value));
}

export function writeClause(clause: Clause): string {
  const { key, operator } = clause;
  if ('text' in clause) return key + operator + encodeValue(clause.text);
  if ('values' in clause) return key + operator + clause.values.map(encodeValue).join(valueSeparator);
  if ('isTrue' in clause) return key + operator + clause.isTrue;
  if ('number' in clause) return key + operator + encodeNumber(clause.number);
  return key + operator + encodeNumber(clause.low) + valueSeparator + encodeNumber(clause.high);
}

function withoutEmpty(clause: Clause): readonly Clause[] {
  if ('text' in clause) return clause.text === '' ? [] : [clause];
  if (!('values' in clause)) return [clause];
  const values = clause.values.filter((value) => value !== '');
  return values.length === 0 ? [] : [{ ...clause, values }];
}

/** Writes the clauses in their order, but leaves out clauses with an empty value. */
export function writeFilters(clauses: readonly Clause[]): string {
  return clauses.flatMap(withoutEmpty).map(writeClause).join(clauseSeparator);
}

type Refuse = (code: ProblemCode) => never;

function decodeValue(text: string, refuse: Refuse): string {
  if (text === '') refuse('invalid_filter');
  try {
    return decodeURIComponent(text).toWellFormed();
  } catch {
    return refuse('invalid_filter');
  }
}

function readNumber(text: string, refuse: Refuse): number {
  const number = text === '' ? Number.NaN : parseNumber(decodeValue(text, refuse));
  return Number.isFinite(number) ? number : refuse('invalid_number');
}

function checkValues(control: FilterControl, values: readonly string[], refuse: Refuse): void {
  if (control === 'keywords' && values.length > maximumKeywords) refuse('too_many_keywords');
  const takesOne = control === 'select' || control === 'autocomplete';
  if (takesOne && values.length > 1) refuse('invalid_filter');
  const isPublication = (value: string): boolean => publicationCodes.some((code) => code === value);
  if (control === 'publications' && !values.every(isPublication)) refuse('invalid_filter');
}

function readClause({ key, control }: FilterCategory, operator: FilterOperator, text: string, refuse: Refuse): Clause {
  if (operator === '*=') return { key, operator, text: decodeValue(text, refuse) };
  if (operator === '~') {
    const bounds = text.split(valueSeparator);
    if (bounds.length !== 2) refuse('invalid_range');
    const [low, high] = bounds.map((bound) => readNumber(bound, refuse)) as [number, number];
    if (low > high) refuse('invalid_range');
    return { key, operator, low, high };
  }
  if (operator !== '=') return { key, operator, number: readNumber(text, refuse) };
  if (control === 'switch') {
    if (text !== 'true' && text !== 'false') refuse('invalid_filter');
    return { key, operator, isTrue: text === 'true' };
  }
  const values = text.split(valueSeparator).map((value) => decodeValue(value, refuse));
  checkValues(control, values, refuse);
  return { key, operator, values };
}

function readPart(part: string, index: number): Clause {
  const [, key, operator, value = ''] = clausePattern.exec(part) ?? [];
  const refuse: Refuse = (code) => {
    throw new FilterError(code, index + 1, key);
  };
  if (index >= maximumClauses) refuse('too_many_clauses');
  if (key === undefined) return refuse('invalid_filter');
  const definition = findFilter(key);
  if (definition === undefined) return refuse('unknown_filter');
  const known = operatorsOf(definition.control).find((candidate) => candidate === operator);
  if (known === undefined) return refuse('invalid_operator');
  return readClause(definition, known, value, refuse);
}

/** Reads the clauses of a text in order; none from an empty text. Throws FilterError for the first wrong clause. */
export function readFilters(text: string): readonly Clause[] {
  return text === '' ? [] : text.split(clauseSeparator).map(readPart);
}

export function readEachFilter(
  text: string,
): readonly { readonly text: string; readonly result: Clause | FilterError }[] {
  if (text === '') return [];
  const every = text.split(clauseSeparator);
  const beyond = every.splice(maximumClauses);
  if (beyond.length > 0) every.push(beyond.join(clauseSeparator));
  return every.map((part, index) => {
    try {
      return { text: part, result: readPart(part, index) };
    } catch (error) {
      if (error instanceof FilterError) return { text: part, result: error };
      throw error;
    }
  });
}

function distinctSorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

function normaliseClause(clause: Clause): Clause {
  if ('text' in clause) {
    const { text } = clause;
    const folded = foldCharacters(text);
    // Invisible characters fold to an empty text, which would match every value, so they are not folded away.
    return { ...clause, text: hasWildcard(text) || folded === '' ? normalGlob(text) : folded };
  }
  if (!('values' in clause)) return clause;
  const hasCase = findFilter(clause.key)?.control === 'publications';
  return { ...clause, values: distinctSorted(hasCase ? clause.values : clause.values.map(foldCharacters)) };
}

/**
 * Writes clauses so that equivalent filters have equal text. Order, case, accents, repetition and the spelling of
 * numbers do not matter.
 */
export function normaliseFilters(clauses: readonly Clause[]): string {
  return distinctSorted(clauses.map((clause) => writeClause(normaliseClause(clause)))).join('&');
}
