import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';

export type ResultColumn =
  | 'choose'
  | 'sheet'
  | 'line'
  | 'raw'
  | 'status'
  | 'seqId'
  | 'targetName'
  | 'reason'
  | 'entrezGeneName';

export interface ResultColumnSpec {
  readonly key: ResultColumn;
  readonly width: number;
}

export type PlacedResultColumn = PlacedColumn<ResultColumnSpec>;

export const resultColumns: readonly ResultColumnSpec[] = [
  { key: 'choose', width: 84 },
  { key: 'raw', width: 160 },
  { key: 'sheet', width: 104 },
  { key: 'line', width: 76 },
  { key: 'status', width: 148 },
  { key: 'seqId', width: 104 },
  { key: 'targetName', width: 148 },
  { key: 'reason', width: 272 },
  { key: 'entrezGeneName', width: 164 },
];
/** The boxes and the written text stay in view beside the sentences. */
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
