import { expect, test } from 'vitest';
import { createShare } from './useFigures.ts';

test('a share is rounded so that only the whole is 100% and only nothing is 0%', () => {
  const share = createShare('en');
  expect([share(7288, 7289), share(7289, 7289), share(29, 100), share(684, 1000), share(3, 7289), share(0, 5)]).toEqual(
    ['99%', '100%', '29%', '68%', '0.04%', '0%'],
  );
  expect(createShare('de')(3, 1000)).toBe('0,3\u00a0%');
});
