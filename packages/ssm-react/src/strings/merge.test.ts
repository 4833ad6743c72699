import { describe, expect, test } from 'vitest';
import { mergeLater } from '../provider/lateTexts.ts';
import { builder } from './en/builder.ts';
import { en } from './en/en.ts';
import { tableKeys } from './en/tableKeys.ts';
import { isSameOverride, mergeStrings } from './merge.ts';

describe('mergeStrings', () => {
  test('without an override the texts are English', () => {
    expect(mergeStrings(undefined)).toBe(en);
  });

  test('any part may be replaced, and the remaining parts stay English', () => {
    const selectedCount = (count: string) => `${count} chosen`;
    const strings = mergeStrings({ menu: { search: 'Find', selectedCount }, columns: { loDb: { title: 'LoD' } } });
    expect(strings).toEqual({
      ...en,
      menu: { ...en.menu, search: 'Find', selectedCount },
      columns: { ...en.columns, loDb: { title: 'LoD' } },
    });
  });

  test('a list is replaced as a whole', () => {
    const keys = [['Pfeiltasten', 'Zur nächsten Zelle']] as const;
    expect(mergeLater(mergeStrings({ tableKeys: { keys } }), 'tableKeys', tableKeys)).toEqual({ ...tableKeys, keys });
  });

  test('the texts of a lazy-loaded section are replaced in the same way as other texts', () => {
    const strings = mergeStrings({ builder: { undo: 'Zurück' } });
    expect(mergeLater(strings, 'builder', builder)).toEqual({ ...builder, undo: 'Zurück' });
    expect(mergeLater(en, 'builder', builder)).toBe(builder);
  });

  test('a part that is undefined in the override stays English', () => {
    expect(mergeStrings({ menu: undefined, shell: { menuName: undefined } } as never)).toEqual(en);
  });

  test('the English strings themselves are never changed', () => {
    mergeStrings({ menu: { search: 'Find' } });
    expect(en.menu.search).toBe('Search by Keywords or IDs');
  });
});

describe('isSameOverride', () => {
  const format = (count: string) => count;

  test.each([
    [undefined, undefined],
    [{}, {}],
    [{ menu: { search: 'Find' } }, { menu: { search: 'Find' } }],
    [{ menu: { selectedCount: format } }, { menu: { selectedCount: format } }],
  ])('%j is the same as %j', (one, other) => {
    expect(isSameOverride(one, other)).toBe(true);
  });

  test.each([
    [undefined, {}],
    [{ menu: { search: 'Find' } }, { menu: { search: 'Seek' } }],
    [{ menu: { search: 'Find' } }, { menu: {} }],
    [{ menu: {} }, { menu: { search: 'Find' } }],
    [{ menu: { selectedCount: format } }, { menu: { selectedCount: (count: string) => count } }],
  ])('%j is not the same as %j', (one, other) => {
    expect(isSameOverride(one, other)).toBe(false);
  });
});
