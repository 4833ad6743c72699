import { layRows } from 'ssm-core/engine';
import { expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer.ts';
import { createInPageReader } from '../../workbook/thread/inPageReader.ts';
import { formOf, send } from '../testing/uploads.ts';

const server = await createTestServer();
const headers = await server.signIn('SSM-Registered');

it.each([
  ['?templateImport=true', 'SomaScan_Menu_Import_Template.xlsx', 'Import analytes'],
  ['?templateImport=false', 'SomaScan_Menu_Bulk_Search_Template.xlsx', 'Bulk search'],
  ['', 'SomaScan_Menu_Bulk_Search_Template.xlsx', 'Bulk search'],
])(
  'S7-07: the template "%s" is a workbook with the file name in its content-disposition',
  async (query, fileName, sheet) => {
    const response = await server.ask(`/sat/menuquery/download/template${query}`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [first] = await createInPageReader().read(bytes, 'anyone');
    expect([
      response.status,
      response.headers.get('content-disposition'),
      response.headers.get('content-type'),
      first?.name,
      first && [...layRows(first, { resembles: () => new Set() })].map(({ role }) => role),
    ]).toEqual([
      200,
      `attachment; filename="${fileName}"`,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      sheet,
      ['heading', 'heading', 'heading', 'blank', 'heading'],
    ]);
    const { status, body } = await send(server, formOf(bytes, fileName));
    expect([status, (body as { existsInDB: boolean }[]).some(({ existsInDB }) => existsInDB)]).toEqual([200, false]);
  },
);
