/** Runs the contract's examples on a server whose responses are validated. */
import { readdir, readFile } from 'node:fs/promises';
import { roles } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from './identity/demoPerson.ts';
import { formOf } from './operations/testing/uploads.ts';
import { createInMemoryServer, type InMemoryServer } from './testing/inMemoryServer.ts';
import { validatedApi } from './testing/validatedApi.ts';
import { contractOperations } from './validate/contract.ts';

interface Example {
  readonly operationId: string;
  readonly name: string;
  readonly request: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly file?: { readonly name: string; readonly base64: string };
  };
  readonly expect: {
    readonly status: number;
    readonly problemCode?: string;
    readonly field?: string;
    readonly clause?: number;
  };
}

const folder = new URL('../../../openapi/examples/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const examples = (
  await Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Example[]))
).flat();

type Headers = Readonly<Record<string, string>>;

async function headersOf({ request }: Example, { mint }: InMemoryServer): Promise<Headers> {
  const { Authorization: authorization = '' } = request.headers;
  const role = roles.find(({ title }) => authorization === `Bearer {${title}}`);
  return role === undefined
    ? request.headers
    : { ...request.headers, Authorization: `Bearer ${await mint(role.title)}` };
}

async function newThing(
  { fetch, mint }: InMemoryServer,
  kind: 'panel' | 'collection',
): Promise<readonly [id: string, etag: string]> {
  const ofKind = kind === 'panel' ? { version: 'V_11K' } : {};
  const content = { name: crypto.randomUUID(), ...ofKind, seqIds: ['40005-9'] };
  const headers = { Authorization: `Bearer ${await mint('SSM-Registered')}`, 'Content-Type': 'application/json' };
  const path = `http://localhost/sat/custompanel/user/${demoPerson('SSM-Registered').sub}/${kind}`;
  const answer = await fetch(new Request(path, { method: 'POST', headers, body: JSON.stringify(content) }));
  return [((await answer.json()) as { id: string }).id, answer.headers.get('ETag') ?? ''];
}

async function withThing(example: Example, server: InMemoryServer): Promise<Example> {
  const { path, headers } = example.request;
  const kind = path['panelId'] === '{panel}' ? 'panel' : 'collection';
  if (kind === 'collection' && path['collectionId'] !== '{collection}') return example;
  const [id, etag] = await newThing(server, kind);
  const isCurrent = ['{etag}', '{collectionEtag}'].includes(headers['If-Match'] ?? '');
  const ifMatch: Headers = isCurrent ? { 'If-Match': etag } : {};
  const named = { [`${kind}Id`]: id };
  return { ...example, request: { ...example.request, path: named, headers: { ...headers, ...ifMatch } } };
}

function bodyOf({ body, file }: Example['request']): { readonly body?: BodyInit } {
  if (file !== undefined) return { body: formOf(Buffer.from(file.base64, 'base64'), file.name) };
  return body === undefined ? {} : { body };
}

async function requestOf(given: Example, server: InMemoryServer): Promise<Request> {
  const example = await withThing(given, server);
  const { operationId, request } = example;
  const operation = contractOperations().find((candidate) => candidate.operationId === operationId);
  const path = operation?.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.path[name] ?? ''),
  );
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return new Request(`http://localhost${path}?${query.join('&')}`, {
    method: operation?.method ?? 'GET',
    headers: await headersOf(example, server),
    ...bodyOf(request),
  });
}

/** Reduces a response to what an example states, because the contract checks the rest. */
async function factsOf(response: Response, expected: Example['expect']): Promise<Example['expect']> {
  if (response.status < 400) return { status: response.status };
  const { code, field, clause } = (await response.json()) as { code: string; field?: string; clause?: number };
  return {
    status: response.status,
    problemCode: code,
    ...(expected.field === undefined || field === undefined ? {} : { field }),
    ...(expected.clause === undefined || clause === undefined ? {} : { clause }),
  };
}

describe('the examples of the contract', () => {
  let server: InMemoryServer;
  beforeAll(async () => {
    server = await createInMemoryServer();
  });

  it('cover every operation', () => {
    expect([...new Set(examples.map(({ operationId }) => operationId))].toSorted()).toEqual(
      contractOperations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
  });

  it.each(examples.map((example) => [`${example.operationId}: ${example.name}`, example] as const))(
    '%s',
    async (_, example) => {
      const response = await validatedApi(server.fetch)(await requestOf(example, server));
      expect(await factsOf(response, example.expect)).toEqual(example.expect);
    },
  );
});
