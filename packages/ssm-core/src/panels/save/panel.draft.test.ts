import { describe, expect, test } from 'vitest';
import { panelDraftProblems } from './panel.draft.ts';

const none = { name: undefined, description: undefined };

describe('the name of a panel', () => {
  test.each([
    ['', 'name_empty'],
    [' \t ', 'name_empty'],
    ['\u200b\u00a0', 'name_empty'],
    ['x'.repeat(121), 'name_too_long'],
    ['😀'.repeat(121), 'name_too_long'],
    ['a\u0007b', 'name_control'],
    ['a\nb', 'name_control'],
    ['a\ud83db', 'name_control'],
  ] as const)('%j is %s', (name, problem) => {
    expect(panelDraftProblems({ name, description: '' })).toEqual({ ...none, name: problem });
  });

  test('is valid with 1 to 120 characters after trimming, in any script', () => {
    const names = ['a', `  ${'x'.repeat(120)}  `, '😀'.repeat(120), 'Nierenmarker ÄÖÜ', '腎臓'];
    expect(names.map((name) => panelDraftProblems({ name, description: '' }))).toEqual(names.map(() => none));
  });
});

test('a description may be empty or have several lines, with up to 2,000 characters and no control characters', () => {
  const descriptions = ['', 'one\ntwo\r\n', 'x'.repeat(2000), 'x'.repeat(2001), 'a\tb', '\ud83d'];
  expect(descriptions.map((description) => panelDraftProblems({ name: 'a', description }).description)).toEqual([
    undefined,
    undefined,
    undefined,
    'description_too_long',
    'description_control',
    'description_control',
  ]);
});
