/** The result of a load in plain values that survive JSON: operators read it, and the store keeps it. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { FilterOnlyColumnKey, SideTableSource } from 'ssm-core/engine';

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

export type Field = LoadedColumnKey | 'organism' | 'type' | 'entrezGeneId' | 'somaId';

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
  /** One sentence why nothing was taken from the file; null if it was read. */
  readonly refusal: string | null;
  /** Lines with data, including rejected ones. */
  readonly lines: number;
  readonly rejected: number;
  readonly mapped: readonly { readonly header: string; readonly column: Field }[];
  /** Headers that fill no column; kept in the record under `file · header`. */
  readonly unmapped: readonly string[];
  readonly notes: readonly string[];
  /** The file's statements about itself, such as the header block of an ADAT. */
  readonly about: Readonly<Record<string, string>>;
}

export interface Disagreement {
  readonly column: Field;
  readonly count: number;
  /** The first few; `kept` is from the later file. */
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
  /** One sentence why nothing was loaded although no file was refused; null otherwise. */
  readonly refusal: string | null;
  readonly files: readonly FileReport[];
  readonly records: number;
  readonly onMenu: number;
  readonly leftOff: readonly { readonly reason: LeftOffReason; readonly count: number }[];
  readonly rejected: readonly RejectedLine[];
  /** Rows on the menu with a value, for each column that a file has. */
  readonly known: readonly { readonly column: LoadedColumnKey; readonly count: number }[];
  /** Columns of the version that no file fills: hidden from choosers and filters. */
  readonly absent: readonly LoadedColumnKey[];
  readonly disagreements: readonly Disagreement[];
  readonly notes: readonly string[];
  readonly sources: readonly SideTableSource[];
}

export function quantity(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
