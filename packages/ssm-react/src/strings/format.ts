/** Formats values of cells: labels of codes, Yes and No, and grouped numbers with the decimals of their column. */
import type { ColumnKey } from 'ssm-core';
import { type CellText, type CellValue, columnDefinition } from 'ssm-core/engine';
import { type Derivation, derivedMeasureOf, isOwnColumnKey } from 'ssm-core/internal';
import type { Strings } from './en/en.ts';

export type Labels = Readonly<Record<string, string>>;

/** Maps a column or filter to the labels of its codes. The labels have the same key in `values`. */
export function codeLabels(values: Strings['values']) {
  return { ...values, ...values.collections, mousePlasmaBin: values.mousePlasmaBins };
}

/** Formats a whole number with the locale's grouping: 11,083. */
export type CountText = (count: number) => string;

type KnownValue = Exclude<CellValue, null>;
type ValueText = (value: KnownValue) => string;

/** Decimals of a column. A small value shows two significant digits instead, so that it does not read as zero. */
const decimals: Partial<Record<ColumnKey, number>> = { correlationPlasma: 3, correlationSerum: 3 };
const usualDecimals = 1;

export function createCountText(locale: string): CountText {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (count) => format.format(count);
}

function numberText(locale: string, fractionDigits: number): ValueText {
  const fixed = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const significant = new Intl.NumberFormat(locale, { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
  const smallest = 10 ** (1 - fractionDigits);
  return (value) => {
    const number = Number(value);
    return number !== 0 && Math.abs(number) < smallest ? significant.format(number) : fixed.format(number);
  };
}

/** Formats the operator's numbers with all their digits, because only the operator knows how many of them matter. */
function wholeText(locale: string): ValueText {
  const text = createNumberText(locale);
  return (value) => text(Number(value));
}

/** Numbers beyond these limits have scientific notation: plain notation would have too many zeros to read. */
const smallest = 1e-6;
const largest = 1e15;

export type NumberText = (number: number) => string;

export function createNumberText(locale: string): NumberText {
  const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific', maximumSignificantDigits: 15 });
  return (number) => {
    const size = Math.abs(number);
    return (size === 0 || (size >= smallest && size < largest) ? plain : scientific).format(number);
  };
}

function labelledText(labels: Labels, separator: string): ValueText {
  const label = (code: string) => (Object.hasOwn(labels, code) ? (labels[code] as string) : code);
  return (value) =>
    Array.isArray(value) ? value.map((code) => label(String(code))).join(separator) : label(String(value));
}

function valueTextOf(
  key: ColumnKey,
  strings: Strings,
  locale: string,
  number: (fractionDigits: number) => ValueText,
): ValueText {
  const { values } = strings;
  const labels: Readonly<Partial<Record<ColumnKey, Labels>>> = codeLabels(values);
  const { kind } = columnDefinition(key);
  if (kind === 'boolean') return (value) => (value === true ? values.boolean.yes : values.boolean.no);
  if (isOwnColumnKey(key) && kind === 'number') return wholeText(locale);
  if (kind === 'number') return number(decimals[key] ?? usualDecimals);
  return labelledText(labels[key] ?? {}, values.listSeparator);
}

/** Returns a function that formats cells. The number format of a column is created on first use. */
export function createCellText(strings: Strings, locale: string): CellText {
  const numbers = new Map<number, ValueText>();
  const columns = new Map<ColumnKey, ValueText>();

  function number(fractionDigits: number): ValueText {
    const text = numbers.get(fractionDigits) ?? numberText(locale, fractionDigits);
    numbers.set(fractionDigits, text);
    return text;
  }

  return (key, value) => {
    let text = columns.get(key);
    if (text === undefined) {
      text = valueTextOf(key, strings, locale, number);
      columns.set(key, text);
    }
    return text(value);
  };
}

/** Returns the name of a measure that fills another column, with the column and file that it comes from. */
export function derivedText({ menu }: Pick<Strings, 'menu'>, { derivedFrom, derivedFile }: Derivation): string {
  const source = derivedFile === undefined ? derivedFrom : menu.inFile(derivedFrom, derivedFile);
  const measure = derivedMeasureOf(derivedFrom);
  return measure === null ? source : menu.measureIn(menu.derivedMeasures[measure], source);
}

/**
 * Formats the name of a dilution group, such as 0.5%, like other percentages of the locale. Returns names of another
 * form as they are.
 */
export function dilutionText(group: string, locale: string): string {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(group)?.[1];
  if (percent === undefined) return group;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100);
}

/** Formats a number of an axis, which has little room. */
export function createTick(locale: string): (value: number) => string {
  const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (value) => (Math.abs(value) < 10_000 ? plain : short).format(value);
}
