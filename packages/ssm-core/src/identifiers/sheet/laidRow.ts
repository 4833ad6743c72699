import type { IdentifierKind } from '../../api/types.ts';
import type { ReadCell } from '../../import/read/import.cell.ts';

export interface LookedAtCell {
  readonly cell: ReadCell;
  /** The kind that its column is read as. */
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
  /** Only for a note. */
  readonly note: NoteReason | null;
  /** Only for a note about omitted rows or columns: their number. */
  readonly count?: number;
  /**
   * Filled cells of the columns read, strongest kind first and then left to right. Empty for headings and blank rows.
   */
  readonly cells: readonly LookedAtCell[];
  /** The first filled cell of the row. */
  readonly first: ReadCell | undefined;
}

/**
 * Returns the kinds that a text literally is, by a catalogue's exact spelling or by form. Aliases, repairs and near
 * matches do not count.
 */
export type Resembles = (text: string) => ReadonlySet<IdentifierKind>;

/** Strongest kind first. A later kind never overrules a column of an earlier one. */
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
