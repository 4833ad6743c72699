/** Recognises a file by its content, and by its name only if the content is ambiguous. */

import { fileSeems, zipSeems } from '../../workbook/fileSeems.ts';
import type { ThreadLimits } from '../../workbook/thread/workbookThread.ts';
import { listZip } from '../../workbook/unzip/listZip.ts';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { OwnDeclaration } from '../load/own/declaration.ts';
import type { OwnTableRows } from '../load/own/ownTable.ts';
import { type AccessionMapFile, readAccessionMap } from './accessionMap.ts';
import { isAdat, readAdat } from './adat.ts';
import { type CrosswalkFile, readCrosswalk } from './crosswalkFile.ts';
import { decodeText } from './decodeText.ts';
import { guessDelimiter, readDelimited } from './delimited.ts';
import { type GeneAliasFile, readGeneAliases } from './geneAliasFile.ts';
import { type GeneIdFile, readGeneIds, readSecondaryAccessions, type SecondaryAccessionFile } from './geneIdFile.ts';
import { familyNamed, type GeneSetFile, readGeneSets, readGmt, readGmx, readPairs } from './geneSetFile.ts';
import { findSeqIdHeader } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';
import { readFirstSheet, readWorkbook } from './workbook.ts';

export type ReadFile =
  | { readonly kind: 'adat' | 'workbook' | 'table'; readonly table: SourceTable }
  | { readonly kind: 'geneSets'; readonly geneSets: GeneSetFile }
  | { readonly kind: 'geneAliases'; readonly geneAliases: GeneAliasFile }
  | { readonly kind: 'accessionMap'; readonly accessionMap: AccessionMapFile }
  | { readonly kind: 'secondaryAccessions'; readonly secondaryAccessions: SecondaryAccessionFile }
  | { readonly kind: 'geneIds'; readonly geneIds: GeneIdFile }
  | { readonly kind: 'crosswalk'; readonly crosswalk: CrosswalkFile }
  | { readonly kind: 'ownTable'; readonly rows: OwnTableRows };

const wanted = 'a catalogue is loaded from an ADAT, .xlsx, .tsv or .csv file with SeqIds, and from gene sets';

function refuse(what: string, advice = wanted): never {
  throw new RefusedFileError(`This is ${what}; ${advice}.`);
}

async function refuseZip(bytes: Uint8Array): Promise<void> {
  const seems = zipSeems(await listZip(bytes));
  if (seems !== undefined) refuse(seems.what, seems.advice);
}

function refuseMarkup(text: string): void {
  const head = text.slice(0, 2048).trimStart().toLowerCase();
  if (head.startsWith('<!doctype html') || head.startsWith('<html')) refuse('a web page (HTML)');
  if (head.startsWith('<?xml') || head.startsWith('<')) {
    if (head.includes('urn:schemas-microsoft-com:office:spreadsheet')) {
      refuse('an XML spreadsheet of 2003', 'save it as .xlsx');
    }
    refuse(head.includes('<html') ? 'a web page (HTML)' : 'an XML file');
  }
  if (head.startsWith('{\\rtf')) refuse('a rich text document (RTF)');
  if (/^(?:\{\s*["}]|\[\s*[[{"\d\]])/.test(head)) refuse('a JSON file');
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Reads a file by what the operator says of it, or by its name. Returns undefined for other files. */
function readOwn(name: string, rows: readonly LooseRow[], { family }: OwnDeclaration): GeneSetFile | undefined {
  const isDeclared = family !== undefined;
  const named = familyNamed(family ?? stemOf(name));
  const [ending] = /\.gm[tx]$/i.exec(name) ?? [];
  if (ending?.toLowerCase() === '.gmt') return readGmt(rows, named, isDeclared);
  if (ending?.toLowerCase() === '.gmx') return readGmx(rows, named, isDeclared);
  const pairs = readPairs(rows, named, isDeclared);
  if (pairs !== undefined || !isDeclared) return pairs;
  // Sets with several members on a line.
  return readGmt(rows, named, isDeclared);
}

function readText(name: string, bytes: Uint8Array, own: OwnDeclaration): ReadFile {
  const { text, note } = decodeText(bytes);
  if (text.trim() === '') refuse('an empty file');
  if (isAdat(text)) {
    const table = readAdat(text);
    return { kind: 'adat', table: note === null ? table : { ...table, notes: [...table.notes, note] } };
  }
  refuseMarkup(text);
  const secondaryAccessions = readSecondaryAccessions(text);
  if (secondaryAccessions !== undefined) return { kind: 'secondaryAccessions', secondaryAccessions };
  const delimiter = guessDelimiter(text);
  const rows = readDelimited(text, delimiter);
  const notes = note === null ? [] : [note];
  const usesDecimalComma = delimiter === ';';
  if (own.table !== undefined) return { kind: 'ownTable', rows: { rows, usesDecimalComma, notes } };
  if (own.family !== undefined) return { kind: 'geneSets', geneSets: readOwn(name, rows, own) as GeneSetFile };
  const found = findSeqIdHeader(rows);
  if (found !== undefined) {
    const table = belowHeader(rows[found.at] as LooseRow, rows.slice(found.at + 1));
    return { kind: 'table', table: { ...table, usesDecimalComma, isPlainText: true, about: {}, notes } };
  }
  const geneSets = readGeneSets(rows);
  if (geneSets !== undefined) return { kind: 'geneSets', geneSets };
  const ownSets = readOwn(name, rows, own);
  if (ownSets !== undefined) return { kind: 'geneSets', geneSets: ownSets };
  const crosswalk = readCrosswalk(rows);
  if (crosswalk !== undefined) return { kind: 'crosswalk', crosswalk };
  const accessionMap = readAccessionMap(rows);
  if (accessionMap !== undefined) return { kind: 'accessionMap', accessionMap };
  const geneAliases = readGeneAliases(rows);
  if (geneAliases !== undefined) return { kind: 'geneAliases', geneAliases };
  const geneIds = readGeneIds(rows);
  if (geneIds !== undefined) return { kind: 'geneIds', geneIds };
  const widest = Math.max(...rows.slice(0, 20).map((row) => row.cells.length));
  if (widest < 2) refuse('plain text, not a table');
  return refuse(`a table of ${widest} columns with no SeqIds under a SeqId header in its first 20 lines`);
}

/** Throws RefusedFileError. Its message says in one sentence what the file seems to be. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  limits: ThreadLimits,
  own: OwnDeclaration = {},
): Promise<ReadFile> {
  const seems = fileSeems(bytes);
  switch (seems.kind) {
    case 'empty':
      return refuse('an empty file');
    case 'refused':
      return refuse(seems.what, seems.advice);
    case 'zip':
      await refuseZip(bytes);
      if (own.family !== undefined) refuse('a workbook', 'save gene sets as .gmt, .gmx or text with tabs');
      if (own.table !== undefined) return { kind: 'ownTable', rows: await readFirstSheet(bytes, limits) };
      return { kind: 'workbook', table: await readWorkbook(bytes, limits) };
    default:
      return readText(name, bytes, own);
  }
}
