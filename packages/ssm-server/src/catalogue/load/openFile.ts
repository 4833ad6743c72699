import type { ThreadLimits } from '../../workbook/thread/workbookThread.ts';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { type HeaderMap, mapHeaders } from '../cells/headers.ts';
import type { Attribution } from '../knowledge/attribution.ts';
import { readSideTable, type SideFacts, sideShapeOf } from '../knowledge/sideTable.ts';
import { type ReadFile, readFile } from '../read/readFile.ts';
import type { SourceTable } from '../read/sourceTable.ts';
import { quantity } from '../report.ts';
import { type KeyedTable, keyBySeqId } from './join.ts';
import type { DeclaredTable, OwnDeclaration } from './own/declaration.ts';
import { type OwnTable, readOwnTable } from './own/ownTable.ts';

export interface CatalogueFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Publisher and licence, as far as the operator states them. */
  readonly said?: Partial<Attribution>;
  /** What the operator states about an own table or an own family of gene sets. */
  readonly own?: OwnDeclaration;
}

export interface OpenedFile {
  readonly name: string;
  readonly read: ReadFile | null;
  readonly keyed: KeyedTable | null;
  readonly facts: SideFacts | null;
  /** Table whose columns the operator adds; null for other files. */
  readonly ownTable: OwnTable | null;
  readonly said: Partial<Attribution>;
  readonly own: OwnDeclaration;
  /** Why the file cannot be used, in one sentence; null if it can. */
  readonly refusal: string | null;
}

function openTable(name: string, table: SourceTable, map: HeaderMap): Pick<OpenedFile, 'keyed' | 'facts'> {
  const mapped = mapHeaders(table.headers, map);
  const shape = sideShapeOf(table.headers, mapped);
  const isSideTable = shape !== undefined || mapped.every(({ field }) => field === 'seqId' || field === 'somaId');
  const keyed = keyBySeqId({ name, table, mapped, isSideTable });
  return shape === undefined ? { keyed, facts: null } : readSideTable(keyed, shape);
}

async function openFile(file: CatalogueFile, name: string, map: HeaderMap, limits: ThreadLimits): Promise<OpenedFile> {
  const { said = {}, own = {} } = file;
  const blank = { name, read: null, keyed: null, facts: null, ownTable: null, refusal: null, said, own };
  try {
    const read = await readFile(file.name, file.bytes, limits, own);
    if (read.kind === 'ownTable') {
      return { ...blank, read, ownTable: readOwnTable(read.rows, own.table as DeclaredTable) };
    }
    if (!('table' in read)) return { ...blank, read };
    const { keyed, facts } = openTable(name, read.table, map);
    const opened = { ...blank, read, keyed, facts };
    if (keyed === null || keyed.keyed.length > 0) return opened;
    const [first] = keyed.rejected;
    const place = read.kind === 'adat' ? 'column' : 'line';
    const why = first === undefined ? '' : `: ${place} ${first.line} ${first.reason}`;
    return { ...opened, refusal: `This file has no valid ${facts === null ? 'SeqId' : 'line'}${why}.` };
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    return { ...blank, refusal: error.message };
  }
}

const advice = 'name it together with the ADAT or annotation that it belongs to';

function whyLonely({ read, keyed, facts }: OpenedFile): string {
  if (facts !== null && keyed !== null) {
    const what = facts.kind === 'lift' ? 'lift factors' : 'changed accessions and symbols';
    return `This is a table of ${what} of ${quantity(keyed.keyed.length, 'SeqId')} that brings no reagents; ${advice}.`;
  }
  if (keyed !== null) {
    return `This is a table of ${quantity(keyed.keyed.length, 'SeqId')} that names no target, accession or gene; ${advice}.`;
  }
  if (read?.kind === 'ownTable') return `This is a table of own columns; ${advice}.`;
  if (read?.kind === 'geneSets') {
    return `This is a collection of ${quantity(read.geneSets.sets.length, 'gene set')} without SeqIds; ${advice}.`;
  }
  if (read?.kind === 'geneAliases') {
    return `This is a list of ${quantity(read.geneAliases.facts.length, 'gene alias', 'gene aliases')} without SeqIds; ${advice}.`;
  }
  if (read?.kind === 'secondaryAccessions') {
    return `This is a list of ${quantity(read.secondaryAccessions.facts.length, 'secondary accession')} without SeqIds; ${advice}.`;
  }
  if (read?.kind === 'geneIds') {
    return `This is a table of ${quantity(read.geneIds.facts.length, 'Ensembl or RefSeq id')} without SeqIds; ${advice}.`;
  }
  if (read?.kind === 'crosswalk') {
    return `This is a list of ${quantity(read.crosswalk.assays.length, 'assay')} of another platform without SeqIds; ${advice}.`;
  }
  return `This is a table of UniProt accessions and genes without SeqIds; ${advice}.`;
}

/** Returns whether a file is of gene sets or own columns. If it is refused, the other files are loaded without it. */
export function isOptional({ name, own, read }: OpenedFile): boolean {
  const isSaid = own.family !== undefined || own.table !== undefined;
  return isSaid || read?.kind === 'geneSets' || /\.gm[tx]$/i.test(name);
}

/** Returns whether a refused file refuses the whole load. */
export function isRefusedWholly(file: OpenedFile): boolean {
  return file.refusal !== null && !isOptional(file);
}

/** Refuses files that cannot make a catalogue alone, because they have no SeqIds or nothing but SeqIds. */
function refuseLonely(files: readonly OpenedFile[]): readonly OpenedFile[] {
  const hasRecords = files.some(({ keyed }) => keyed !== null && !keyed.isSideTable);
  if (hasRecords || files.some(isRefusedWholly)) return files;
  return files.map((file) => ({ ...file, refusal: file.refusal ?? whyLonely(file) }));
}

/**
 * Opens all files in the given order. Files with the same name get numbers. Never throws because of a file's content.
 */
export async function openFiles(
  files: readonly CatalogueFile[],
  map: HeaderMap,
  limits: ThreadLimits,
): Promise<readonly OpenedFile[]> {
  const seen = new Map<string, number>();
  const opened: OpenedFile[] = [];
  for (const file of files) {
    const times = (seen.get(file.name) ?? 0) + 1;
    seen.set(file.name, times);
    const name = times === 1 ? file.name : `${file.name} (${times})`;
    opened.push(await openFile(file, name, map, limits));
  }
  return refuseLonely(opened);
}
