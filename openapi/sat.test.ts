import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: unknown;
}

interface Answer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Contract {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly schemas: { readonly ProblemCode: { readonly enum: readonly string[] } };
  };
}

const contract = parse(await readFile(new URL('sat.yaml', import.meta.url), 'utf8')) as Contract;
const methods = ['get', 'put', 'post', 'patch', 'delete'];

function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Readonly<Record<string, unknown>>, ...Object.values(value).flatMap(objectsIn)];
}

function isReference(value: unknown): value is { readonly $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/** Returns the target of a reference within the document; undefined for anything else. */
function resolve(reference: string): unknown {
  let place: unknown = contract;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    place = (place as Readonly<Record<string, unknown>> | undefined)?.[part];
  }
  return place;
}

function dereference(value: unknown): unknown {
  return isReference(value) ? resolve(value.$ref) : value;
}

function answerOf(operation: Operation, status: string): Answer {
  return dereference(operation.responses[status]) as Answer;
}

const references = objectsIn(contract)
  .filter(isReference)
  .map(({ $ref }) => $ref);
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.filter((method) => method in item).map((method) => ({ path, method, operation: item[method] as Operation })),
);

describe('the contract', () => {
  test('is OpenAPI 3.1', () => {
    expect(contract.openapi).toMatch(/^3\.1\.\d+$/);
  });

  test('has no broken reference', () => {
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  test('has no key from an unquoted comma', () => {
    expect(
      objectsIn(contract)
        .flatMap((node) => Object.keys(node))
        .filter((key) => key.includes(' ')),
    ).toEqual([]);
  });

  test('has no unused definition', () => {
    const used = new Set(references);
    const defined = ['parameters', 'headers', 'requestBodies', 'responses', 'schemas'].flatMap((kind) =>
      Object.keys(contract.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(defined.filter((reference) => !used.has(reference))).toEqual([]);
  });

  test('lists each problem code once', () => {
    const codes = contract.components.schemas.ProblemCode.enum;
    expect(codes).toEqual([...new Set(codes)]);
  });
});

describe('the operations', () => {
  test('are exactly these, each with a unique name', () => {
    expect(operations.map(({ path, method, operation }) => `${operation.operationId}: ${method} ${path}`)).toEqual([
      'searchAnalytes: get /menuquery/{reqPath}/somamer/search',
      'countAnalytes: get /menuquery/{reqPath}/somamer/count',
      'getAnalyte: get /menuquery/secured/somamer/{seqId}',
      'getLiftTable: get /menuquery/secured/lift',
      'suggestValues: get /menuquery/{reqPath}/field/search',
      'describeCatalogue: get /menuquery/{reqPath}/catalogue',
      'listCollections: get /menuquery/secured/collection',
      'getGeneSets: get /menuquery/secured/gene-set',
      'validateToken: get /menuquery/jwt/validate',
      'logOut: post /menuquery/jwt/logout',
      'downloadTemplate: get /menuquery/download/template',
      'bulkSearch: post /menuquery/bulk/search',
      'importAnalytes: post /menuquery/import',
      'previewWorkbook: post /menuquery/import/preview',
      'checkPanelFile: post /menuquery/import/check',
      'getColumns: get /custompanel/user/{userSub}/column',
      'saveColumns: put /custompanel/user/{userSub}/column',
      'saveColumnsByPost: post /custompanel/user/{userSub}/column',
      'listPanels: get /custompanel/user/{userSub}/panel',
      'createPanel: post /custompanel/user/{userSub}/panel',
      'getPanel: get /custompanel/panel/{panelId}',
      'savePanel: put /custompanel/panel/{panelId}',
      'deletePanel: delete /custompanel/panel/{panelId}',
      'getTombstone: get /custompanel/panel/{panelId}/tombstone',
      'saveTombstone: put /custompanel/panel/{panelId}/tombstone',
      'listPanelVersions: get /custompanel/panel/{panelId}/version',
      'listPanelSources: get /custompanel/panel/{panelId}/source',
      'listChangedPanels: get /custompanel/user/{userSub}/change',
      'findMembership: post /custompanel/user/{userSub}/membership',
      'getPanelChanges: get /custompanel/panel/{panelId}/change',
      'listOwnCollections: get /custompanel/user/{userSub}/collection',
      'createOwnCollection: post /custompanel/user/{userSub}/collection',
      'getOwnCollection: get /custompanel/collection/{collectionId}',
      'saveOwnCollection: put /custompanel/collection/{collectionId}',
      'deleteOwnCollection: delete /custompanel/collection/{collectionId}',
      'listFiles: get /menuquery/secured/file',
      'downloadFile: get /menuquery/secured/file/{fileId}',
      'listReleaseNotes: get /menuquery/secured/release-note',
      'health: get /health',
      'ready: get /ready',
      'getSettings: get /config.json',
      'evaluateFlags: post /ofrep/v1/evaluate/flags',
      'evaluateFlag: post /ofrep/v1/evaluate/flags/{key}',
    ]);
  });

  test.each(operations)('$operation.operationId describes itself and its errors', ({ operation }) => {
    const undescribed = Object.keys(operation.responses).filter(
      (status) => (answerOf(operation, status).description ?? '') === '',
    );
    expect({
      hasSummary: (operation.summary ?? '') !== '',
      unknownTags: operation.tags?.filter((tag) => !contract.tags.some(({ name }) => name === tag)),
      undescribed,
      errors: operation.responses['default'],
    }).toEqual({
      hasSummary: true,
      unknownTags: [],
      undescribed: [],
      errors: { $ref: '#/components/responses/Problem' },
    });
  });

  test.each(operations)(
    '$operation.operationId declares each parameter once, and all of its path',
    ({ path, operation }) => {
      const declared = (operation.parameters ?? []).map((parameter) => dereference(parameter) as Parameter);
      const inPath = declared.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name, required }) => ({ name, required }))).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, required: true })),
      );
      expect(declared.filter((parameter) => parameter.schema === undefined)).toEqual([]);
      const names = declared.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(names).toEqual([...new Set(names)]);
    },
  );

  test.each(operations)('$operation.operationId has a request id in every answer with a body', ({ operation }) => {
    const unnamed = Object.keys(operation.responses).filter(
      (status) => status !== '304' && !('X-Request-Id' in (answerOf(operation, status).headers ?? {})),
    );
    expect(unnamed).toEqual([]);
  });
});
