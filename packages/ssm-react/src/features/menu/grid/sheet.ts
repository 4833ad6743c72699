import type { ReactNode } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { CellText, NameRelation, SearchQuery, Table } from 'ssm-core/engine';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import type { UnselectableRows } from '../menuOptions.ts';
import type { PlacedCellStyle } from './cellStyle.ts';

export interface CellTexts {
  readonly notKnown: string;
  readonly noName: string;
  readonly symbolForName: string;
  readonly fullNameForName: string;
  readonly selectRow: (seqId: string) => string;
  readonly title: (key: ColumnKey) => string;
  /** Describes a hidden match by its kind, a column's title or `otherNameOf`, and its text. */
  readonly matchedIn: (what: string, value: string) => string;
  readonly otherNameOf: (symbol: string) => string;
  readonly relatedTo: Readonly<Record<Exclude<NameRelation, 'gene'>, (symbol: string) => string>>;
  readonly somaId: string;
  readonly listSeparator: string;
}

/** Columns rendered besides the fixed ones, as positions among the shown columns. */
export interface ColumnRange {
  readonly from: number;
  readonly to: number;
}

export interface Sheet {
  readonly table: Table;
  readonly columns: readonly LaidOutColumn[];
  readonly styles: readonly PlacedCellStyle[];
  readonly sticky: number;
  readonly drawn: ColumnRange;
  readonly query: SearchQuery;
  readonly cellText: CellText;
  readonly texts: CellTexts;
  readonly rowHref: ((seqId: string, version: AssayVersion) => string) | undefined;
  readonly allowsSelection: boolean;
  readonly unselectable: UnselectableRows | undefined;
  readonly tagOf: ((seqId: string) => ReactNode) | undefined;
}

/** Must match --ssm-row-height in the style sheet, in CSS pixels. */
export const rowHeight = 32;
/** Width of the selection column. Must match --ssm-check-width in the style sheet, in CSS pixels. */
export const checkWidth = 40;
/**
 * Must match --ssm-header-height in the style sheet, in CSS pixels. Larger text makes that higher; then a few extra
 * rows render.
 */
export const headerHeight = 44;

const fixedClasses: readonly string[] = ['ssm-Grid-cell ssm-Grid-first', 'ssm-Grid-cell ssm-Grid-second'];

export function cellClass(isFixed: boolean, position: number): string {
  return (isFixed ? fixedClasses[position] : undefined) ?? 'ssm-Grid-cell';
}
