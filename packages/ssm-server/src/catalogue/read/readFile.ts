/** Recognises a file by its content, and by its name only if the content is ambiguous. */

import { fileSeems, zipSeems } from '../../workbook/fileSeems.ts';
import type { ThreadLimits } from '../../workbook/thread/workbookThread.ts';
import { listZip } from '../../workbook/unzip/listZip.ts';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { type AccessionMapFile, readAccessionMap } from './accessionMap.ts';
import { isAdat, readAdat } from './adat.ts';
import { type CrosswalkFile, readCrosswalk } from './crosswalkFile.ts';
import { decodeText } from './decodeText.ts';
import { guessDelimiter, readDelimited } from './delimited.ts';
import { type GeneAliasFile, readGeneAliases } from './geneAliasFile.ts';
import { type GeneIdFile, readGeneIds, readSecondaryAccessions, type SecondaryAccessionFile } from './geneIdFile.ts';
import { type GeneSetFile, readGeneSets, readGmt } from './geneSetFile.ts';
import { findSeqIdHeader } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';
import { readWorkbook } from './workbook.ts';

export type ReadFile =
  | { readonly kind: 'adat' | 'workbook' | 'table'; readonly table: SourceTable }
  | { readonly kind: 'geneSets'; readonly geneSets: GeneSetFile }
  | { readonly kind: 'geneAliases'; readonly geneAliases: GeneAliasFile }
  | { readonly kind: 'accessionMap'; readonly accessionMap: AccessionMapFile }
  | { readonly kind: 'secondaryAccessions'; readonly secondaryAccessions: SecondaryAccessionFile }
  | { readonly kind: 'geneIds'; readonly geneIds: GeneIdFile }
  | { readonly kind: 'crosswalk'; readonly crosswalk: CrosswalkFile };

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

function readText(name: string, bytes: Uint8Array): ReadFile {
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
  const found = findSeqIdHeader(rows);
  if (found !== undefined) {
    const table = belowHeader(rows[found.at] as LooseRow, rows.slice(found.at + 1));
    const usesDecimalComma = delimiter === ';';
    return { kind: 'table', table: { ...table, usesDecimalComma, isPlainText: true, about: {}, notes } };
  }
  const geneSets = readGeneSets(rows);
  if (geneSets !== undefined) return { kind: 'geneSets', geneSets };
  if (name.toLowerCase().endsWith('.gmt')) return { kind: 'geneSets', geneSets: readGmt(rows) };
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
export async function readFile(name: string, bytes: Uint8Array, limits: ThreadLimits): Promise<ReadFile> {
  const seems = fileSeems(bytes);
  switch (seems.kind) {
    case 'empty':
      return refuse('an empty file');
    case 'refused':
      return refuse(seems.what, seems.advice);
    case 'zip':
      await refuseZip(bytes);
      return { kind: 'workbook', table: await readWorkbook(bytes, limits) };
    default:
      return readText(name, bytes);
  }
}
