/** Reads the filters and fields in requests for the menu. */
import {
  type AssayVersion,
  allowsFilter,
  type Clause,
  type FilterKey,
  type OwnColumnKey,
  type ProblemCode,
  type Role,
  roles,
} from 'ssm-core';
import {
  checkFilters,
  columnsOfVersion,
  type FieldKey,
  FilterError,
  findField,
  findFilter,
  maximumClauses,
  maximumKeywords,
  operatorsOf,
  otherNamesKey,
  publicationCodes,
  readFilters,
} from 'ssm-core/engine';
import { isOwnColumnKey } from 'ssm-core/internal';
import { ProblemError } from '../answer/problem.ts';

const shape = 'A clause is key, operator and value, each value percent-encoded on its own; clauses are joined by &.';

function advice(code: ProblemCode, key: string | undefined, version: AssayVersion): string {
  const control = findFilter(key ?? '')?.control;
  const operators = control === undefined ? '' : operatorsOf(control).join(' ');
  switch (code) {
    case 'unknown_filter':
      return 'There is no filter with this key. describeCatalogue lists the keys.';
    case 'invalid_operator':
      return `The filter does not take this operator. It takes ${operators}.`;
    case 'invalid_number':
      return 'The value is not a finite number. Write it as 12.5 or 1e-3.';
    case 'invalid_range':
      return 'Between takes two numbers, low,high, the lower one first.';
    case 'too_many_clauses':
      return `There are more than ${maximumClauses} clauses. Leave some out.`;
    case 'too_many_keywords':
      return `The clause has more than ${maximumKeywords} keywords. Leave some out.`;
    case 'filter_not_in_version':
      return `${version} does not have this filter. describeCatalogue lists those that it has.`;
    default:
      if (control === 'switch') return 'The value must be true or false.';
      if (control === 'publications') return `The values must be of ${publicationCodes.join(', ')}.`;
      return control === undefined ? shape : `The value cannot be read, is empty, or is one too many. ${shape}`;
  }
}

export function filterForbidden(field: string, clause?: number): ProblemError {
  const detail =
    'This filter is for registered people. Sign in with such a role and use the secured path, or leave it out.';
  return new ProblemError({ code: 'filter_forbidden', detail, field, clause });
}

export const visitor: Role = roles[0] as Role;

/** Returns whether visitors may use all of these filters. */
export function areOpen(clauses: readonly Clause[]): boolean {
  return clauses.every(({ key }) => allowsFilter(visitor, key));
}

function checkOwnFilters(clauses: readonly Clause[], ownKeys: readonly OwnColumnKey[]): void {
  clauses.forEach(({ key }, index) => {
    if (isOwnColumnKey(key) && !ownKeys.includes(key)) throw new FilterError('unknown_filter', index + 1, key);
  });
}

/** `ownKeys` are the own columns of the catalogue. */
export function readClauses(
  text: string | undefined,
  version: AssayVersion,
  role: Role,
  ownKeys: readonly OwnColumnKey[] = [],
): readonly Clause[] {
  try {
    const clauses = readFilters(text ?? '');
    checkFilters(clauses, version);
    checkOwnFilters(clauses, ownKeys);
    const forbidden = clauses.findIndex(({ key }) => !allowsFilter(role, key));
    if (forbidden >= 0) throw filterForbidden(clauses[forbidden]?.key as FilterKey, forbidden + 1);
    return clauses;
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const { code, key, clause } = error;
    const detail = `Filter clause ${clause}: ${advice(code, key, version)}`;
    throw new ProblemError({ code, detail, field: key ?? 'filters', clause });
  }
}

/**
 * Returns the requested columns, always with seqId, in catalogue order, followed by other names if requested. Without
 * the parameter, returns every standard column. Throws a ProblemError for an unknown name.
 */
export function readFields(
  text: string | undefined,
  version: AssayVersion,
  ownKeys: readonly OwnColumnKey[] = [],
): readonly FieldKey[] {
  const columns = columnsOfVersion(version).map((column) => column.key);
  if (text === undefined) return columns;
  const offered: readonly FieldKey[] = [...columns, ...ownKeys, otherNamesKey];
  const wanted = new Set<FieldKey>(['seqId']);
  for (const name of text.split(',')) {
    const key = findField(name.trim())?.key;
    if (key === undefined || !offered.includes(key)) {
      const position = text.split(',').indexOf(name) + 1;
      const detail = `Entry ${position} of fields is no column of ${version}. describeCatalogue lists the columns; join their keys or short keys by commas.`;
      throw new ProblemError({ code: 'unknown_field', detail, field: 'fields' });
    }
    wanted.add(key);
  }
  return offered.filter((key) => wanted.has(key));
}
