/** A row of a sheet as an answer is worked out from it: what it is, and which of its cells are evidence. */
import type { IdentifierKind } from '../../api/types.ts';
import type { ReadCell } from '../../import/read/import.cell.ts';

export interface LookedAtCell {
  readonly cell: ReadCell;
  /** What its column is read as. */
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
  /** Of a note. */
  readonly note: NoteReason | null;
  /** Of a note for rows or columns that are not listed: how many there are. */
  readonly count?: number;
  /**
   * The filled cells of the columns that are read, the strongest kind first; within a kind from left to right. Empty for
   * headings and blank rows.
   */
  readonly cells: readonly LookedAtCell[];
  /** The first filled cell of the row. */
  readonly first: ReadCell | undefined;
}

/**
 * Of which kinds a text literally is an identifier: in a catalogue as it is written, or by its form alone. No alias, no
 * repair and no neighbour counts.
 */
export type Resembles = (text: string) => ReadonlySet<IdentifierKind>;

/** The strongest first: what is written in a column of an earlier kind is never overruled by a later one. */
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

/** 0 for the kind that says most. */
export function rankOfKind(kind: IdentifierKind): number {
  return ranks.get(kind) ?? identifierKinds.length;
}
