/** `npm run --silent panel -- verify FILE …` recomputes the content hash of exported panels. */
import process from 'node:process';
import type { AssayVersion } from 'ssm-core';
import { panelHash, panelHashPrefix } from 'ssm-core/internal';
import { called } from '../settings/artefact.ts';
import { uploadThreadLimits } from '../workbook/thread/uploadReader.ts';
import { readInThread } from '../workbook/thread/workbookThread.ts';
import { RefusedFileError } from '../workbook/workbookReader.ts';
import { readFiles, UnreadableFileError } from './catalogue.files.ts';

interface StatedPanel {
  /** Null if the file names no assay version, or both. */
  readonly version: AssayVersion | null;
  /** Distinct SeqIds of the first column. */
  readonly seqIds: readonly string[];
  /** Null if the file states no hash, or several. */
  readonly hash: string | null;
}

const statedHash = new RegExp(`${panelHashPrefix}[0-9a-f]{64}`);
/** A SeqId, perhaps after the quote that guards it in a CSV for Excel. */
const seqIdCell = /^'?(\d+-\d+)$/;
/** The second cell of a row with an assay version, or a comment line of a CSV that ends with one. */
const versionCell = /^(?:#[^:]*: )?(7K|11K)$/;

function onlyOne<Value>(values: Iterable<Value>): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}

/** Reads an exported panel from rows of texts. The language of the export does not matter. */
export function readStatedPanel(rows: readonly (readonly string[])[]): StatedPanel {
  const cells = rows.flatMap((row) => (seqIdCell.test(row[0] ?? '') ? [] : row));
  const versions = rows.flatMap(
    ([first = '', second = '']) => versionCell.exec(first.startsWith('#') ? first : second)?.[1] ?? [],
  );
  const version = onlyOne(versions);
  return {
    version: version === null ? null : `V_${version as '7K' | '11K'}`,
    seqIds: [...new Set(rows.flatMap(([first = '']) => seqIdCell.exec(first)?.[1] ?? []))],
    hash: onlyOne(cells.flatMap((cell) => statedHash.exec(cell)?.[0] ?? [])),
  };
}

async function rowsOf(name: string, bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (!name.toLowerCase().endsWith('.xlsx')) {
    const text = new TextDecoder().decode(bytes);
    // A comment line is one cell. Only the first cell of the other lines is needed, and it has no comma.
    return text.split(/\r?\n/).map((line) => (line.startsWith('#') ? [line] : line.split(',')));
  }
  // The sheet that describes the panel is a record, which an import would skip.
  const sheets = await readInThread(bytes, { ...uploadThreadLimits, recordMark: undefined });
  return sheets.flatMap(({ rows }) =>
    [...rows].map(({ cells }) => {
      const row: string[] = [];
      for (const { column, ...cell } of cells) row[column] = 'text' in cell ? cell.text : '';
      return Array.from(row, (text) => text ?? '');
    }),
  );
}

interface Verdict {
  readonly line: string;
  readonly isMatch: boolean;
}

async function verify(name: string, bytes: Uint8Array): Promise<Verdict> {
  const { version, seqIds, hash } = readStatedPanel(await rowsOf(name, bytes));
  if (version === null || seqIds.length === 0) {
    return { line: `${name}: This is not an exported panel: it names no assay version or no SeqIds.`, isMatch: false };
  }
  const computed = (await panelHash(version, seqIds)) ?? '';
  const what = `${seqIds.length} ${seqIds.length === 1 ? 'reagent' : 'reagents'} of ${version.slice(2)}`;
  if (hash === null) return { line: `${name}: ${what}. It states no hash. Computed: ${computed}`, isMatch: false };
  if (hash === computed) return { line: `${name}: ${what}. The content is as stated: ${hash}`, isMatch: true };
  return { line: `${name}: ${what}. The content differs. Stated: ${hash} Computed: ${computed}`, isMatch: false };
}

/** Returns the exit code: 0 if every file has the stated content, 1 if one has not, 2 usage error. */
export async function runPanel([verb, ...files]: readonly string[], folder = process.cwd()): Promise<number> {
  if (verb !== 'verify' || files.length === 0 || files.some((file) => file.startsWith('-'))) {
    process.stderr.write(`Name exported panels (.xlsx or .csv): ${called('panel')} verify FILE …\n`);
    return 2;
  }
  let code = 0;
  for (const file of files) {
    try {
      const [read] = await readFiles([file], folder);
      const { line, isMatch } = await verify(file, read?.bytes ?? new Uint8Array());
      (isMatch ? process.stdout : process.stderr).write(`${line}\n`);
      if (!isMatch) code = 1;
    } catch (error) {
      if (!(error instanceof UnreadableFileError || error instanceof RefusedFileError)) throw error;
      process.stderr.write(`${error instanceof RefusedFileError ? `${file}: ` : ''}${error.message}\n`);
      code = 1;
    }
  }
  return code;
}
