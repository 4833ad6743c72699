import { describe, expect, test } from 'vitest';
import { fixedPanelCodes, isAnyPublication, publicationCodes } from '../filter.keys.ts';
import { numberParts, toggleAnyPublication, toggleValue, withKeyword, withNumberParts } from './filter.row.ts';

describe('the value of a number filter', () => {
  test('has an operator, a text and, for a range, a second text', () => {
    expect([[], ['<='], ['<', '1e'], ['~', '1', '5']].map(numberParts)).toEqual([
      { operator: '>', first: '', second: '' },
      { operator: '<=', first: '', second: '' },
      { operator: '<', first: '1e', second: '' },
      { operator: '~', first: '1', second: '5' },
    ]);
  });

  test('keeps its other parts when one part changes, even an upper number without a range', () => {
    const typed = withNumberParts([], { first: '1x' });
    const between = withNumberParts(withNumberParts(typed, { operator: '~' }), { second: ' 5' });
    const below = withNumberParts(between, { operator: '<' });
    expect([typed, between, below, withNumberParts(below, { operator: '~' })]).toEqual([
      ['>', '1x'],
      ['~', '1x', ' 5'],
      ['<', '1x', ' 5'],
      ['~', '1x', ' 5'],
    ]);
  });
});

describe('keywords', () => {
  test('are one or two, and each has its own box', () => {
    expect([
      withKeyword([], 'first', 'a'),
      withKeyword(['a'], 'first', 'ab'),
      withKeyword(['a'], 'second', ''),
      withKeyword(['a', ''], 'second', 'b'),
      withKeyword(['a', 'b'], 'first', ''),
      withKeyword([], 'second', 'b'),
    ]).toEqual([['a'], ['ab'], ['a', ''], ['a', 'b'], ['', 'b'], ['', 'b']]);
  });
});

describe('values chosen from a list', () => {
  test('are toggled, and stay in the order of the options', () => {
    const one = toggleValue([], 'oncology', fixedPanelCodes);
    const two = toggleValue(one, 'cvd', fixedPanelCodes);
    expect([one, two, toggleValue(two, 'oncology', fixedPanelCodes)]).toEqual([
      ['oncology'],
      ['cvd', 'oncology'],
      ['cvd'],
    ]);
  });

  test('put values that are not options after the options', () => {
    expect(toggleValue(['old'], 'cvd', fixedPanelCodes)).toEqual(['cvd', 'old']);
    expect(toggleValue(['old', 'cvd'], 'old', fixedPanelCodes)).toEqual(['cvd']);
  });
});

describe('publications', () => {
  test('S5-07 count as any publication if all four are chosen, and choosing any publication toggles all four', () => {
    const three = publicationCodes.slice(1);
    const reversed = publicationCodes.toReversed();
    expect([[], three, publicationCodes, reversed].map(isAnyPublication)).toEqual([false, false, true, true]);
    expect([[], three, publicationCodes, reversed].map(toggleAnyPublication)).toEqual([
      publicationCodes,
      publicationCodes,
      [],
      [],
    ]);
  });
});
