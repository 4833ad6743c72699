import { expect, it } from 'vitest';
import { byteRangeOf } from './files.ts';

it.each([
  [null, 'whole'],
  ['bytes=0-', { start: 0, end: 10 }],
  ['bytes=2-4', { start: 2, end: 5 }],
  ['BYTES = 2-400', { start: 2, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-30', { start: 0, end: 10 }],
  ['bytes=9-9', { start: 9, end: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1e1-', 'whole'],
  [`bytes=${'9'.repeat(40)}-`, 'unsatisfiable'],
] as const)('the range %j of ten bytes is parsed as %j', (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range);
});

it('an empty file has no valid range', () => {
  expect([byteRangeOf('bytes=0-', 0), byteRangeOf('bytes=-1', 0), byteRangeOf(null, 0)]).toEqual([
    'unsatisfiable',
    'unsatisfiable',
    'whole',
  ]);
});
