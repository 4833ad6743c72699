/** What every row slot of the grid draws from. One object, so that a slot compares one thing. */
import type { ReactNode } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { CellText, NameRelation, SearchQuery, Table } from 'ssm-core/engine';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import type { UnselectableRows } from '../parts/menuRows.ts';
import type { PlacedCellStyle } from './cellStyle.ts';

export interface CellTexts {
  /** Read in place of a value that is not known. */
  readonly notKnown: string;
  readonly noName: string;
  /** Says that the symbol stands in for a target name. */
  readonly symbolForName: string;
  /** Says that the full name stands in for a target name. */
  readonly fullNameForName: string;
  readonly selectRow: (seqId: string) => string;
  /** With the unit, as "LoDB (RFU)". */
  readonly title: (key: ColumnKey) => string;
  /** Says what the search has found in a column that is not shown. */
  /** What was found, and of what kind it is: a column's title, or `otherNameOf`. */
  readonly matchedIn: (what: string, value: string) => string;
  readonly otherNameOf: (symbol: string) => string;
  /** Of a gene that is not the reagent’s own. */
  readonly relatedTo: Readonly<Record<Exclude<NameRelation, 'gene'>, (symbol: string) => string>>;
  readonly somaId: string;
  readonly listSeparator: string;
}

/** Columns drawn besides the fixed ones: positions among the shown columns. */
export interface ColumnRange {
  readonly from: number;
  readonly to: number;
}

export interface Sheet {
  readonly table: Table;
  readonly columns: readonly LaidOutColumn[];
  /** One a column. */
  readonly styles: readonly PlacedCellStyle[];
  /** How many of the columns stay in view. */
  readonly sticky: number;
  readonly drawn: ColumnRange;
  readonly query: SearchQuery;
  readonly cellText: CellText;
  readonly texts: CellTexts;
  /** The address of what a row opens; undefined where SeqIds are no links. */
  readonly rowHref: ((seqId: string, version: AssayVersion) => string) | undefined;
  readonly allowsSelection: boolean;
  readonly unselectable: UnselectableRows | undefined;
  /** What stands beside the name of a reagent, by its SeqId. */
  readonly tagOf: ((seqId: string) => ReactNode) | undefined;
}

/** In CSS pixels; the stylesheet's --ssm-row-height says the same. */
export const rowHeight = 32;
/** Width of the selection column in CSS pixels; the stylesheet's --ssm-check-width says the same. */
export const checkWidth = 40;
/** In CSS pixels; the stylesheet's --ssm-header-height says the same, and more where text is larger: a few rows too many are drawn then. */
export const headerHeight = 44;

const fixedClasses: readonly string[] = ['ssm-Grid-cell ssm-Grid-first', 'ssm-Grid-cell ssm-Grid-second'];

/** The class of a cell or header by its position among the shown columns. */
export function cellClass(isFixed: boolean, position: number): string {
  return (isFixed ? fixedClasses[position] : undefined) ?? 'ssm-Grid-cell';
}
