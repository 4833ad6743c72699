import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RoleTitle } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { startProcess } from '../testing/serverProcess.ts';

/** Written by release 0.2.0; see the README there. */
const written = path.resolve(import.meta.dirname, '../testing/release-0.2.0');

type Answers = Readonly<Record<string, unknown>>;

async function answersThen(): Promise<readonly (readonly [RoleTitle, Answers])[]> {
  const text = brotliDecompressSync(await readFile(path.join(written, 'answers.json.br'))).toString('utf8');
  return Object.entries(JSON.parse(text) as Readonly<Record<RoleTitle, Answers>>) as [RoleTitle, Answers][];
}

interface Panel {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly seqIds: readonly string[];
}

const isPanel = (answer: unknown): answer is Panel => Object.hasOwn(answer as object, 'seqIds');

interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Started {
  readonly ask: (title: RoleTitle, rest: string, call?: Call) => Promise<Response>;
  readonly flag: () => Promise<unknown>;
}

async function restored(database: Readonly<Record<string, string>> = {}): Promise<Started> {
  const folder = path.join(await temporaryFolder(), 'data');
  const env = { SSM_DATA: folder, ...database };
  const restoring = startProcess(env, 'ssm.ts', ['restore', path.join(written, 'backup.gz')]);
  expect(await restoring.ended()).toEqual({ code: 0, signal: null, complaint: '' });
  const address = await startProcess(env).ready();
  const tokens = new Map<RoleTitle, string>();
  async function tokenOf(title: RoleTitle): Promise<string> {
    const token = tokens.get(title) ?? (await mintToken(folder, title));
    tokens.set(title, token);
    return token;
  }
  return {
    ask: async (title, rest, { headers: own, ...init } = {}) => {
      const headers = { Authorization: `Bearer ${await tokenOf(title)}`, 'Content-Type': 'application/json' };
      return fetch(`${address}/sat${rest}`, { ...init, headers: { ...headers, ...own } });
    },
    flag: async () => {
      const answer = await fetch(`${address}/ofrep/v1/evaluate/flags/banner`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"context":{}}',
      });
      return ((await answer.json()) as { value: unknown }).value;
    },
  };
}

async function answersNow({ ask }: Started, title: RoleTitle, then: Answers): Promise<Answers> {
  const now: Record<string, unknown> = {};
  for (const rest of Object.keys(then)) now[rest] = await (await ask(title, rest)).json();
  return now;
}

const isEarlier = (rest: string): boolean => rest.includes('?number=');

/**
 * Leaves out what is new since that release: an answer about an earlier version has its own ETag, and lists count the
 * reagents of each panel by dilution group. The panel's ETag, which saves need, is unchanged.
 */
const comparable = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([rest, answer]) => {
      const own = JSON.stringify(answer, (key, value: unknown) => (key === 'dilutions' ? undefined : value));
      return [rest, { ...(JSON.parse(own) as object), ...(isEarlier(rest) && { etag: 'of its own' }) }];
    }),
  );

async function saveAll({ ask }: Started, title: RoleTitle, then: Answers): Promise<readonly Panel[]> {
  const newest = Object.entries(then).filter(([rest, answer]) => isPanel(answer) && !rest.includes('?'));
  return Promise.all(
    newest.map(async ([rest, answer]) => {
      const { name, description, version, seqIds } = answer as Panel;
      const tag = (await ask(title, rest)).headers.get('ETag') ?? '';
      const body = JSON.stringify({
        name,
        description: `${description}, and on`,
        version,
        seqIds: seqIds.slice(0, 1000),
      });
      const saved = await ask(title, rest, { method: 'PUT', headers: { 'If-Match': tag }, body });
      expect([rest, saved.status]).toEqual([rest, 200]);
      return (await saved.json()) as Panel;
    }),
  );
}

async function expectAllOf(server: Started): Promise<void> {
  const people = await answersThen();
  expect(people.map(([title]) => title)).toEqual(['SSM-Registered', 'Certified-Site', 'Certified-Site-Customer']);
  for (const [title, then] of people) {
    expect(comparable(await answersNow(server, title, then))).toEqual(comparable(then));
    const saved = await saveAll(server, title, then);
    expect(saved.length).toEqual(11);
    for (const panel of saved) {
      const before = then[`/custompanel/panel/${panel.id}`] as Panel;
      expect([panel.number, panel.seqIds]).toEqual([before.number + 1, before.seqIds.slice(0, 1000)]);
    }
    const earlier = Object.fromEntries(Object.entries(then).filter(([rest]) => isEarlier(rest)));
    expect(comparable(await answersNow(server, title, earlier))).toEqual(comparable(earlier));
  }
}

describe('the data of release 0.2.0', () => {
  it('is restored, migrated and answered as before: panels, versions, sources, columns, catalogues and flags', async () => {
    const server = await restored();
    expect(await server.flag()).toEqual('on');
    await expectAllOf(server);
  });

  const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;
  describe.skipIf(postgresAbsence !== undefined)(`in a PostgreSQL${skipped}`, () => {
    it('is restored, migrated and answered in the same way', async () => {
      const server = await restored({ DATABASE_URL: await newDatabase() });
      expect(await server.flag()).toEqual('on');
      await expectAllOf(server);
    });
  });
});
