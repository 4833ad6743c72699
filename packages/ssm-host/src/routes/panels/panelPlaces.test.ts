import { roleOf } from 'ssm-core';
import { expect, test } from 'vitest';
import { lastPart } from '../../address/decoded.ts';
import { numberOf, panelPlace, panelsPlace } from './panelPlaces.ts';

test('S2-07, S2-08: panels and sets have addresses of their own', () => {
  const [panel, set] = [roleOf(['SSM-Verified']), roleOf(['Certified-Site'])];
  expect([panelPlace('a-1', panel), panelPlace('a/1', set), panelsPlace(panel), panelsPlace(set)]).toEqual([
    '/panel/a-1',
    '/set/a%2F1',
    '/my-panels',
    '/my-sets',
  ]);
});

test('an unreadable number means the newest version, and a malformed path stays as typed', () => {
  expect(['', '?number=3', '?number=0', '?number=1e3', '?number=x'].map(numberOf)).toEqual([
    undefined,
    3,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['/panel/a%2F1', '/panel/%', '/'].map(lastPart)).toEqual(['a/1', '%', '']);
});
