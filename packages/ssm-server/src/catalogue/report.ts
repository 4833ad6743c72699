/** What a load did, in plain values that survive JSON: the operator reads it, the store keeps it. And how it counts. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { FilterOnlyColumnKey, SideTableSource } from 'ssm-core/engine';

/** A column that a file can fill. */
export type LoadedColumnKey = ColumnKey | Exclude<FilterOnlyColumnKey, 'v11Only'>;

export type FileKind =
  | 'adat'
  | 'workbook'
  | 'table'
  | 'geneSets'
  | 'accessionMap'
  | 'geneAliases'
  | 'accessionChanges'
  | 'secondaryAccessions'
  | 'geneIds'
  | 'lift';

/** What a file's column can tell about a record: a catalogue column, or one of those that loading or imports read. */
export type Field = LoadedColumnKey | 'organism' | 'type' | 'entrezGeneId' | 'somaId';

/** Why a record is kept but left off the menu. */
export type LeftOffReason = 'organism' | 'control' | 'spuriomer' | 'hybridization' | 'internal_use' | 'deprecated';

interface RejectedLine {
  readonly file: string;
  /** Line of the file, from 1; of an .xlsx the row of the sheet, of an ADAT the column of the SeqId row. */
  readonly line: number;
  readonly reason: string;
}

export interface FileReport {
  readonly name: string;
  readonly kind: FileKind | null;
  /** One sentence that says why nothing was taken from the file; null when it was read. */
  readonly refusal: string | null;
  /** Lines with data, the rejected ones included. */
  readonly lines: number;
  readonly rejected: number;
  readonly mapped: readonly { readonly header: string; readonly column: Field }[];
  /** Headers that fill no column; kept in the record under `file · header`. */
  readonly unmapped: readonly string[];
  /** Sentences about what was decided while reading, such as a fraction multiplied to a percentage. */
  readonly notes: readonly string[];
  /** What the file says of itself as a whole, such as the header block of an ADAT, as read. */
  readonly about: Readonly<Record<string, string>>;
}

export interface Disagreement {
  readonly column: Field;
  readonly count: number;
  /** The first few: `kept` is from the later file. */
  readonly examples: readonly {
    readonly seqId: string;
    readonly kept: string;
    readonly keptFile: string;
    readonly replaced: string;
    readonly replacedFile: string;
  }[];
}

export interface LoadReport {
  readonly version: AssayVersion;
  /** Why nothing was loaded though no file was refused, in one sentence; null otherwise. */
  readonly refusal: string | null;
  readonly files: readonly FileReport[];
  /** Every SeqId that was read. */
  readonly records: number;
  readonly onMenu: number;
  readonly leftOff: readonly { readonly reason: LeftOffReason; readonly count: number }[];
  readonly rejected: readonly RejectedLine[];
  /** Rows on the menu with a value, for each column that a file has. */
  readonly known: readonly { readonly column: LoadedColumnKey; readonly count: number }[];
  /** Columns of the version that no file fills: hidden from choosers and filters. */
  readonly absent: readonly LoadedColumnKey[];
  readonly disagreements: readonly Disagreement[];
  /** Sentences about the whole, such as a file of another assay version. */
  readonly notes: readonly string[];
  /** The files beside the annotations, with who published them. */
  readonly sources: readonly SideTableSource[];
}

/** A count in words: 1 record, 7,596 records. */
export function quantity(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
