/** The menu's view as address parameters, and back. One view has one address. */
import { type AssayVersion, assayVersions } from '../api/types.ts';
import { columnDefinition, columnsOfVersion, findColumn } from '../table/columns.ts';
import { pageSizes } from '../table/page.ts';
import type { Sort } from '../table/sort.ts';
import { defaultMenuView, type MenuView } from './menu.view.ts';

export interface ViewProblem {
  readonly code: 'unknown_parameter' | 'invalid_value';
  readonly name: string;
  readonly value: string;
}

const ownParameters: ReadonlySet<string> = new Set(['page', 'search', 'size', 'sort', 'version']);
/** Sign-in and campaigns put these in an address, and `utm_*`; they are no reason to complain. */
const foreignParameters: ReadonlySet<string> = new Set(['code', 'state', 'submissionGuid', 'iss', 'session_state']);

/** The parameters, sorted by name, without those that say the default. */
export function writeMenuView(view: MenuView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.pageIndex !== defaultMenuView.pageIndex) parameters.set('page', String(view.pageIndex + 1));
  if (view.search !== defaultMenuView.search) parameters.set('search', view.search);
  if (view.pageSize !== defaultMenuView.pageSize) parameters.set('size', String(view.pageSize));
  if (view.sort !== null) parameters.set('sort', writeSort(view.sort));
  if (view.version !== defaultMenuView.version) parameters.set('version', view.version);
  return parameters;
}

/** Applies what can be read and names what cannot; never throws. Of a repeated parameter the first counts. */
export function readMenuView(parameters: URLSearchParams): {
  readonly view: MenuView;
  readonly problems: readonly ViewProblem[];
} {
  const problems: ViewProblem[] = [];

  function read<Value>(name: string, parse: (value: string) => Value | undefined, fallback: Value): Value {
    const value = parameters.get(name);
    if (value === null) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push({ code: 'invalid_value', name, value });
    return parsed ?? fallback;
  }

  const version = read('version', (value) => assayVersions.find((known) => known === value), defaultMenuView.version);
  const view: MenuView = {
    version,
    search: read('search', (value) => value, defaultMenuView.search),
    sort: read('sort', (value) => readSort(value, version), defaultMenuView.sort),
    pageIndex: read('page', readPageIndex, defaultMenuView.pageIndex),
    pageSize: read('size', (value) => pageSizes.find((size) => String(size) === value), defaultMenuView.pageSize),
  };
  const seen = new Set<string>();
  for (const [name, value] of parameters) {
    if (ownParameters.has(name)) {
      if (seen.has(name)) problems.push({ code: 'invalid_value', name, value });
      seen.add(name);
    } else if (!foreignParameters.has(name) && !name.startsWith('utm_')) {
      problems.push({ code: 'unknown_parameter', name, value });
    }
  }
  return { view, problems };
}

function writeSort({ key, direction }: Sort): string {
  return (direction === 'descending' ? '-' : '') + columnDefinition(key).shortKey;
}

function readSort(text: string, version: AssayVersion): Sort | undefined {
  const isDescending = text.startsWith('-');
  const column = findColumn(isDescending ? text.slice(1) : text);
  if (column === undefined || !columnsOfVersion(version).includes(column)) return undefined;
  return { key: column.key, direction: isDescending ? 'descending' : 'ascending' };
}

/** Pages count from 1 in an address; fifteen digits are exact. */
function readPageIndex(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) - 1 : undefined;
}
