import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { satDocument } from './index.ts';

/**
 * One request and answer that a server of the contract must match. Path, query and headers are not encoded.
 * Placeholders: `Bearer {SSM-Registered}` is the access token of that demo user, `{panel}` a panel that this user saved
 * once, `{etag}` the panel's ETag. `{collection}` and `{collectionEtag}` are the same of an own collection.
 */
interface Example {
  readonly operationId: string;
  readonly name: string;
  readonly request: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    /** The body is text, so that an example can send invalid JSON. */
    readonly body?: string;
    /** Sent as the only file of a form, instead of a body. */
    readonly file?: { readonly name: string; readonly base64: string };
  };
  readonly expect: {
    readonly status: number;
    readonly problemCode?: string;
    readonly field?: string;
    /** The number of the clause that the problem names, from 1. */
    readonly clause?: number;
  };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
}

const folder = new URL('examples/', import.meta.url);
const files = (await readdir(folder)).toSorted();
const examples = (
  await Promise.all(files.map(async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Example[]))
).flat();

const operations = Object.values(satDocument.paths).flatMap((item) =>
  Object.values(item).filter((value): value is Operation => !Array.isArray(value)),
);
const codes: readonly string[] = satDocument.components.schemas.ProblemCode.enum;

function parametersOf(operationId: string): readonly { readonly name: string; readonly in: string }[] {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  return (operation?.parameters ?? []).map((parameter) => {
    const { $ref = '' } = parameter as { readonly $ref?: string };
    const shared: Readonly<Record<string, unknown>> = satDocument.components.parameters;
    return ($ref === '' ? parameter : shared[$ref.split('/').at(-1) ?? '']) as { name: string; in: string };
  });
}

function membersOf(operationId: string): readonly string[] {
  const { schemas, requestBodies } = satDocument.components;
  if (/^import|^bulk|^preview|^checkPanelFile/.test(operationId)) {
    return ['rows', ...Object.keys(requestBodies.List.content['multipart/form-data'].schema.properties)];
  }
  if (operationId === 'saveTombstone') return Object.keys(schemas.TombstonePermission.properties);
  if (operationId === 'findMembership') return Object.keys(schemas.MembershipQuestion.properties);
  if (operationId.endsWith('OwnCollection')) return Object.keys(schemas.OwnCollectionContent.properties);
  return Object.keys((/Panel/.test(operationId) ? schemas.PanelContent : schemas.ColumnPreference).properties);
}

describe('the examples', () => {
  test('have a file for each operation, with at least one success', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(files).toEqual(ids.map((id) => `${id}.json`).toSorted());
    const succeeding = examples.filter(({ expect: { status } }) => status < 300).map((each) => each.operationId);
    expect(ids.filter((id) => !succeeding.includes(id))).toEqual([]);
  });

  test('each have a unique name', () => {
    const names = examples.map(({ operationId, name }) => `${operationId}: ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(examples)('$operationId: $name uses only parameters and fields of the contract', (example) => {
    const { operationId, request, expect: expected } = example;
    const declared = parametersOf(operationId);
    const named = (place: string): readonly string[] =>
      declared.filter((parameter) => parameter.in === place).map(({ name }) => name);
    expect(Object.keys(example)).toEqual(['operationId', 'name', 'request', 'expect']);
    const parts = ['path', 'query', 'headers', ...['body', 'file'].filter((part) => part in request)];
    expect(Object.keys(request)).toEqual(parts);
    expect(Object.keys(request.path)).toEqual(named('path'));
    const unknown = Object.keys(request.query).filter((name) => !named('query').includes(name));
    expect(unknown).toEqual(
      unknown.filter((name) => expected.problemCode === 'invalid_parameter' && name === expected.field),
    );
    expect([expected.status < 400, expected.problemCode !== undefined].filter(Boolean).length).toEqual(1);
    expect(codes.includes(expected.problemCode ?? 'internal')).toEqual(true);
    const hasBody = request.body !== undefined || request.file !== undefined;
    const ofBody = hasBody ? ['body', ...membersOf(operationId), 'Content-Type'] : [];
    const fields = [undefined, ...named('path'), ...named('query'), ...named('header'), ...unknown, ...ofBody];
    expect(fields.includes(expected.field)).toEqual(true);
  });

  test('show every problem code that a single request can cause', () => {
    const shown = new Set(examples.flatMap(({ expect: { problemCode } }) => problemCode ?? []));
    expect(codes.filter((code) => !shown.has(code))).toEqual([
      'method_not_allowed',
      'too_many_panels',
      'too_many_versions',
      'too_many_collections',
      'too_much_stored',
      'payload_too_large',
      'too_many_rows',
      'too_many_requests',
      'too_much_sent',
      'headers_too_large',
      'internal',
      'unavailable',
      'insufficient_storage',
    ]);
  });
});
