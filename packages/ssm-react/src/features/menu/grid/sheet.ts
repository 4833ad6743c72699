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
  /**
   * Describes a match in a hidden column. `what` is the title of that column or `otherNameOf`, and `value` is the
   * matching text.
   */
  readonly matchedIn: (what: string, value: string) => string;
  readonly otherNameOf: (symbol: string) => string;
  readonly relatedTo: Readonly<Record<Exclude<NameRelation, 'gene'>, (symbol: string) => string>>;
  readonly somaId: string;
  readonly listSeparator: string;
}

/** The rendered columns besides the fixed ones, as a range of positions among the shown columns. */
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
  /** Tags a row by its number in the table. */
  readonly sharedOf: ((row: number) => RowTag | undefined) | undefined;
  /** Returns the bar beside a number; undefined for a number without a rank. */
  readonly barOf: ((key: ColumnKey, row: number) => ValueBar | undefined) | undefined;
}

/** A tag that screen readers skip, and the same in words as description of its cell. */
export interface RowTag {
  readonly tag: ReactNode;
  readonly title: string;
}

/** A bar for the rank of a number, and the same in words as description of its cell. */
export interface ValueBar {
  /** The length of the bar as a part of the longest, from 0 to 1. */
  readonly share: number;
  readonly title: string;
}

/** Height of a row in CSS pixels. Must match --ssm-row-height in the style sheet. */
export const rowHeight = 32;
/** Width of the selection column in CSS pixels. Must match --ssm-check-width in the style sheet. */
export const checkWidth = 40;
/**
 * Height of the header in CSS pixels. Must match --ssm-header-height in the style sheet. With larger text the header
 * is higher; then a few rows more than needed are rendered.
 */
export const headerHeight = 44;

const fixedClasses: readonly string[] = ['ssm-Grid-cell ssm-Grid-first', 'ssm-Grid-cell ssm-Grid-second'];

export function cellClass(isFixed: boolean, position: number): string {
  return (isFixed ? fixedClasses[position] : undefined) ?? 'ssm-Grid-cell';
}
