import { readSeqId } from 'ssm-core/engine';

export type FieldValue = string | readonly string[] | number | boolean | null;

const unknownWords = new Set(['', '-', '.', 'na', 'n/a', '#n/a', 'nan', 'none', 'null', 'nil']);
const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/i;

function isUnknown(cell: string): boolean {
  const text = cell.trim();
  return unknownWords.has(text.toLowerCase()) || formulaError.test(text);
}

/** Collapses white space, but keeps commas, semicolons and apostrophes. */
export function readText(cell: string): string | null {
  return isUnknown(cell) ? null : cell.trim().replaceAll(/\s+/g, ' ');
}

function splitKnown(cell: string, separator: RegExp): readonly string[] | null {
  const items = new Set(cell.split(separator).flatMap((item) => readText(item) ?? []));
  return items.size === 0 ? null : [...items];
}

const accession = /^(?:[OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})$/;

/** Tells whether a text has the form of a UniProt accession. */
export const isAccession = (text: string): boolean => accession.test(text);

/** Splits at spaces and punctuation, which accessions, gene symbols and gene ids do not contain. */
export function readIdentifiers(cell: string): readonly string[] | null {
  return splitKnown(cell, /[|,;\s]+/);
}

export function readTerms(cell: string): readonly string[] | null {
  return splitKnown(cell, /[|;]/);
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓']);
const no = new Set(['no', 'n', 'false', '0']);

export function readBoolean(cell: string): boolean | null | undefined {
  if (isUnknown(cell)) return null;
  const text = cell.trim().toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}

export interface WrittenNumber {
  readonly value: number;
  readonly isPercent: boolean;
}

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const groupedNumber = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const commaNumber = /^[+-]?\d+(?:\.\d{3})*,\d+(?:e[+-]?\d+)?$/i;

export function readNumber(cell: string, usesDecimalComma: boolean): WrittenNumber | null | undefined {
  if (isUnknown(cell)) return null;
  let text = cell.trim().replaceAll('\u2212', '-');
  const isPercent = text.endsWith('%');
  if (isPercent) text = text.slice(0, -1).trim();
  if (usesDecimalComma && commaNumber.test(text)) text = text.replaceAll('.', '').replace(',', '.');
  else if (groupedNumber.test(text)) text = text.replaceAll(',', '');
  if (!plainNumber.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? { value, isPercent } : undefined;
}

/** Rounds away the noise of binary arithmetic, so that 0.0399 becomes 3.99. */
export function toPercent(fraction: number): number {
  return Number((fraction * 100).toPrecision(12));
}

/** Detects gene symbols such as SEPT2 and MARCH1 that a spreadsheet turned into dates. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) || /^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i.test(text);
}

/** Returns `10000-28` for `10000-28`, `10000-28_3`, `10000_28` and `seq.10000.28`; undefined for anything else. */
export function normaliseSeqId(cell: string): string | undefined {
  return readSeqId(cell)?.seqId;
}

export function whyNoSeqId(cell: string): string {
  const text = cell.trim();
  if (text === '') return 'has no SeqId';
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  if (/^\d{4}-\d\d-\d\d/.test(text) || /^\d{1,2}[-\s][a-z]{3}/i.test(text)) {
    return `${shown} is a date, not a SeqId: a spreadsheet has changed it`;
  }
  if (text.startsWith('#')) return `${shown} is a formula error, not a SeqId`;
  return `${shown} is not a SeqId`;
}

/** Sorts in natural order, so that 2-1 comes before 10-1, and 10-2 before 10-10. */
export function compareSeqIds(first: string, second: string): number {
  const a = first.split('-');
  const b = second.split('-');
  return Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]);
}
