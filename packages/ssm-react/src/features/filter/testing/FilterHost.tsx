/** What a page has around the filters: a button that opens the dialog, the chips, and what the filters leave. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AssayVersion,
  type Clause,
  type ColumnKey,
  catalogueQuery,
  columnsOfVersion,
  readFilters,
  roleOf,
  tableQuery,
  writeFilters,
} from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterChips } from '../FilterChips.tsx';
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
  const [open, setOpen] = useState<{ readonly at?: number | undefined } | undefined>(
    props.isOpen === true ? { at: props.at } : undefined,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const fields = columns ?? columnsOfVersion(version).map(({ key }) => key);
  const catalogue = useQuery(catalogueQuery(client, { version, requestPath }), queryClient);
  const table = useQuery(
    { ...tableQuery(client, { version, requestPath, fields }), enabled: columns !== null },
    queryClient,
  );

  function apply(next: readonly Clause[]): void {
    setClauses(next);
    setOpen(undefined);
    onApply?.(writeFilters(next));
  }

  const isReady = catalogue.data !== undefined && (columns === null || table.data !== undefined);
  return (
    <>
      <Button buttonRef={opener} onPress={() => setOpen({})}>
        Filters
      </Button>
      <FilterChips
        clauses={clauses}
        onOpen={(at) => setOpen({ at })}
        onRemove={(index) => apply(clauses.toSpliced(index, 1))}
        onClear={() => apply([])}
        returnFocus={() => opener.current}
      />
      <FilterDialog
        isOpen={open !== undefined && isReady}
        at={open?.at}
        clauses={clauses}
        version={version}
        role={roleOf([title])}
        table={table.data}
        listed={props.listed}
        catalogue={catalogue.data}
        onApply={apply}
        onClose={() => setOpen(undefined)}
        returnFocus={() => opener.current}
      />
    </>
  );
}
