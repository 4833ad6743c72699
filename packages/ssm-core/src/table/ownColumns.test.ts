import { describe, expect, test } from 'vitest';
import type { AssayVersion, Catalogue, ColumnKey } from '../api/types.ts';
import { isColumnOf, offeredColumns } from '../columns/columns.offer.ts';
import { isPreferred, preferenceOf } from '../columns/columns.preference.ts';
import { readFilters, writeFilters } from '../filter/codec/filter.codec.ts';
import { filterRows } from '../filter/evaluate/filter.evaluate.ts';
import { offeredCategories } from '../filter/filter.categories.ts';
import { findFilter, operatorsOf } from '../filter/filter.keys.ts';
import { readMenuView, writeMenuView } from '../menu/address/menu.url.ts';
import { splitColumns } from '../menu/menu.columns.ts';
import { defaultMenuView } from '../menu/menu.view.ts';
import { roles } from '../roles/roles.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { booleanColumn, listColumn, numberColumn, textColumn } from './build.ts';
import { columnDefinition, findColumn } from './columns.ts';
import { isOwnColumnKey, ownColumnKeyOf, ownColumnKinds, ownColumnTitle, wordsOfOwnKey } from './ownColumns.ts';
import { packColumns } from './parse/pack.ts';
import { parseColumns } from './parse/parse.ts';

const halfLife = 'own.number.half-life-h';
const [visitor, registered] = roles;

function catalogueWith(...own: readonly ColumnKey[]): Catalogue {
  const facts = own.map((key) => ({ key, shortKey: key, known: 3 }));
  return { version: 'V_7K', total: 9, columns: facts, filters: facts } as unknown as Catalogue;
}

describe('the key of an own column', () => {
  test.each(ownColumnKinds)('of the kind %s has a definition of a column and of a filter', (kind) => {
    const key = `own.${kind}.x` as const;
    expect([isOwnColumnKey(key), columnDefinition(key).key, findColumn(key)?.shortKey, findFilter(key)?.group]).toEqual(
      [true, key, key, 'own'],
    );
  });

  test.each(['own.colour.x', 'own.number.', 'own.number.X', 'own.number.a--b', `own.text.${'a'.repeat(80)}`, 'own.x'])(
    'is not %s',
    (text) => {
      expect([isOwnColumnKey(text), findColumn(text), findFilter(text)]).toEqual([false, undefined, undefined]);
    },
  );

  test('is made of Latin letters and digits of the title, and has none for other scripts', () => {
    expect([
      ownColumnKeyOf('number', 'Half-life (h)'),
      ownColumnKeyOf('text', '  Größe & Café 2 '),
      ownColumnKeyOf('set', '溶血'),
    ]).toEqual(['own.number.half-life-h', 'own.text.gro-e-cafe-2', undefined]);
    const long = ownColumnKeyOf('category', 'word '.repeat(40)) ?? '';
    expect([isOwnColumnKey(long), long.length <= 80]).toEqual([true, true]);
  });

  test('gives the words of a title that is not known', () => {
    expect([wordsOfOwnKey(halfLife), ownColumnTitle({ title: 'Half-life', unit: 'h' })]).toEqual([
      'half life h',
      'Half-life (h)',
    ]);
  });
});

describe('own columns in filters', () => {
  const table = smallTable({
    seqId: textColumn(['1-1', '2-1', '3-1', '4-1']),
    [halfLife]: numberColumn([1.5, 30, null, 2]),
    'own.category.tissue': listColumn([['liver'], ['liver', 'brain'], null, ['brain']]),
    'own.flag.secreted': booleanColumn([true, false, null, true]),
    'own.text.note': listColumn([['Measured twice'], null, ['HER2'], null]),
    otherNames: listColumn([['HER2\tERBB2'], null, null, null]),
  });

  test.each([
    [`${halfLife}>=2`, [1, 3]],
    [`${halfLife}~1,2`, [0, 3]],
    ['own.category.tissue=brain', [1, 3]],
    ['own.category.tissue=liver,brain', [0, 1, 3]],
    ['own.flag.secreted=true', [0, 3]],
    ['own.flag.secreted=false', [1, 2]],
    ['own.text.note=twice', [0]],
    // A text of the operator is no name, so that another name of a reagent does not match it.
    ['own.text.note=HER2', [2]],
  ])('%s keeps the rows with such a value', (text, rows) => {
    expect([...filterRows(table, readFilters(text))]).toEqual(rows);
    expect(writeFilters(readFilters(text))).toBe(text);
  });

  test('take the operators of their kind only', () => {
    expect(operatorsOf(findFilter(halfLife)?.control ?? 'combo')).toEqual(['>', '>=', '<', '<=', '~']);
    expect(() => readFilters(`${halfLife}=2`)).toThrow('invalid_operator');
    expect(() => readFilters('own.colour.x=2')).toThrow('unknown_filter');
  });

  test('are offered in a group of their own, after the others, as the catalogue describes them', () => {
    const of = (catalogue: Catalogue, role = registered as NonNullable<typeof registered>) =>
      offeredCategories({ version: 'V_7K', role, filters: catalogue.filters });
    expect(of(catalogueWith('loDb', halfLife, 'own.set.x')).map(({ group, keys }) => [group, ...keys])).toEqual([
      ['assay', 'loDb'],
      ['own', halfLife, 'own.set.x'],
    ]);
    expect(of(catalogueWith(halfLife), visitor).at(-1)?.keys).toEqual([halfLife]);
    expect(of(catalogueWith('loDb')).at(-1)?.group).toBe('assay');
  });

  test('of another catalogue are listed only for the row that has them', () => {
    const role = registered as NonNullable<typeof registered>;
    const { filters } = catalogueWith('loDb');
    const groups = offeredCategories({ version: 'V_7K', role, filters, chosen: halfLife });
    expect(groups.at(-1)).toEqual({ group: 'own', keys: [halfLife] });
  });
});

describe('own columns in a menu', () => {
  test('are offered after the others if some reagent has a value', () => {
    const offered = offeredColumns('V_7K', catalogueWith(halfLife));
    expect([offered.at(-1), offered.length]).toEqual([halfLife, 30]);
    const other: AssayVersion = 'V_11K';
    expect(offeredColumns(other, catalogueWith(halfLife))).not.toContain(halfLife);
  });

  test('of another catalogue are hidden and named, once the catalogue is described', () => {
    const asked = ['seqId', halfLife] as const;
    expect(splitColumns(asked, undefined, undefined).hidden).toEqual([]);
    expect(splitColumns(asked, undefined, catalogueWith('seqId')).hidden).toEqual([halfLife]);
    expect(splitColumns(asked, undefined, catalogueWith('seqId', halfLife)).hidden).toEqual([]);
  });

  test('stay in the preference while the menu of the other version lacks them', () => {
    const preferred: readonly ColumnKey[] = ['seqId', 'loDb', halfLife];
    const offered: readonly ColumnKey[] = ['seqId', 'fullName', 'loDb'];
    expect(isPreferred(['seqId', 'loDb'], preferred, 'V_11K', offered)).toBe(true);
    expect(preferenceOf(['seqId'], preferred, 'V_11K', offered)).toEqual(['seqId', halfLife]);
    expect(isColumnOf('V_7K')(halfLife)).toBe(true);
  });

  test('are in the address as column, clause and sort', () => {
    const view = {
      ...defaultMenuView,
      columns: ['seqId', halfLife] as const,
      filters: readFilters(`${halfLife}>2`),
      sort: { key: halfLife, direction: 'descending' } as const,
    };
    const parameters = writeMenuView(view);
    expect(parameters.toString()).toBe(`columns=seqId%2C${halfLife}&filters=${halfLife}%3E2&sort=-${halfLife}`);
    expect(readMenuView(parameters)).toEqual({ view, problems: [] });
  });

  test('are packed and parsed by their kind', () => {
    const table = smallTable({ seqId: textColumn(['1-1', '2-1']), [halfLife]: numberColumn([1.5, null]) });
    const packed = packColumns(table, undefined, [halfLife, 'own.flag.x']);
    expect(packed.columns).toMatchObject({
      [halfLife]: { kind: 'number', values: [1.5, null] },
      'own.flag.x': { kind: 'boolean', values: [null, null] },
    });
    expect([...parseColumns(packed).columns.keys()]).toEqual(['seqId', halfLife, 'own.flag.x']);
  });
});
