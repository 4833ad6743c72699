import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listColumn, textColumn } from '../../table/build.ts';
import { otherNamesKey } from '../../table/columns.ts';
import { createHandledClient, jsonAnswer, problemAnswer } from '../../testing/answers.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { readFilters } from '../codec/filter.codec.ts';
import { createFilter } from '../filter.ts';
import { namedElsewhere } from './filter.named.ts';

const table = smallTable({
  seqId: textColumn(['1-1', '2-1', '3-1']),
  targetName: textColumn(['PSG2', 'CEAM7', 'Macrophage receptor']),
  entrezGeneName: listColumn([['PSG2'], ['CEACAM7'], ['MRC1']]),
  [otherNamesKey]: listColumn([['CEA'], ['CEA'], ['CD206']]),
});
const suggested = [
  { value: 'CEACAM5', count: 1, otherName: 'CEA' },
  { value: 'CEACAM7', count: 2, otherName: 'CEA' },
  { value: 'CEACAM1', count: 4 },
];

describe('a name that another version knows', () => {
  test('belongs to the genes that only that version measures', () => {
    expect(namedElsewhere(table, 'cea', suggested)).toEqual({
      version: 'V_7K',
      name: 'cea',
      isNamedHere: true,
      symbols: ['CEACAM5'],
      count: 1,
    });
    const named = namedElsewhere(table, 'CD20', [{ value: 'MS4A1', count: 2, otherName: 'CD20' }]);
    expect(named).toEqual({ version: 'V_7K', name: 'CD20', isNamedHere: false, symbols: ['MS4A1'], count: 2 });
  });

  test('is no news if this version has every gene, or if it is the own name of a reagent here', () => {
    expect([
      namedElsewhere(table, 'CEA', suggested.slice(1)),
      namedElsewhere(table, 'PSG2', [{ value: 'CEACAM5', count: 1, otherName: 'PSG2' }]),
      namedElsewhere(table, 'CEACAM', suggested),
    ]).toEqual([null, null, null]);
  });
});

describe('a row of the dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function opened(filters: string, listed?: readonly string[]) {
    const asked: string[] = [];
    const { client } = createHandledClient(async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith('/field/search')) return problemAnswer({ status: 422, code: 'forbidden' });
      asked.push(`${searchParams.get('version')} ${searchParams.get('field')} ${searchParams.get('term')}`);
      return jsonAnswer(suggested);
    });
    const queryClient = new QueryClient();
    onTestFinished(() => queryClient.clear());
    const filter = createFilter({
      client,
      queryClient,
      requestPath: 'secured',
      afterPaint(task) {
        task();
        return () => undefined;
      },
      whenIdle: () => () => undefined,
      readMenu: () => ({
        version: 'V_7K',
        filters: readFilters(filters),
        table,
        total: 3,
        listed,
        filtered: null,
      }),
      watchMenu: () => () => undefined,
      onChange: () => undefined,
      onApplied: () => undefined,
      onFound: () => undefined,
    });
    filter.subscribe(() => undefined);
    filter.open();
    await vi.advanceTimersByTimeAsync(1000);
    return { asked, elsewhere: filter.getSnapshot().opening?.counts?.byRow.get('1')?.elsewhere };
  }

  test('names the genes of the typed name that only the other version measures', async () => {
    expect(await opened('entrezGeneName*=CEA')).toEqual({
      asked: ['V_11K entrezGeneName CEA'],
      elsewhere: { version: 'V_7K', name: 'CEA', isNamedHere: true, symbols: ['CEACAM5'], count: 1 },
    });
  });

  test.each([
    ['a pattern', 'entrezGeneName*=CEA*', undefined],
    ['a list of names', 'entrezGeneName*=CEA%2CCD20', undefined],
    ['an own name', 'targetName*=PSG2', undefined],
    ['a filter of another kind', 'uniProtId*=CEA', undefined],
    ['a filter of full names', 'fullName*=CEA', undefined],
    ['the reagents of a list', 'entrezGeneName*=CEA', ['1-1']],
  ])('asks nothing for %s', async (_, filters, listed) => {
    expect(await opened(filters, listed)).toEqual({ asked: [], elsewhere: undefined });
  });
});
