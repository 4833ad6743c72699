import type { AssayVersion } from 'ssm-core';
import { columnsOfVersion, type FieldKey, findField, otherNamesKey } from 'ssm-core/engine';
import { ProblemError } from '../answer/problem.ts';

/**
 * Returns the requested columns in catalogue order, always with seqId, and then other names if requested. Returns every
 * column without the parameter. Throws a ProblemError for an unknown name.
 */
export function readFields(text: string | undefined, version: AssayVersion): readonly FieldKey[] {
  const columns = columnsOfVersion(version).map((column) => column.key);
  if (text === undefined) return columns;
  const offered: readonly FieldKey[] = [...columns, otherNamesKey];
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
