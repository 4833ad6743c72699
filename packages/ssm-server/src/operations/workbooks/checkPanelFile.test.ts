import { recordMark } from 'ssm-core/engine';
import { panelHash } from 'ssm-core/internal';
import { beforeAll, describe, expect, it } from 'vitest';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { createUploadReader } from '../../workbook/thread/uploadReader.ts';
import { formOf, send } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ workbooks: createUploadReader() });
});

const check = { path: 'import/check', version: null };
const seqIds = ['6580-29', '3032-11'];
const stated = (await panelHash('V_11K', seqIds)) ?? '';

const exported = (listed: readonly string[]) =>
  deflatedZip(
    workbookParts({
      Panel: [['SeqId', 'Gene'], ...listed.map((seqId) => [seqId, 'IL6'])],
      About: [[`About this panel ${recordMark}`], ['Assay version', '11K'], ['Content hash', stated]],
    }),
  );

describe('POST /menuquery/import/check', () => {
  it('finds the stated content of a workbook, whose record sheet an import skips', async () => {
    const { status, headers, body } = await send(server, formOf(exported(seqIds)), check);
    expect([status, headers['cache-control'], body]).toEqual([
      200,
      'no-store',
      { version: 'V_11K', count: 2, stated, computed: stated },
    ]);
    const imported = await send(server, formOf(exported(seqIds)), { version: 'V_11K' });
    expect((imported.body as { sheet: string }[]).map(({ sheet }) => sheet)).toEqual(['Panel', 'Panel', 'Panel']);
  });

  it('returns both hashes of a workbook with another reagent', async () => {
    const { body } = await send(server, formOf(exported(['6580-29', '3032-12'])), check);
    const computed = await panelHash('V_11K', ['6580-29', '3032-12']);
    expect(body).toEqual({ version: 'V_11K', count: 2, stated, computed });
  });

  it('finds no exported panel in another list', async () => {
    const body = JSON.stringify({ rows: [['Gene'], ['IL6']] });
    const answer = await send(server, body, { ...check, headers: { 'Content-Type': 'application/json' } });
    expect([answer.status, answer.body]).toEqual([200, { version: null, count: 0, stated: null, computed: null }]);
  });

  it('refuses the files that an import refuses', async () => {
    const answer = await send(server, formOf(new TextEncoder().encode('SeqId')), check);
    expect(problemFacts(answer)).toEqual([422, 'unreadable_workbook', 'file', undefined]);
  });
});
