import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { embedMessageSchema, portalMessageSchema } from './embed.messages.ts';
import { readPortalMessage } from './embed.read.ts';

const types = '"hello" or "session" or "renew" or "view" or "select"';

test.each([
  { ssm: 1, type: 'hello', versions: [2, 1], session: true },
  { ssm: 1, type: 'session', id: 7, token: null },
  { ssm: 1, type: 'session', id: 7, token: 'a token' },
  { ssm: 1, type: 'session', id: 7, token: null, error: 'Error: broken' },
  { ssm: 1, type: 'renew' },
  { ssm: 1, type: 'view' },
  { ssm: 1, type: 'view', view: 'search=kinase&version=V_11K' },
  { ssm: 1, type: 'view', version: 'V_7K', search: '' },
  { ssm: 1, type: 'select', seqIds: ['10000-28'] },
])('the text %j is a valid message', (message) => {
  expect(readPortalMessage(message)).toEqual({ kind: 'message', message });
});

test.each([null, undefined, 'ssm', 1, [], {}, { type: 'hello' }, { source: 'an extension' }])(
  'the message %j is ignored because another script sent it',
  (data) => {
    expect(readPortalMessage(data)).toEqual({ kind: 'foreign' });
  },
);

test.each([
  { ssm: 0, type: 'hello', versions: [0], session: false },
  { ssm: 2, type: 'select', seqIds: [] },
  { ssm: '1', type: 'renew' },
  { ssm: 1, type: 'hello', versions: [2, 3], session: false },
])('the message %j is refused because its version is unsupported', (message) => {
  expect(readPortalMessage(message)).toEqual({ kind: 'problem', problem: { code: 'version', given: message.ssm } });
});

test.each([
  [{ ssm: 1 }, 'type', types],
  [{ ssm: 1, type: 'selct' }, 'type', types],
  [{ ssm: 1, type: 'hello', versions: [1] }, 'hello.session', 'boolean'],
  [{ ssm: 1, type: 'hello', versions: 1, session: true }, 'hello.versions', 'array'],
  [{ ssm: 1, type: 'session', id: 1 }, 'session.token', 'string'],
  [{ ssm: 1, type: 'session', id: 1.5, token: null }, 'session.id', 'int'],
  [{ ssm: 1, type: 'view', version: '11K' }, 'view.version', '"V_7K" or "V_11K"'],
  [{ ssm: 1, type: 'view', serach: 'kinase' }, 'view', 'no "serach"'],
  [{ ssm: 1, type: 'select', seqIds: '10000-28' }, 'select.seqIds', 'array'],
  [{ ssm: 1, type: 'select', seqIds: ['10000-28', 5] }, 'select.seqIds.1', 'string'],
  [{ ssm: 1, type: 'select', seqIds: [''] }, 'select.seqIds.0', 'at least 1'],
])('the report about %j says where it is wrong and what was expected', (message, at, expected) => {
  expect(readPortalMessage(message)).toEqual({ kind: 'problem', problem: { code: 'message', at, expected } });
});

test('a view that is longer than a URL may be is refused', () => {
  expect(readPortalMessage({ ssm: 1, type: 'view', view: 'a'.repeat(20_000) })).toEqual({
    kind: 'problem',
    problem: { code: 'message', at: 'view.view', expected: 'at most 16384' },
  });
});

test('the tables of docs/host-contract.md list exactly the messages and their names', async () => {
  const text = await readFile(new URL('../../../../docs/host-contract.md', import.meta.url), 'utf8');
  const [, toPage = '', toPortal = ''] = text.split(/^## (?:Messages to the page|Messages to the portal)$/m);
  const rowsOf = (section: string) =>
    [...(section.split(/^## /m)[0]?.matchAll(/^\| `([\w-]+)` \|([^|]*)\|/gm) ?? [])].map(([, type, names = '']) => [
      type,
      [...names.matchAll(/`(\w+)\??`/g)].map(([, name]) => name),
    ]);
  const namesOf = (schema: ReturnType<typeof portalMessageSchema> | ReturnType<typeof embedMessageSchema>) =>
    schema.def.options.map(({ def: { shape } }) => {
      const { ssm: _, type, ...others } = shape;
      return [type.def.values[0], Object.keys(others)];
    });
  expect([rowsOf(toPage), rowsOf(toPortal)]).toEqual([namesOf(portalMessageSchema()), namesOf(embedMessageSchema())]);
});
