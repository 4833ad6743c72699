import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type AssayVersion,
  type Catalogue,
  type Clause,
  type ColumnKey,
  catalogueQuery,
  createFilter,
  type Filter,
  type FilterMenu,
  tableQuery,
} from 'ssm-core';
import { columnsOfVersion, type FieldKey, otherNamesKey } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../../ui/hooks/useMemoFromPrevious.ts';
import { afterPaint, whenIdle } from '../../../ui/hooks/whenIdle.ts';

export interface HostedFilterOptions {
  readonly version: AssayVersion;
  readonly clauses: readonly Clause[];
  /** The loaded columns. Default: all columns; null loads none. */
  readonly columns?: readonly ColumnKey[] | null | undefined;
  readonly listed?: readonly string[] | undefined;
  /** Whether it is known that the filters leave no rows. */
  readonly isEmpty?: boolean;
  readonly onChange: (clauses: readonly Clause[]) => void;
}

export interface HostedFilter {
  readonly filter: Filter;
  readonly catalogue: Catalogue | undefined;
  readonly isReady: boolean;
}

export function useHostedFilter(options: HostedFilterOptions): HostedFilter {
  const { version, columns, listed, clauses, isEmpty = false } = options;
  const { client, queryClient, requestPath, locale } = useSsm();
  const all = columnsOfVersion(version).map(({ key }): FieldKey => key);
  const fields = columns ?? [...all, otherNamesKey];
  const { data: catalogue } = useQuery(catalogueQuery(client, { version, requestPath }), queryClient);
  const { data: table } = useQuery(
    { ...tableQuery(client, { version, requestPath, fields }), enabled: columns !== null },
    queryClient,
  );
  const menu: FilterMenu = {
    version,
    filters: clauses,
    table,
    total: catalogue?.total,
    listed,
    filtered: isEmpty ? { filters: clauses, count: 0 } : null,
  };
  const latest = useLatest({ menu, options });
  const [watching] = useState(() => new Set<() => void>());
  const filter = useMemoFromPrevious<Filter>([locale], (from) =>
    createFilter(
      {
        client,
        queryClient,
        requestPath,
        locale,
        afterPaint,
        whenIdle,
        readMenu: () => latest.current.menu,
        watchMenu(listener) {
          watching.add(listener);
          return () => watching.delete(listener);
        },
        onChange: (next) => latest.current.options.onChange(next),
        onApplied: () => undefined,
        onFound: () => undefined,
      },
      from?.readDraft() ?? null,
    ),
  );
  useEffect(() => watching.forEach((tell) => tell()));
  return { filter, catalogue, isReady: catalogue !== undefined && (columns === null || table !== undefined) };
}
