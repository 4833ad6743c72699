/** Sends unreadable files to a server that reads them in threads, as in production. */
import type { Problem } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startStopwatch } from '../../store/testing/stopwatch.ts';
import { createTestServer, type JsonAnswer, type TestServer } from '../../testing/testServer.ts';
import { type BadFile, badFiles, bombs } from '../../workbook/testing/badFiles.ts';
import { createUploadReader } from '../../workbook/thread/uploadReader.ts';
import { formOf, send, sendSheets } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ workbooks: createUploadReader() });
});

const megabyte = 1024 * 1024;
const codes = ['unreadable_workbook', 'empty_workbook', 'too_many_rows'];

function faultsOf([name]: BadFile, { status, body }: JsonAnswer, ms: number): readonly string[] {
  const { code, detail = '' } = body as Partial<Problem>;
  const isRefused = (status === 422 || status === 413) && codes.includes(code ?? '');
  const isPlain = detail.endsWith('.') && detail.length > 20 && !/undefined|\bat \/|Error:/.test(detail);
  return isRefused && isPlain && ms < 5500 ? [] : [`${name}: ${status} ${code} ${detail} ${Math.round(ms)} ms`];
}

async function faults(files: readonly BadFile[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of files) {
    const stopwatch = startStopwatch();
    const answer = await send(server, formOf(file[1]));
    found.push(...faultsOf(file, answer, stopwatch()));
  }
  return found;
}

describe('R26: bad files', () => {
  it('are refused with a message that says what is wrong, and the server continues', async () => {
    const files = badFiles();
    expect([files.length >= 150, await faults(files)]).toEqual([true, []]);
    expect((await sendSheets(server, { Sheet: [['2-1']] })).status).toBe(200);
  });

  it.each([
    ['an old workbook', 'This is an old Excel workbook (.xls); save it as .xlsx.'],
    ['a locked workbook', 'This is a workbook locked with a password; save it without the password.'],
    ['a PDF', 'This is a PDF document; choose an .xlsx workbook.'],
    ['a CSV file', 'This is a text file; open it in a spreadsheet and save it as .xlsx.'],
    ['an archive', 'This is a ZIP archive of 2 files, not a workbook; unpack it first.'],
    ['an empty sheet', 'The workbook is empty: none of its sheets has a row. Fill in one protein a row, and save it.'],
    [
      'a sheet with a cell at its very end',
      'The sheet "Sheet" has a filled cell in row 1,048,576; rows are read down to 100,000. Delete what stands so far down, or move it up.',
    ],
    [
      'a sheet with a row of another namespace',
      'This workbook is damaged: rows or cells of xl/worksheets/sheet1.xml are of another namespace. Save it anew in a spreadsheet.',
    ],
    [
      'an entry that unpacks to more than it declares',
      'This workbook is damaged: xl/worksheets/sheet1.xml has another size than its list of contents says.',
    ],
    ['a directory of 4 GB', 'This ZIP file or workbook is damaged: its list of contents cannot be read.'],
    ['a sheet that is missing', 'This workbook is damaged: its sheet "Sheet" is missing.'],
  ])('such as %s are distinguished from other bad files', async (name, detail) => {
    const [, bytes] = badFiles().find(([candidate]) => candidate === name) as BadFile;
    expect(((await send(server, formOf(bytes))).body as Problem).detail).toBe(detail);
  });
});

describe('R28: zip bombs', () => {
  it.each(bombs())('such as %s are refused within five seconds, and use less than 256 MB', async (...bomb) => {
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const found = await faults([bomb]);
    clearInterval(watch);
    expect([found, (most - before) / megabyte < 256 || most - before]).toEqual([[], true]);
  });

  it('are refused, or told to retry, if twenty come at once, and /health answers meanwhile', async () => {
    const [, bomb] = bombs().find(([name]) => name === 'a bomb of cells') as BadFile;
    const over = new AbortController();
    const all = Promise.all(Array.from({ length: 20 }, () => send(server, formOf(bomb)))).finally(() => over.abort());
    let slowest = 0;
    while (!over.signal.aborted) {
      const stopwatch = startStopwatch();
      await server.get('/health');
      slowest = Math.max(slowest, stopwatch());
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
    const answers = await all;
    const busy = answers.filter(({ status }) => status === 503);
    expect([
      answers.every(({ status }) => status === 422 || status === 503),
      busy.every(({ headers }) => headers['retry-after'] === '5'),
      busy.length,
      slowest < 250 || slowest,
      // One file of the person is being read and six wait.
    ]).toEqual([true, true, 13, true]);
    expect((await sendSheets(server, { Sheet: [['2-1']] })).status).toBe(200);
  });
});
