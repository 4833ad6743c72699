/** Converts the menu's view to URL parameters and back. Each view has exactly one URL. */
import { type AssayVersion, assayVersions, type ColumnKey, type ProblemCode } from '../../api/types.ts';
import { type Clause, refusalOf } from '../../filter/clause.ts';
import { readEachFilter, writeFilters } from '../../filter/codec/filter.codec.ts';
import { maximumFiltersLength } from '../../filter/filter.keys.ts';
import type { Role } from '../../roles/roles.ts';
import { type ColumnDefinition, columnDefinition, findColumn } from '../../table/columns.ts';
import type { Sort } from '../../table/order/sort.ts';
import { pageSizes } from '../../table/page.ts';
import { type BulkSearchList, defaultMenuView, type MenuView } from '../menu.view.ts';

export interface ViewProblem {
  readonly code:
    | 'unknown_parameter'
    | 'invalid_value'
    | 'list_forbidden'
    /** The URL has only the name of a long list, and this browser does not have the list. */
    | 'list_unknown'
    /** No list reader was given, or the reader does not have the answer yet. */
    | 'list_unread';
  readonly name: string;
  /** The part that was left out: one filter, the unusable columns, or the whole value. */
  readonly value: string;
  /** Why a filter was left out; only for filters. */
  readonly reason?: ProblemCode;
  /** A filter's key as given; undefined without a key. */
  readonly key?: string | undefined;
  /** The clause, if it is valid but this version or this role does not have its filter. */
  readonly clause?: Clause;
}

interface ViewReading {
  readonly view: MenuView;
  readonly problems: readonly ViewProblem[];
}

export function readViewFilters(
  text: string,
  version: AssayVersion,
  role: Role | undefined,
): { readonly clauses: readonly Clause[]; readonly problems: readonly ViewProblem[] } {
  const clauses: Clause[] = [];
  const problems: ViewProblem[] = [];
  for (const { text: value, result } of readEachFilter(text)) {
    const { key } = result;
    const isClause = 'operator' in result;
    const refusal = isClause ? refusalOf(result.key, version, role) : result.code;
    // The server refuses the whole request if the filters are too long.
    const isTooLong = isClause && writeFilters([...clauses, result]).length > maximumFiltersLength;
    const reason = refusal ?? (isTooLong ? 'invalid_filter' : undefined);
    const refused = isClause && refusal !== undefined ? { clause: result } : {};
    if (reason !== undefined) problems.push({ code: 'invalid_value', name: 'filters', value, reason, key, ...refused });
    else if (isClause) clauses.push(result);
  }
  return { clauses, problems };
}

const ownParameters: ReadonlySet<string> = new Set([
  'columns',
  'filters',
  'list',
  'page',
  'search',
  'size',
  'sort',
  'version',
]);
const columnSeparator = ',';
/** Parameters that sign-in and campaigns add, like `utm_*`. They are not reported as invalid. */
const foreignParameters: ReadonlySet<string> = new Set(['code', 'state', 'submissionGuid', 'iss', 'session_state']);

/** Returns the list that a URL names or its problem; undefined while unknown. */
export type ReadViewList = (
  name: string,
) => BulkSearchList | Extract<ViewProblem['code'], 'invalid_value' | 'list_unknown'> | undefined;

/** Returns the parameters that differ from the defaults, sorted by name. */
export function writeMenuView(view: MenuView): URLSearchParams {
  const parameters = new URLSearchParams();
  const filters = writeFilters(view.filters);
  if (view.columns !== null && view.columns.length > 0) parameters.set('columns', writeColumns(view.columns));
  if (filters !== '') parameters.set('filters', filters);
  if (view.list !== null) parameters.set('list', view.list.name);
  if (view.pageIndex !== defaultMenuView.pageIndex) parameters.set('page', String(view.pageIndex + 1));
  if (view.search !== defaultMenuView.search) parameters.set('search', view.search);
  if (view.pageSize !== defaultMenuView.pageSize) parameters.set('size', String(view.pageSize));
  if (view.sort !== null) parameters.set('sort', writeSort(view.sort));
  if (view.version !== defaultMenuView.version) parameters.set('version', view.version);
  return parameters;
}

/**
 * Reads a view and reports invalid parts; never throws. If a parameter is repeated, the first one counts. With a role,
 * filters and lists that the role may not use are left out and reported. `readList` is optional, because few URLs have
 * a list and its code is lazy-loaded.
 */
export function readMenuView(parameters: URLSearchParams, role?: Role, readList?: ReadViewList): ViewReading {
  const problems: ViewProblem[] = [];

  function read<Value>(name: string, parse: (value: string) => Value | undefined, fallback: Value): Value {
    const value = parameters.get(name);
    if (value === null) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push({ code: 'invalid_value', name, value });
    return parsed ?? fallback;
  }

  function viewList(name: string | null): BulkSearchList | null {
    if (name === null) return null;
    const list = role?.isPublic === true ? 'list_forbidden' : (readList?.(name) ?? 'list_unread');
    if (typeof list !== 'string') return list;
    problems.push({ code: list, name: 'list', value: name });
    return null;
  }

  const version = read('version', (value) => assayVersions.find((known) => known === value), defaultMenuView.version);
  const filters = readViewFilters(parameters.get('filters') ?? '', version, role);
  problems.push(...filters.problems);
  const view: MenuView = {
    version,
    search: read('search', (value) => value, defaultMenuView.search),
    filters: filters.clauses,
    list: viewList(parameters.get('list')),
    columns: readColumns(parameters.get('columns'), version, problems),
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

function writeColumns(columns: readonly ColumnKey[]): string {
  return columns.map((key) => columnDefinition(key).shortKey).join(columnSeparator);
}

function readColumns(text: string | null, version: AssayVersion, problems: ViewProblem[]): readonly ColumnKey[] | null {
  if (text === null) return null;
  const keys = new Set<ColumnKey>();
  const unknown = text.split(columnSeparator).filter((name) => {
    const key = columnOfVersion(name, version)?.key;
    const isNew = key !== undefined && !keys.has(key);
    if (isNew) keys.add(key);
    return !isNew;
  });
  if (unknown.length > 0) {
    problems.push({ code: 'invalid_value', name: 'columns', value: unknown.join(columnSeparator) });
  }
  return keys.size === 0 ? null : [...keys];
}

function columnOfVersion(name: string, version: AssayVersion): ColumnDefinition | undefined {
  const column = findColumn(name);
  return column?.versions?.includes(version) === false ? undefined : column;
}

function writeSort({ key, direction }: Sort): string {
  return (direction === 'descending' ? '-' : '') + columnDefinition(key).shortKey;
}

function readSort(text: string, version: AssayVersion): Sort | undefined {
  const isDescending = text.startsWith('-');
  const column = columnOfVersion(isDescending ? text.slice(1) : text, version);
  return column && { key: column.key, direction: isDescending ? 'descending' : 'ascending' };
}

function readPageIndex(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) - 1 : undefined;
}

/** How a changed view enters the session history, and the query of its address. */
export interface ViewStep {
  readonly method: 'replace' | 'push';
  readonly search: string;
}

export interface ViewMemory {
  /** Parses a query. Returns the same object for the query that was read or written last. */
  read(search: string): ViewReading;
  write(view: MenuView): string;
  /** Writes the view that follows the one of a query. Returns null if both have the same address. */
  step(search: string, next: MenuView, isCorrection?: boolean): ViewStep | null;
}

/**
 * Converts views to queries and back. A view that was written is read as the same object, so that its own change
 * costs no render. With a role, filters and lists that the role may not use become problems.
 */
export function createViewMemory(role?: Role, readList?: ReadViewList): ViewMemory {
  let last: { readonly search: string; readonly reading: ViewReading } | undefined;

  function readAnew(search: string, lists: ReadViewList | undefined): ViewReading {
    const reading = readMenuView(new URLSearchParams(search), role, lists);
    last = { search, reading };
    return reading;
  }

  function read(search: string): ViewReading {
    return last?.search === search ? last.reading : readAnew(search, readList);
  }

  function write(view: MenuView): string {
    const parameters = writeMenuView(view).toString();
    const search = parameters === '' ? '' : `?${parameters}`;
    // Reads the query again, because an address replaces unpaired surrogates and the parsed view may therefore
    // differ.
    const reading = readAnew(search, () => view.list ?? undefined);
    const isSame = reading.view.search === view.search && writeMenuView(reading.view).toString() === parameters;
    if (isSame) last = { search, reading: { ...reading, view } };
    return search;
  }

  return {
    read,
    write,
    step(search, next, isCorrection = false) {
      const method = methodOf(read(search).view, next, isCorrection);
      return method && { method, search: write(next) };
    },
  };
}

/**
 * Typing in the search box, which also resets the page number, replaces the entry of the history, so that Back does
 * not undo single letters. A new version, sort, page or page size adds an entry, which Back undoes. A correction,
 * which the user did not request, replaces the entry too.
 */
function methodOf(from: MenuView, to: MenuView, isCorrection: boolean): ViewStep['method'] | null {
  const [before, after] = [writeMenuView(from), writeMenuView(to)];
  if (before.toString() === after.toString()) return null;
  if (isCorrection) return 'replace';
  if (from.search === to.search) return 'push';
  for (const parameters of [before, after]) for (const typed of ['search', 'page']) parameters.delete(typed);
  return before.toString() === after.toString() ? 'replace' : 'push';
}
