import { expect, test } from 'vitest';
import { writeFilters } from './codec/filter.codec.ts';
import { clauseOfSearch } from './filter.search.ts';

test.each<[search: string, filters: string]>([
  ['HER2', 'entrezGeneName*=HER2'],
  [' il8, TNF ', 'entrezGeneName*=il8%2C%20TNF'],
  ['Interleukin 6', 'fullName*=Interleukin%206'],
  ['10000-28', 'seqId*=10000-28'],
  ['seq.10000.28 10001-7', 'seqId*=seq.10000.28%2010001-7'],
  ['SL019233', 'seqId*=SL019233'],
  ['P05231; Q9UIL8', 'uniProtId*=P05231%3B%20Q9UIL8'],
  ['', ''],
  [' , ', ''],
  ['IL*', ''],
  ['x'.repeat(201), ''],
])('the search %s finds as many rows as the filter %s', (search, filters) => {
  const clause = clauseOfSearch(search);
  expect(writeFilters(clause === null ? [] : [clause])).toBe(filters);
});
