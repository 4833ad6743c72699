import type { IdentifierKind } from '../../api/types.ts';
import type { ReadCell } from '../../import/read/import.cell.ts';

export interface LookedAtCell {
  readonly cell: ReadCell;
  /** The kind as which the cell's column is read. */
  readonly kind: IdentifierKind;
}

export type NoteReason =
  | 'hidden_sheet'
  | 'hidden_rows'
  | 'hidden_columns'
  | 'repeated_rows'
  | 'comment'
  | 'section_title'
  | 'placeholder'
  | 'no_identifier';

export interface LaidRow {
  readonly sheet: string;
  readonly line: number;
  readonly role: 'heading' | 'blank' | 'note' | 'data';
  /** Why a note is shown at the row; null without a note. */
  readonly note: NoteReason | null;
  /** Number of omitted rows or columns; only for a note about them. */
  readonly count?: number;
  /**
   * Filled cells of the columns that are read, strongest kind first, then left to right. Empty for headings and blank
   * rows.
   */
  readonly cells: readonly LookedAtCell[];
  /** The first filled cell of the row. */
  readonly first: ReadCell | undefined;
}

/**
 * Returns the kinds of identifier that a text literally is, by its form or by a catalogue's exact spelling. Aliases,
 * repairs and similar names do not count.
 */
export type Resembles = (text: string) => ReadonlySet<IdentifierKind>;

/** Strongest kind first. A later kind never overrules a column with an earlier kind. */
export const identifierKinds = [
  'seqId',
  'somaId',
  'uniProt',
  'entrez',
  'hgnc',
  'ensembl',
  'refSeq',
  'symbol',
  'targetName',
  'fullName',
  'any',
] as const satisfies readonly IdentifierKind[];

const ranks = new Map<IdentifierKind, number>(identifierKinds.map((kind, rank) => [kind, rank]));

export function rankOfKind(kind: IdentifierKind): number {
  return ranks.get(kind) ?? identifierKinds.length;
}
