/** `npm run --silent panel -- verify FILE …` recomputes the content hash of exported panels. */
import process from 'node:process';
import { checkPanelRows } from 'ssm-core/internal';
import { called } from '../settings/artefact.ts';
import { textRows } from '../workbook/textRows.ts';
import { uploadThreadLimits } from '../workbook/thread/uploadReader.ts';
import { readInThread } from '../workbook/thread/workbookThread.ts';
import { RefusedFileError } from '../workbook/workbookReader.ts';
import { readFiles, UnreadableFileError } from './catalogue.files.ts';

async function rowsOf(name: string, bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (!name.toLowerCase().endsWith('.xlsx')) {
    const text = new TextDecoder().decode(bytes);
    // A comment line is one cell. Only the first cell of the other lines is needed, and it has no comma.
    return text.split(/\r?\n/).map((line) => (line.startsWith('#') ? [line] : line.split(',')));
  }
  // The sheet that describes the panel is a record, which an import would skip.
  return textRows(await readInThread(bytes, { ...uploadThreadLimits, recordMark: undefined }));
}

interface Verdict {
  readonly line: string;
  readonly isMatch: boolean;
}

async function verify(name: string, bytes: Uint8Array): Promise<Verdict> {
  const { version, count, stated, computed } = await checkPanelRows(await rowsOf(name, bytes));
  if (version === null) {
    return { line: `${name}: This is not an exported panel: it names no assay version or no SeqIds.`, isMatch: false };
  }
  const what = `${count} ${count === 1 ? 'reagent' : 'reagents'} of ${version.slice(2)}`;
  if (stated === null) return { line: `${name}: ${what}. It states no hash. Computed: ${computed}`, isMatch: false };
  if (stated === computed) return { line: `${name}: ${what}. The content is as stated: ${stated}`, isMatch: true };
  return { line: `${name}: ${what}. The content differs. Stated: ${stated} Computed: ${computed}`, isMatch: false };
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
