import { useEffect, useRef, useState } from 'react';
import { type AssayVersion, type ColumnKey, roleOf } from 'ssm-core';
import { readFilters, writeFilters } from 'ssm-core/engine';
import { Button } from '../../../ui/button/Button.tsx';
import { FilterChips } from '../chips/FilterChips.tsx';
import { FilterDialog } from '../FilterDialog.tsx';
import { useHostedFilter } from './useHostedFilter.ts';

export interface FilterHostProps {
  readonly version?: AssayVersion;
  readonly title?: string;
  readonly filters?: string;
  readonly isOpen?: boolean;
  readonly at?: number;
  readonly columns?: readonly ColumnKey[] | null;
  readonly listed?: readonly string[];
  readonly onApply?: (filters: string) => void;
}

export function FilterHost(props: FilterHostProps) {
  const { version = 'V_11K', title = 'SSM-Registered', columns, listed, onApply } = props;
  const [clauses, setClauses] = useState(() => readFilters(props.filters ?? ''));
  const opener = useRef<HTMLButtonElement>(null);
  const { filter, catalogue, isReady } = useHostedFilter({
    version,
    clauses,
    columns,
    listed,
    onChange(next) {
      setClauses(next);
      onApply?.(writeFilters(next));
    },
  });
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
        catalogue={catalogue}
        returnFocus={() => opener.current}
      />
    </>
  );
}
