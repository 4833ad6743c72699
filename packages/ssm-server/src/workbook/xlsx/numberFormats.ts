import type { ReadDate } from 'ssm-core/engine';
import { XmlReader } from './xml.ts';

interface DateFormat {
  readonly shows: ReadDate['shows'];
  readonly show: (date: Pick<ReadDate, 'year' | 'month' | 'day'>) => string;
}

const builtIn: Readonly<Record<number, string>> = {
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'yyyy-mm-dd',
};
/** Ids of formats that show a whole date in East Asian and Thai versions of Excel. */
const furtherWholeDates = [27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58];

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const piece = /\[[^\]]*\]|"[^"]*"|\\.|_.|\*.|y+|m+|d+|h+|s+|AM\/PM|A\/P|General|[\s\S]/gi;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function show(code: string, { year, month, day }: Pick<ReadDate, 'year' | 'month' | 'day'>): string {
  const name = monthNames[month - 1] ?? '';
  const pieces = code.match(piece) ?? [];
  const shown = pieces.map((given) => {
    switch (given.toLowerCase()) {
      case 'yyyy':
      case 'yyy':
        return String(year);
      case 'yy':
      case 'y':
        return twoDigits(year % 100);
      case 'mmmm':
        return name;
      case 'mmm':
        return name.slice(0, 3);
      case 'mm':
        return twoDigits(month);
      case 'm':
        return String(month);
      case 'dd':
        return twoDigits(day);
      case 'd':
        return String(day);
      default:
        if (given.startsWith('"')) return given.slice(1, -1);
        if (given.startsWith('\\')) return given.slice(1);
        return given.length === 1 && !/[*_@;]/.test(given) ? given : '';
    }
  });
  return shown.join('').trim();
}

/** Removes colours, conditions and literal text from a format. Placeholders for digits, text and dates are left. */
function meaningOf(code: string): string {
  return code.replaceAll(/\[[^\]]*\]|"[^"]*"|\\.|_.|\*./g, '').toLowerCase();
}

function dateFormatOf(code: string): DateFormat | undefined {
  const first = code.split(';')[0] ?? '';
  const meaning = meaningOf(first);
  if (/general|[0#?@]/.test(meaning)) return undefined;
  const hasTime = /[hs]/.test(meaning);
  const [hasYear, hasMonth, hasDay] = [/y/, /m/, /d/].map((letter) => letter.test(meaning));
  if (!hasYear && !hasDay && (hasTime || !hasMonth)) return undefined;
  // Times do not matter here, but their minutes have the same letter as months.
  if (hasTime) return { shows: 'whole', show: (date) => show('yyyy-mm-dd', date) };
  const shows = hasMonth && hasYear && !hasDay ? 'yearMonth' : hasMonth && hasDay && !hasYear ? 'monthDay' : 'whole';
  return { shows, show: (date) => show(first, date) };
}

/** Maps ids of number formats to date formats, from the file and from those built into Excel. */
function dateFormats(own: ReadonlyMap<number, string>): ReadonlyMap<number, DateFormat> {
  const codes = new Map([
    ...furtherWholeDates.map((id) => [id, 'yyyy-mm-dd'] as const),
    ...Object.entries(builtIn).map(([id, code]) => [Number(id), code] as const),
    ...own,
  ]);
  return new Map(
    [...codes].flatMap(([id, code]) => {
      const format = dateFormatOf(code);
      return format === undefined ? [] : [[id, format] as const];
    }),
  );
}

const dayMs = 86_400_000;
const lastSerial = 2_958_465;

export function dayOf(serial: number, is1904: boolean): Pick<ReadDate, 'year' | 'month' | 'day'> | undefined {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0);
  if (!(days >= 1 && days <= lastSerial)) return undefined;
  // Spreadsheets count 29 February 1900, which never existed.
  const date = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Date formats by the index of a style. */
export type DateStyles = ReadonlyMap<number, DateFormat>;

export function readDateStyles(xml: string, part: string): DateStyles {
  const codes = new Map<number, string>();
  const styleFormats: number[] = [];
  let isInCells = false;
  const reader = new XmlReader(xml, part);
  while (reader.next()) {
    const { kind, name } = reader;
    if (kind === 'text') continue;
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (kind === 'close') continue;
    const id = Number(reader.attribute('numFmtId') ?? 0);
    if (name === 'numFmt') codes.set(id, reader.attribute('formatCode') ?? '');
    if (name === 'xf' && isInCells) styleFormats.push(id);
  }
  const formats = dateFormats(codes);
  return new Map(
    styleFormats.flatMap((id, style) => {
      const format = formats.get(id);
      return format === undefined ? [] : [[style, format] as const];
    }),
  );
}
