import { expect, test } from 'vitest';
import { partOf } from './visiblePart.ts';

test.each([
  ['what is seen in the middle', 1500, { top: 600.4, height: 500 }, { above: 600, below: 400, height: 500 }],
  ['all of a low page', 300, { top: 0, height: 300 }, { above: 0, below: 0, height: 300 }],
  ['the first 400 pixels, where fewer are seen', 1500, { top: 0, height: 120 }, { above: 0, below: 1100, height: 400 }],
  [
    'the last 400 pixels, where fewer are seen',
    1500,
    { top: 1380, height: 120 },
    { above: 1100, below: 0, height: 400 },
  ],
  ['as much on either side of less', 1500, { top: 600, height: 300 }, { above: 550, below: 550, height: 400 }],
])('dialogs get %s', (_, height, seen, part) => {
  expect(partOf(height, seen)).toEqual(part);
});
