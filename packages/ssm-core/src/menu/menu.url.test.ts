import { array, assert, constant, constantFrom, nat, oneof, property, record, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assayVersions } from '../api/types.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { pageSizes } from '../table/page.ts';
import { readMenuView, writeMenuView } from './menu.url.ts';
import { defaultMenuView, type MenuView } from './menu.view.ts';

function read(address: string) {
  return readMenuView(new URLSearchParams(address));
}

const anyText = string({ unit: 'binary' });

const anyView = constantFrom(...assayVersions).chain((version) =>
  record<MenuView>({
    version: constant(version),
    search: anyText,
    sort: oneof(
      constant(null),
      record({
        key: constantFrom(...columnsOfVersion(version).map(({ key }) => key)),
        direction: constantFrom('ascending' as const, 'descending' as const),
      }),
    ),
    pageIndex: nat(),
    pageSize: constantFrom(...pageSizes),
  }),
);

describe('the address of a view', () => {
  test('leaves the defaults out', () => {
    expect(writeMenuView(defaultMenuView).toString()).toEqual('');
    expect(read('')).toEqual({ view: defaultMenuView, problems: [] });
  });

  test('names what differs, sorted by name, columns by short key and pages from 1', () => {
    const view: MenuView = {
      version: 'V_11K',
      search: 'IL6, TNF 🧬',
      sort: { key: 'correlationPlasma', direction: 'descending' },
      pageIndex: 1,
      pageSize: 500,
    };
    const address = 'page=2&search=IL6%2C+TNF+%F0%9F%A7%AC&size=500&sort=-corrPlasma&version=V_11K';
    expect(writeMenuView(view).toString()).toEqual(address);
    expect(read(`?${address}`)).toEqual({ view, problems: [] });
  });

  test('sorts ascending without a sign, and takes a long key too', () => {
    const sort = { key: 'loDb', direction: 'ascending' } as const;
    expect(writeMenuView({ ...defaultMenuView, sort }).toString()).toEqual('sort=loDb');
    expect(read('sort=dilutionGroup').view.sort).toEqual({ key: 'dilutionGroup', direction: 'ascending' });
  });

  test('any view comes back as it was, but for unpaired surrogates, which are replaced', () => {
    assert(
      property(anyView, (view) => {
        const address = writeMenuView(view).toString();
        expect(read(address)).toEqual({ view: { ...view, search: view.search.toWellFormed() }, problems: [] });
        expect(writeMenuView(read(address).view).toString()).toEqual(address);
      }),
    );
  });
});

describe('a newer or broken address', () => {
  test.each([
    ['version', ['', 'V_5K', '7K', 'v_7k', 'constructor']],
    ['sort', ['', '-', 'weight', '--loDb', '-loDb ', 'constructor']],
    ['page', ['', '0', '-1', '1.5', '1e3', '+2', '02', 'NaN', '9999999999999999']],
    ['size', ['', '0', '99', '0x19', '25.0', 'all']],
  ])('a %s that cannot be read is named and the default stands', (name, values) => {
    expect(values.map((value) => readMenuView(new URLSearchParams([[name, value]])))).toEqual(
      values.map((value) => ({ view: defaultMenuView, problems: [{ code: 'invalid_value', name, value }] })),
    );
  });

  test('a sort by a column that the version has not is named', () => {
    expect(read('sort=-mousePlasmaBin&version=V_11K')).toEqual({
      view: { ...defaultMenuView, version: 'V_11K' },
      problems: [{ code: 'invalid_value', name: 'sort', value: '-mousePlasmaBin' }],
    });
    expect(read('sort=-mousePlasmaBin')).toEqual({
      view: { ...defaultMenuView, sort: { key: 'mousePlasmaBin', direction: 'descending' } },
      problems: [],
    });
  });

  test('what can be read is applied beside what cannot', () => {
    expect(read('size=77&search=il6&lens=3d&page=4')).toEqual({
      view: { ...defaultMenuView, search: 'il6', pageIndex: 3 },
      problems: [
        { code: 'invalid_value', name: 'size', value: '77' },
        { code: 'unknown_parameter', name: 'lens', value: '3d' },
      ],
    });
  });

  test('of a repeated parameter the first counts and the others are named', () => {
    expect(read('search=a&search=b')).toEqual({
      view: { ...defaultMenuView, search: 'a' },
      problems: [{ code: 'invalid_value', name: 'search', value: 'b' }],
    });
  });

  test('parameters of sign-in and of campaigns are no problem', () => {
    expect(read('code=a&state=b&submissionGuid=c&iss=d&session_state=e&utm_source=f&utm_anything=g')).toEqual({
      view: defaultMenuView,
      problems: [],
    });
    expect(read('utm=f&Code=a').problems).toEqual([
      { code: 'unknown_parameter', name: 'utm', value: 'f' },
      { code: 'unknown_parameter', name: 'Code', value: 'a' },
    ]);
  });

  test('nonsense never throws, and gives a view that can be written', () => {
    const name = oneof(constantFrom('page', 'search', 'size', 'sort', 'version', '__proto__'), anyText);
    assert(
      property(array(tuple(name, anyText).map((entry): [string, string] => entry)), (entries) => {
        const { view } = readMenuView(new URLSearchParams(entries));
        expect(read(writeMenuView(view).toString())).toEqual({ view, problems: [] });
      }),
    );
    assert(
      property(anyText, (address) => {
        expect(Object.keys(read(address))).toEqual(['view', 'problems']);
      }),
    );
  });
});
