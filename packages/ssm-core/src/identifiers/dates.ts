/**
 * Recovers identifiers that a spreadsheet turned into dates. For example, 2054-3 becomes Mar-54, and both 10-1 and OCT1
 * become 1-Oct.
 */
import type { ReadDate } from '../import/read/import.cell.ts';
import { tidy } from './text.ts';

export interface DateReadings {
  readonly seqIds: readonly string[];
  readonly symbols: readonly string[];
  /** True if the date contains everything that was typed. A single matching SeqId is then certain. */
  readonly isWhole: boolean;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const symbolMonths: Readonly<Record<number, readonly string[]>> = { 3: ['MARCH', 'MARC'], 9: ['SEPT'] };

function symbolsOf(month: number, number: number): readonly string[] {
  return [months[month - 1] ?? '', ...(symbolMonths[month] ?? [])].map((name) => `${name}${number}`);
}

function ofMonthDay(month: number, day: number): readonly string[] {
  return [`${month}-${day}`, `${day}-${month}`];
}

function ofDay(month: number, day: number): DateReadings {
  return { seqIds: ofMonthDay(month, day), symbols: symbolsOf(month, day), isWhole: false };
}

function ofYearMonth(year: number, month: number): readonly string[] {
  const short = year >= 1930 && year <= 2029 ? [`${month}-${year % 100}`, `${year % 100}-${month}`] : [];
  return [`${year}-${month}`, `${month}-${year}`, ...short];
}

/** Spreadsheets add the current year to a typed day and month. */
const [firstYear, lastYear] = [1990, 2040];

/**
 * Returns the identifiers that may have been typed into a date cell. Parts of the date that the cell does not show were
 * not typed.
 */
export function readingsOfDate({ year, month, day, shows }: ReadDate): DateReadings {
  const isMonth = day === 1 && shows !== 'monthDay';
  const isDay = shows === 'monthDay' || (shows === 'whole' && year >= firstYear && year <= lastYear);
  const symbols = shows === 'yearMonth' ? symbolsOf(month, year % 100) : symbolsOf(month, day);
  return {
    seqIds: [...new Set([...(isMonth ? ofYearMonth(year, month) : []), ...(isDay ? ofMonthDay(month, day) : [])])],
    symbols: isDay || shows === 'yearMonth' ? symbols : [],
    isWhole: true,
  };
}

const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ][\d:.]+Z?)?$/;
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const monthNumber = new RegExp(`^${monthName}[-/ .]+(\\d{1,4})$`, 'i');
const dayMonth = new RegExp(`^(\\d{1,2})[-/ .]+${monthName}$`, 'i');

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toUpperCase()) + 1;
}

function yearsOf(digits: number): readonly number[] {
  return Array.from({ length: 81 }, (_, century) => 1900 + century * 100 + digits);
}

const dayMonthYear = new RegExp(`^(\\d{1,2})[-/ .]+${monthName}[-/ ,.]+(?:\\d{2}|\\d{4})$`, 'i');
const numeric = /^(\d{1,2})[/.](\d{1,2})[/.](?:\d{2}|\d{4})$/;

function uniqueReadings(readings: readonly DateReadings[]): DateReadings {
  return {
    seqIds: [...new Set(readings.flatMap(({ seqIds }) => seqIds))],
    symbols: [...new Set(readings.flatMap(({ symbols }) => symbols))],
    isWhole: false,
  };
}

/** Tries both orders, because 3/1/2022 is the first of March in America and the third of January elsewhere. */
function readingsOfNumbers(first: number, second: number): DateReadings | undefined {
  const either = [
    { month: first, day: second },
    { month: second, day: first },
  ];
  const days = either.filter(({ month }) => month >= 1 && month <= 12);
  if (days.length === 0) return undefined;
  return uniqueReadings(days.map(({ month, day }) => ofDay(month, day)));
}

/** Reads a number as a spreadsheet's date serial: 44621 is the first of March 2022. */
export function readingsOfSerial(serial: number): DateReadings | undefined {
  // These serials cover 1968 to 2064. A spreadsheet adds the current year to a typed identifier.
  if (!Number.isInteger(serial) || serial < 25_000 || serial > 60_000) return undefined;
  const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
  return ofDay(day.getUTCMonth() + 1, day.getUTCDate());
}

export function readingsOfText(text: string): DateReadings | undefined {
  const tidied = tidy(text);
  const slashed = numeric.exec(tidied);
  if (slashed !== null) return readingsOfNumbers(Number(slashed[1]), Number(slashed[2]));
  const full = dayMonthYear.exec(tidied);
  if (full !== null) return ofDay(monthOf(full[2] as string), Number(full[1]));
  const whole = iso.exec(tidied);
  if (whole !== null) {
    const [year, month, day] = whole.slice(1, 4).map(Number) as [number, number, number];
    if (month < 1 || month > 12) return undefined;
    return readingsOfDate({ year, month, day, shows: 'whole' });
  }
  const late = monthNumber.exec(tidied);
  if (late !== null) {
    const [month, number] = [monthOf(late[1] as string), Number(late[2])];
    if (number >= 1000) return { seqIds: ofYearMonth(number, month), symbols: [], isWhole: true };
    const seqIds = [
      ...yearsOf(number % 100).map((year) => `${year}-${month}`),
      `${month}-${number}`,
      `${number}-${month}`,
    ];
    return { seqIds, symbols: symbolsOf(month, number), isWhole: false };
  }
  const early = dayMonth.exec(tidied);
  return early === null ? undefined : ofDay(monthOf(early[2] as string), Number(early[1]));
}
