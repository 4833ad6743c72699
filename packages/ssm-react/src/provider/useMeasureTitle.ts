import { useMemo } from 'react';
import { type AssayVersion, type ColumnKey, catalogueQuery } from 'ssm-core';
import { type Derivation, derivedColumns } from 'ssm-core/internal';
import { columnStrings } from '../strings/columnStrings.ts';
import type { Strings } from '../strings/en/en.ts';
import { derivedText } from '../strings/format.ts';
import { useSatQuery } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

export type MeasureTitle = (key: ColumnKey) => string;

/** Returns column titles. The title of a derived column names its source. */
export function measureTitles(strings: Strings, derived: ReadonlyMap<ColumnKey, Derivation>): MeasureTitle {
  const { menu } = strings;
  return (key) => {
    const derivation = derived.get(key);
    const { title } = columnStrings(strings, key);
    return derivation === undefined ? title : menu.filledFrom(title, derivedText(strings, derivation));
  };
}

export function useMeasureTitle(version: AssayVersion): MeasureTitle {
  const { client, requestPath, strings } = useSsm();
  const { data } = useSatQuery(catalogueQuery(client, { version, requestPath }));
  return useMemo(() => measureTitles(strings, derivedColumns(data)), [strings, data]);
}
