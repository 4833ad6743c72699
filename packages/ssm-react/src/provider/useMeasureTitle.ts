import { useMemo } from 'react';
import { type AssayVersion, type ColumnKey, catalogueQuery } from 'ssm-core';
import { derivedColumns } from 'ssm-core/internal';
import type { Strings } from '../strings/en/en.ts';
import { useSatQuery } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

export type MeasureTitle = (key: ColumnKey) => string;

/** Titles of columns; of one that another measure fills it says which. */
export function measureTitles({ columns, menu }: Strings, derived: ReadonlyMap<ColumnKey, string>): MeasureTitle {
  return (key) => {
    const measure = derived.get(key);
    const { title } = columns[key];
    return measure === undefined ? title : menu.filledFrom(title, measure);
  };
}

/** Titles of the columns of a version, by its catalogue as soon as that is described. */
export function useMeasureTitle(version: AssayVersion): MeasureTitle {
  const { client, requestPath, strings } = useSsm();
  const { data } = useSatQuery(catalogueQuery(client, { version, requestPath }));
  return useMemo(() => measureTitles(strings, derivedColumns(data)), [strings, data]);
}
