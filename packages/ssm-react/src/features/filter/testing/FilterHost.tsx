/** What a page has around the filters: a button that opens the dialog, the chips, and what the filters leave. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AssayVersion, type ColumnKey, catalogueQuery, createFilter, roleOf, tableQuery } from 'ssm-core';
import { columnsOfVersion, readFilters, writeFilters } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useHeld } from '../../../ui/hooks/useHeld.ts';
import { FilterChips } from '../chips/FilterChips.tsx';
import { FilterDialog } from '../FilterDialog.tsx';

export interface FilterHostProps {
  readonly version?: AssayVersion;
  /** The role's title; SSM-Registered by default. */
  readonly title?: string;
  /** The applied filters, as text. */
  readonly filters?: string;
  /** Whether the dialog is open from the beginning. */
  readonly isOpen?: boolean;
  /** Place of the filter that the dialog then opens at. */
  readonly at?: number;
  /** Columns that are loaded; all of them by default, none for null. */
  readonly columns?: readonly ColumnKey[] | null;
  /** SeqIds that the menu shows alone. */
  readonly listed?: readonly string[];
  readonly onApply?: (filters: string) => void;
}

export function FilterHost(props: FilterHostProps) {
  const { version = 'V_11K', title = 'SSM-Registered', columns, onApply } = props;
  const { client, queryClient, requestPath } = useSsm();
  const [clauses, setClauses] = useState(() => readFilters(props.filters ?? ''));
  const opener = useRef<HTMLButtonElement>(null);
  const fields = columns ?? columnsOfVersion(version).map(({ key }) => key);
  const catalogue = useQuery(catalogueQuery(client, { version, requestPath }), queryClient);
  const table = useQuery(
    { ...tableQuery(client, { version, requestPath, fields }), enabled: columns !== null },
    queryClient,
  );

  const latest = useRef({ clauses, onApply });
  useEffect(() => {
    latest.current = { clauses, onApply };
  });
  const filter = useHeld([], () =>
    createFilter({
      readApplied: () => latest.current.clauses,
      onChange(next) {
        setClauses(next);
        latest.current.onApply?.(writeFilters(next));
      },
      onApplied: () => undefined,
      watchFound: () => () => undefined,
      onFound: () => undefined,
    }),
  );
  const isReady = catalogue.data !== undefined && (columns === null || table.data !== undefined);
  const { isOpen = false, at } = props;
  useEffect(() => {
    if (isReady && isOpen) filter.open(at);
  }, [isReady, isOpen, at, filter]);
  return (
    <>
      <Button buttonRef={opener} onPress={() => filter.open()}>
        Filters
      </Button>
      <FilterChips
        clauses={clauses}
        onOpen={filter.open}
        onRemove={filter.drop}
        onClear={filter.dropAll}
        returnFocus={() => opener.current}
      />
      <FilterDialog
        filter={filter}
        version={version}
        role={roleOf([title])}
        table={table.data}
        listed={props.listed}
        catalogue={catalogue.data}
        returnFocus={() => opener.current}
      />
    </>
  );
}
