/** The result of a load, as values that survive JSON. Operators read it, and the store keeps it. */
import type { AssayVersion, OwnColumnKey, StandardColumnKey } from 'ssm-core';
import type { FilterOnlyColumnKey, SideTableSource } from 'ssm-core/engine';

export type LoadedColumnKey = StandardColumnKey | Exclude<FilterOnlyColumnKey, 'v11Only'>;

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
  | 'crosswalk'
  | 'ownTable'
  | 'lift';

export type Field = LoadedColumnKey | 'organism' | 'type' | 'entrezGeneId' | 'somaId';

export type LeftOffReason = 'organism' | 'control' | 'spuriomer' | 'hybridization' | 'internal_use' | 'deprecated';

interface RejectedLine {
  readonly file: string;
  /** Where the row is, from 1: a line of the file, a row of the sheet or, in an ADAT, a column of the SeqId row. */
  readonly line: number;
  readonly reason: string;
}

export interface FileReport {
  readonly name: string;
  readonly kind: FileKind | null;
  /** Why nothing was taken from the file, in one sentence; null if it was read. */
  readonly refusal: string | null;
  /** Number of lines with data, including rejected lines. */
  readonly lines: number;
  readonly rejected: number;
  readonly mapped: readonly { readonly header: string; readonly column: Field }[];
  /** Headers that fill no column. The record keeps them under `file · header`. */
  readonly unmapped: readonly string[];
  readonly notes: readonly string[];
  /** What the file states about itself, for example in the header block of an ADAT. */
  readonly about: Readonly<Record<string, string>>;
  /** Sets of the operator's family in a file of gene sets. */
  readonly ownSets?: readonly OwnSetReport[];
  /** Keys of a table of own columns that no record has, as written. */
  readonly unmatched?: readonly string[];
}

/** What became of a gene set of the operator. */
export interface OwnSetReport {
  readonly family: string;
  readonly name: string;
  readonly members: number;
  /** Members that some reagent on the menu measures. */
  readonly measured: number;
  /** Members that neither a record nor a table of genes knows, as written. */
  readonly unknown: readonly string[];
  /** Why tests of the set say little; null for other sets. */
  readonly size: 'small' | 'large' | null;
}

export interface Disagreement {
  readonly column: Field;
  readonly count: number;
  /** The first few disagreements; `kept` is the value from the later file. */
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
  /** Why nothing was loaded although no file was refused, in one sentence; null otherwise. */
  readonly refusal: string | null;
  readonly files: readonly FileReport[];
  readonly records: number;
  readonly onMenu: number;
  readonly leftOff: readonly { readonly reason: LeftOffReason; readonly count: number }[];
  readonly rejected: readonly RejectedLine[];
  /** Number of rows on the menu with a value, for each column that a file has. */
  readonly known: readonly { readonly column: LoadedColumnKey | OwnColumnKey; readonly count: number }[];
  /** Columns of the version that no file fills. Choosers and filters hide them. */
  readonly absent: readonly LoadedColumnKey[];
  readonly disagreements: readonly Disagreement[];
  readonly notes: readonly string[];
  readonly sources: readonly SideTableSource[];
}

export function quantity(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
