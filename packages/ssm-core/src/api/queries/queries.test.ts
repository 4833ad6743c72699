import { QueryClient } from '@tanstack/query-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Clause } from '../../filter/clause.ts';
import type { Table } from '../../table/table.ts';
import { createHandledClient, jsonAnswer, nothingMore, problemAnswer, rejectionOf } from '../../testing/answers.ts';
import { columns, columnsAnswer } from '../../testing/columns.ts';
import type { FetchShaped, SatClient } from '../client/client.ts';
import type { SatError } from '../error.ts';
import type { AnalyteCount, Catalogue } from '../types.ts';
import { countQuery, suggestionsQuery } from './filterQueries.ts';
import { createLoadingRegistry } from './loading.ts';
import { catalogueQuery, tableQuery } from './queries.ts';
import type { SatQueryKey } from './query.ts';

const catalogue: Catalogue = {
  version: 'V_7K',
  revision: 'revision1',
  isDemo: true,
  label: 'Demo catalogue',
  loaded: '2026-01-01T00:00:00Z',
  total: 2,
  columns: [],
  filters: [],
  sources: [],
};
const counted: AnalyteCount = {
  version: 'V_7K',
  revision: 'revision1',
  total: 2,
  count: 1,
  clauses: [{ alone: 1, left: 1, missing: 1 }],
};

const over100: Clause = { key: 'loDb', operator: '>', number: 100 };
const twenty: Clause = { key: 'dilGroup', operator: '=', values: ['20%'] };
const menu = { version: 'V_7K', requestPath: 'public' } as const;
const seqIdAndLoDb = { ...menu, fields: ['loDb', 'seqId'] } as const;

function start(handler: FetchShaped) {
  const { client, requests } = createHandledClient(handler);
  return { client, requests, cache: new QueryClient() };
}

function asked(requests: readonly Request[]): readonly string[] {
  return requests.map(({ url }) => url.slice('http://sat.test/sat/menuquery/'.length));
}

const textsOf = (values: readonly string[]) => ({ kind: 'text', values });

const client = createHandledClient(async () => columnsAnswer()).client;

describe('the key of a query', () => {
  test('begins with the version and contains only plain text', () => {
    const keys = [
      tableQuery(client, { ...seqIdAndLoDb, clauses: [over100] }),
      catalogueQuery(client, menu),
      countQuery(client, { ...menu, requestPath: 'secured', clauses: [over100, twenty] }),
      suggestionsQuery(client, { ...menu, version: 'V_11K', field: 'charInfo', term: ' homo ' }),
    ].map(({ queryKey }) => [...queryKey]);
    expect(keys).toEqual([
      ['V_7K', 'table', 'public', 'loDb>100', 'seqId,loDb'],
      ['V_7K', 'catalogue', 'public'],
      ['V_7K', 'count', 'secured', 'loDb>100&dilGroup=20%25'],
      ['V_11K', 'suggestions', 'public', 'charInfo', 'homo'],
    ]);
  });

  test('is equal for tables with the same columns and equivalent filters', () => {
    const one = tableQuery(client, { ...menu, fields: ['loDb', 'fullName'], clauses: [over100, twenty] });
    const other = tableQuery(client, { ...menu, fields: ['fullName', 'seqId', 'loDb'], clauses: [twenty, over100] });
    expect([...one.queryKey]).toEqual([...other.queryKey]);
  });
});

describe('a known edition', () => {
  const edition = 'edition1';
  const queriesOf = (asking: SatClient) => [
    tableQuery(asking, { ...seqIdAndLoDb, clauses: [over100], edition }),
    catalogueQuery(asking, { ...menu, edition }),
    countQuery(asking, { ...menu, clauses: [over100], edition }),
    suggestionsQuery(asking, { ...menu, field: 'charInfo', term: 'homo', edition }),
  ];
  async function fetchAll(cache: QueryClient, asking: SatClient): Promise<void> {
    for (const { queryKey, queryFn, retry } of queriesOf(asking)) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of their addresses
      await cache.fetchQuery<unknown, SatError, unknown, SatQueryKey>({ queryKey, queryFn, retry });
    }
  }
  const addresses = [
    'public/somamer/search?version=V_7K&filters=loDb%3E100&fields=seqId%2CloDb',
    'public/catalogue?version=V_7K',
    'public/somamer/count?version=V_7K&filters=loDb%3E100',
    'public/field/search?version=V_7K&field=charInfo&term=homo',
  ];
  const answerTo = ({ url }: Request): Response => {
    if (url.includes('/somamer/search')) return columnsAnswer();
    if (url.includes('/catalogue')) return jsonAnswer(catalogue);
    return jsonAnswer(url.includes('/count') ? counted : []);
  };

  test('is sent with the request, but is not part of the key', async () => {
    const { client: asking, requests, cache } = start(async (request) => answerTo(request));
    await fetchAll(cache, asking);
    expect(asked(requests)).toEqual(addresses.map((address) => `${address}&edition=edition1`));
    expect(queriesOf(asking).some(({ queryKey }) => queryKey.some((part) => part.includes(edition)))).toBe(false);
  });

  test('is left out if the server refuses the parameter', async () => {
    const {
      client: asking,
      requests,
      cache,
    } = start(async (request) =>
      request.url.includes(edition)
        ? problemAnswer({ status: 400, code: 'invalid_parameter', field: 'edition' })
        : answerTo(request),
    );
    await fetchAll(cache, asking);
    expect(asked(requests)).toEqual(addresses.flatMap((address) => [`${address}&edition=edition1`, address]));
  });

  test('fails after one retry if the server still refuses the request', async () => {
    const {
      client: asking,
      requests,
      cache,
    } = start(async () => problemAnswer({ status: 400, code: 'invalid_parameter', field: 'edition' }));
    const { field } = await rejectionOf(cache.fetchQuery(tableQuery(asking, { ...seqIdAndLoDb, edition })));
    expect([field, requests.length]).toEqual(['edition', 2]);
  });

  test('is not sent again if the second part of a long catalogue has another edition', async () => {
    const {
      client: asking,
      requests,
      cache,
    } = start(async ({ url }) => {
      const [isFirst, isKept] = [!url.includes('offset'), url.includes(edition)];
      const head = { ...columns, total: 4, revision: isFirst && isKept ? 'revision1' : 'revision2' };
      const ids = isFirst ? ['1-1', '2-1'] : ['3-1', '4-1'];
      const named = isFirst && isKept ? edition : 'edition2';
      return columnsAnswer({ ...head, edition: named, columns: { ...columns.columns, seqId: textsOf(ids) } });
    });
    const table = await cache.fetchQuery(tableQuery(asking, { ...seqIdAndLoDb, edition, inParts: true }));
    const named = requests.map(({ url }) => new URL(url).searchParams.get('edition'));
    expect([table.revision, table.edition, table.rowCount, named]).toEqual([
      'revision2',
      'edition2',
      4,
      [edition, edition, null, null],
    ]);
  });
});

describe('the table query', () => {
  test('requests the columnar media type with short keys, and parses the answer', async () => {
    const { client: asking, requests, cache } = start(async () => columnsAnswer());
    const table = await cache.fetchQuery(
      tableQuery(asking, { ...menu, fields: ['correlationPlasma', 'loDb'], clauses: [twenty] }),
    );
    expectTypeOf(table).toEqualTypeOf<Table>();
    expect(asked(requests)).toEqual([
      'public/somamer/search?version=V_7K&filters=dilGroup%3D20%2525&fields=seqId%2CloDb%2CcorrPlasma',
    ]);
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual(['application/vnd.ssm.columns+json']);
    expect([table.version, table.revision, table.rowCount, table.columns.get('loDb')]).toEqual([
      'V_7K',
      'revision1',
      2,
      { kind: 'number', values: Float64Array.of(12.5, Number.NaN) },
    ]);
  });

  test.each([
    ['columns of different lengths', { ...columns, count: 3 }],
    ['a list of analytes', [{ seqId: '10000-28' }]],
    ['another version', { ...columns, version: 'V_11K' }],
    ['null', null],
  ])('R11: %s in the answer are a malformed answer', async (_, data) => {
    const { client: asking, cache } = start(async () => columnsAnswer(data));
    expect(await rejectionOf(cache.fetchQuery({ ...tableQuery(asking, seqIdAndLoDb), retry: false }))).toEqual({
      status: 200,
      code: 'malformed',
      ...nothingMore,
    });
  });

  test('is sent again without the field of other names if the server does not know that field', async () => {
    const {
      client: asking,
      requests,
      cache,
    } = start(async (request) =>
      request.url.includes('otherNames')
        ? problemAnswer({ status: 400, code: 'unknown_field', field: 'fields' })
        : columnsAnswer(),
    );
    const { rowCount } = await cache.fetchQuery({
      ...tableQuery(asking, { ...menu, fields: ['loDb', 'otherNames'] }),
      retry: false,
    });
    expect([rowCount, asked(requests)]).toEqual([
      2,
      [
        'public/somamer/search?version=V_7K&fields=seqId%2CloDb%2CotherNames',
        'public/somamer/search?version=V_7K&fields=seqId%2CloDb',
      ],
    ]);
  });

  test('turns global loading on, unless its own loading is local', async () => {
    const loading = createLoadingRegistry();
    const seen: boolean[] = [];
    const { client: asking } = createHandledClient(
      async () => {
        seen.push(loading.isLoading());
        return columnsAnswer();
      },
      { loading },
    );
    const cache = new QueryClient();
    await cache.fetchQuery(tableQuery(asking, seqIdAndLoDb));
    await cache.fetchQuery(tableQuery(asking, { ...menu, fields: ['fullName'], loading: 'local' }));
    expect(seen).toEqual([true, false]);
  });
});

describe('the queries for catalogue, count and suggestions', () => {
  test('call one operation each, and return its data', async () => {
    const suggestions = [{ value: 'Homology', count: 3 }];
    const answers = [catalogue, counted, suggestions].map((data) => jsonAnswer(data));
    const { client: asking, requests, cache } = start(async () => answers.shift() ?? problemAnswer({ status: 500 }));
    expect([
      await cache.fetchQuery(catalogueQuery(asking, { ...menu, clauses: [over100] })),
      await cache.fetchQuery(countQuery(asking, { ...menu, clauses: [over100] })),
      await cache.fetchQuery(suggestionsQuery(asking, { ...menu, field: 'charInfo', term: 'homo logy ' })),
    ]).toEqual([catalogue, counted, suggestions]);
    expect(asked(requests)).toEqual([
      'public/catalogue?version=V_7K',
      'public/somamer/count?version=V_7K&filters=loDb%3E100',
      'public/field/search?version=V_7K&field=charInfo&term=homo%20logy',
    ]);
  });

  test('R11: refuse JSON of another shape as a malformed answer', async () => {
    const { client: asking, cache } = start(async () => jsonAnswer({ version: 'V_7K' }));
    const { client: nulls } = start(async () => jsonAnswer(null));
    const failures = [asking, nulls].flatMap((each) => [
      cache.fetchQuery({ ...catalogueQuery(each, menu), retry: false }),
      cache.fetchQuery({ ...countQuery(each, menu), retry: false }),
      cache.fetchQuery({ ...suggestionsQuery(each, { ...menu, field: 'mesh', term: 'a' }), retry: false }),
    ]);
    const codes = await Promise.all(failures.map(async (failure) => (await rejectionOf(failure)).code));
    expect(codes).toEqual(codes.map(() => 'malformed'));
  });

  test('are disabled for an empty suggestion term', () => {
    const enabled = ['', ' \n', 'a'].map((term) => suggestionsQuery(client, { ...menu, field: 'mesh', term }).enabled);
    expect(enabled).toEqual([false, false, true]);
  });
});
