import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';

export type ResultColumn = 'choose' | 'sheet' | 'line' | 'raw' | 'status' | 'reagents' | 'reason';

export interface ResultColumnSpec {
  readonly key: ResultColumn;
  readonly width: number;
}

export type PlacedResultColumn = PlacedColumn<ResultColumnSpec>;

export const resultColumns: readonly ResultColumnSpec[] = [
  { key: 'choose', width: 44 },
  { key: 'raw', width: 140 },
  { key: 'sheet', width: 104 },
  { key: 'line', width: 64 },
  { key: 'status', width: 164 },
  { key: 'reagents', width: 520 },
  { key: 'reason', width: 210 },
];
/** The boxes and the written text stay in view beside the reagents. */
export const fixedResultColumns = 2;

const ofSeveralSheets = resultColumns.map(({ key }) => key);
const ofOneSheet = ofSeveralSheets.filter((key) => key !== 'sheet');

/** Returns the columns to show. The column for the sheet is shown only if rows come from several sheets. */
export function shownResultColumns(
  rows: readonly { readonly sheet?: string | null | undefined }[],
): readonly ResultColumn[] {
  return rows.some(({ sheet }) => sheet !== rows[0]?.sheet) ? ofSeveralSheets : ofOneSheet;
}

export function resultColumnStyle(columns: readonly PlacedResultColumn[]): Readonly<Record<`--ssm-${string}`, string>> {
  return Object.fromEntries(
    columns.flatMap(({ key, width, offset }) => [
      [`--ssm-width-${key}`, `${width}px`],
      [`--ssm-offset-${key}`, `${offset}px`],
    ]),
  );
}
