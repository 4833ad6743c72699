import {
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  shuffledSubarray,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssayVersion, assayVersions, type ProblemCode } from '../../api/types.ts';
import { type Clause, refusalOf } from '../../filter/clause.ts';
import { readFilters, writeFilters } from '../../filter/codec/filter.codec.ts';
import { maximumFiltersLength } from '../../filter/filter.keys.ts';
import { roleOf } from '../../roles/roles.ts';
import { columnsOfVersion } from '../../table/columns.ts';
import { pageSizes } from '../../table/page.ts';
import { anyClauses } from '../../testing/clause.arbitrary.ts';
import { anyWellFormedSeqIds } from '../../testing/list.arbitrary.ts';
import { readViewList, viewListOf } from '../menu.list.ts';
import { defaultMenuView, type MenuView } from '../menu.view.ts';
import { readMenuView, readViewFilters, type ViewProblem, writeMenuView } from './menu.url.ts';

function read(address: string) {
  return readMenuView(new URLSearchParams(address), undefined, readViewList);
}

const anyText = string({ unit: 'binary' });

function anyColumnsOf(version: AssayVersion) {
  return shuffledSubarray(
    columnsOfVersion(version).map(({ key }) => key),
    { minLength: 1 },
  );
}

const anyView = constantFrom(...assayVersions).chain((version) =>
  record<MenuView>({
    version: constant(version),
    search: anyText,
    filters: anyClauses
      .map((clauses) => clauses.filter(({ key }) => refusalOf(key, version) === undefined))
      .filter((clauses) => writeFilters(clauses).length <= maximumFiltersLength),
    list: oneof(constant(null), anyWellFormedSeqIds.map(viewListOf)),
    columns: oneof(constant(null), anyColumnsOf(version)),
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

describe('the URL of a view', () => {
  test('omits defaults', () => {
    expect(writeMenuView(defaultMenuView).toString()).toEqual('');
    expect(read('')).toEqual({ view: defaultMenuView, problems: [] });
  });

  test('contains what differs from the defaults, sorted by name, with short column keys, and counts pages from 1', () => {
    const view: MenuView = {
      version: 'V_11K',
      search: 'IL6, TNF 🧬',
      filters: readFilters('dilGroup=20%25&mesh=a%26b,c'),
      list: viewListOf(['10000-28']),
      columns: ['seqId', 'totalCVPlasma', 'dilutionGroup'],
      sort: { key: 'correlationPlasma', direction: 'descending' },
      pageIndex: 1,
      pageSize: 500,
    };
    const address =
      'columns=seqId%2CtotalCvPlasma%2CdilGroup&filters=dilGroup%3D20%2525%26mesh%3Da%2526b%2Cc' +
      '&list=1kE4c0yny2ag&page=2&search=IL6%2C+TNF+%F0%9F%A7%AC&size=500&sort=-corrPlasma&version=V_11K';
    expect(writeMenuView(view).toString()).toEqual(address);
    expect(read(`?${address}`)).toEqual({ view, problems: [] });
  });

  test('has no sign for an ascending sort, and accepts long column keys too', () => {
    const sort = { key: 'loDb', direction: 'ascending' } as const;
    expect(writeMenuView({ ...defaultMenuView, sort }).toString()).toEqual('sort=loDb');
    expect(read('sort=dilutionGroup').view.sort).toEqual({ key: 'dilutionGroup', direction: 'ascending' });
  });

  test('restores any view, except that unpaired surrogates are replaced', () => {
    assert(
      property(anyView, (view) => {
        const address = writeMenuView(view).toString();
        const wellFormed = {
          ...view,
          search: view.search.toWellFormed(),
          filters: readFilters(writeFilters(view.filters)),
        };
        expect(read(address)).toEqual({ view: wellFormed, problems: [] });
        expect(writeMenuView(read(address).view).toString()).toEqual(address);
      }),
    );
  });
});

describe('a URL that is broken or of a newer release', () => {
  test.each([
    ['version', ['', 'V_5K', '7K', 'v_7k', 'constructor']],
    ['sort', ['', '-', 'weight', '--loDb', '-loDb ', 'constructor']],
    ['page', ['', '0', '-1', '1.5', '1e3', '+2', '02', 'NaN', '9999999999999999']],
    ['size', ['', '0', '99', '0x19', '25.0', 'all']],
  ])('reports an invalid %s, for which the default applies', (name, values) => {
    expect(values.map((value) => readMenuView(new URLSearchParams([[name, value]])))).toEqual(
      values.map((value) => ({ view: defaultMenuView, problems: [{ code: 'invalid_value', name, value }] })),
    );
  });

  test('reports a sort whose column belongs to another version', () => {
    expect(read('sort=-mousePlasmaBin&version=V_11K')).toEqual({
      view: { ...defaultMenuView, version: 'V_11K' },
      problems: [{ code: 'invalid_value', name: 'sort', value: '-mousePlasmaBin' }],
    });
    expect(read('sort=-mousePlasmaBin')).toEqual({
      view: { ...defaultMenuView, sort: { key: 'mousePlasmaBin', direction: 'descending' } },
      problems: [],
    });
  });

  test('keeps its valid parameters although others are invalid', () => {
    expect(read('size=77&search=il6&lens=3d&page=4')).toEqual({
      view: { ...defaultMenuView, search: 'il6', pageIndex: 3 },
      problems: [
        { code: 'invalid_value', name: 'size', value: '77' },
        { code: 'unknown_parameter', name: 'lens', value: '3d' },
      ],
    });
  });

  test('reports an invalid filter with the reason, and keeps its other filters', () => {
    expect(read('filters=loDb%3Ex%26dilGroup%3D20%2525%26%26nonsense%3D1&version=V_11K')).toEqual({
      view: { ...defaultMenuView, version: 'V_11K', filters: readFilters('dilGroup=20%25') },
      problems: [
        { code: 'invalid_value', name: 'filters', value: 'loDb>x', reason: 'invalid_number', key: 'loDb' },
        { code: 'invalid_value', name: 'filters', value: '', reason: 'invalid_filter' },
        { code: 'invalid_value', name: 'filters', value: 'nonsense=1', reason: 'unknown_filter', key: 'nonsense' },
      ],
    });
    expect(read('filters=')).toEqual({ view: defaultMenuView, problems: [] });
  });

  test('reports a filter that the version or role does not allow', () => {
    const problem = { code: 'invalid_value', name: 'filters' } as const;
    const parameters = new URLSearchParams({ filters: 'v11Only=true&fullName*=a&loDb>1' });
    const [newOnly, named] = readFilters('v11Only=true&fullName*=a');
    expect(readMenuView(parameters, roleOf([]))).toEqual({
      view: { ...defaultMenuView, filters: readFilters('loDb>1') },
      problems: [
        { ...problem, value: 'v11Only=true', reason: 'filter_not_in_version', key: 'v11Only', clause: newOnly },
        { ...problem, value: 'fullName*=a', reason: 'filter_forbidden', key: 'fullName', clause: named },
      ],
    });
  });

  test('reports unknown, repeated and missing columns together, and keeps its other columns', () => {
    expect(read('columns=loDb,weight,seqId,,mousePlasmaBin,loDb,dilutionGroup&version=V_11K')).toEqual({
      view: { ...defaultMenuView, version: 'V_11K', columns: ['loDb', 'seqId', 'dilutionGroup'] },
      problems: [{ code: 'invalid_value', name: 'columns', value: 'weight,,mousePlasmaBin,loDb' }],
    });
    expect(['columns=', 'columns=weight'].map(read)).toEqual(
      ['', 'weight'].map((value) => ({
        view: defaultMenuView,
        problems: [{ code: 'invalid_value', name: 'columns', value }],
      })),
    );
  });

  test('shows the whole menu and reports the list if the list is invalid or its reader is missing', () => {
    const { name } = viewListOf(['10000-28']);
    const parameters = new URLSearchParams({ list: name, search: 'il6' });
    const view = { ...defaultMenuView, search: 'il6' };
    const problem = { name: 'list', value: name };
    expect(['kept-abcdefghijklmn', `${name}0`, ''].map((text) => read(`list=${text}`))).toEqual(
      [
        { code: 'list_unknown', name: 'list', value: 'kept-abcdefghijklmn' },
        { code: 'invalid_value', name: 'list', value: `${name}0` },
        { code: 'invalid_value', name: 'list', value: '' },
      ].map((expected) => ({ view: defaultMenuView, problems: [expected] })),
    );
    expect(readMenuView(parameters)).toEqual({ view, problems: [{ ...problem, code: 'list_unread' }] });
    expect(readMenuView(parameters, roleOf(['SSM-Registered']), readViewList)).toEqual({
      view: { ...view, list: viewListOf(['10000-28']) },
      problems: [],
    });
  });

  test('S6-01: shows the whole menu and reports the list to the public role', () => {
    expect(
      [viewListOf(['10000-28']).name, 'kept-abcdefghijklmn', 'nonsense'].map((value) =>
        readMenuView(new URLSearchParams({ list: value, page: '2' }), roleOf(['SSM-Public']), readViewList),
      ),
    ).toEqual(
      [viewListOf(['10000-28']).name, 'kept-abcdefghijklmn', 'nonsense'].map((value) => ({
        view: { ...defaultMenuView, pageIndex: 1 },
        problems: [{ code: 'list_forbidden', name: 'list', value }],
      })),
    );
  });

  test('uses the first of repeated parameters, and reports the others', () => {
    expect(read('search=a&search=b')).toEqual({
      view: { ...defaultMenuView, search: 'a' },
      problems: [{ code: 'invalid_value', name: 'search', value: 'b' }],
    });
  });

  test('does not report parameters of sign-in and campaigns', () => {
    expect(read('code=a&state=b&submissionGuid=c&iss=d&session_state=e&utm_source=f&utm_anything=g')).toEqual({
      view: defaultMenuView,
      problems: [],
    });
    expect(read('utm=f&Code=a').problems).toEqual([
      { code: 'unknown_parameter', name: 'utm', value: 'f' },
      { code: 'unknown_parameter', name: 'Code', value: 'a' },
    ]);
  });

  test('never throws, whatever it contains, and gives a view that can be written as a URL', () => {
    const name = oneof(
      constantFrom('columns', 'filters', 'list', 'page', 'search', 'size', 'sort', 'version', '__proto__'),
      anyText,
    );
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

const visitor = roleOf([]);
function refused(value: string, reason: ProblemCode, key: string | undefined, clause?: Clause): ViewProblem {
  return { code: 'invalid_value', name: 'filters', value, reason, key, ...(clause && { clause }) };
}

const newOnly = { key: 'v11Only', operator: '=', isTrue: true } as const;
const good = { key: 'loDb', operator: '>', number: 1 } as const;

describe('filters in a URL', () => {
  test.each<[bad: string, reason: ProblemCode, key: string | undefined, clause?: Clause]>([
    ['weight>1', 'unknown_filter', 'weight'],
    ['loDb=1', 'invalid_operator', 'loDb'],
    ['loDb', 'invalid_operator', 'loDb'],
    ['loDb>1e999', 'invalid_number', 'loDb'],
    ['loDb>one', 'invalid_number', 'loDb'],
    ['loDb~2,1', 'invalid_range', 'loDb'],
    ['mesh=a,b,c', 'too_many_keywords', 'mesh'],
    ['fullName*=%ff', 'invalid_filter', 'fullName'],
    ['', 'invalid_filter', undefined],
    [
      'mousePlasmaFstat>1',
      'filter_not_in_version',
      'mousePlasmaFstat',
      { key: 'mousePlasmaFstat', operator: '>', number: 1 },
    ],
    ['fullName*=a', 'filter_forbidden', 'fullName', { key: 'fullName', operator: '*=', text: 'a' }],
  ])('leave out %s, which is reported as a problem', (text, reason, key, clause) => {
    expect(readViewFilters(`${text}&loDb>1`, 'V_11K', visitor)).toEqual({
      clauses: [good],
      problems: [refused(text, reason, key, clause)],
    });
  });

  test('must exist in the version, except that v11Only is allowed while the role is unknown', () => {
    expect(readViewFilters('v11Only=true&fullName*=a', 'V_11K', undefined)).toEqual({
      clauses: [newOnly, { key: 'fullName', operator: '*=', text: 'a' }],
      problems: [],
    });
    expect(readViewFilters('v11Only=true', 'V_7K', undefined)).toEqual({
      clauses: [],
      problems: [refused('v11Only=true', 'filter_not_in_version', 'v11Only', newOnly)],
    });
  });

  test('are applied up to the fifth, and further filters are reported', () => {
    const text = Array.from({ length: 7 }, () => 'loDb>1').join('&');
    expect(readViewFilters(text, 'V_7K', undefined)).toEqual({
      clauses: [good, good, good, good, good],
      problems: [refused('loDb>1&loDb>1', 'too_many_clauses', 'loDb')],
    });
  });

  test('leave out a filter that would exceed the limit of a request', () => {
    const long = `fullName*=${'a'.repeat(maximumFiltersLength)}`;
    expect(readViewFilters(`${long}&loDb>1`, 'V_7K', undefined)).toEqual({
      clauses: [good],
      problems: [refused(long, 'invalid_filter', 'fullName')],
    });
  });
});
