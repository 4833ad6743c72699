import { useMemo } from 'react';
import { readFilters } from 'ssm-core/engine';
import { NothingFound } from '../nothing-found/NothingFound.tsx';
import { useHostedFilter } from './useHostedFilter.ts';

export interface NothingHostProps {
  readonly filters: string;
  readonly listed?: readonly string[];
  readonly onDrop?: ((filters: readonly unknown[]) => void) | undefined;
}

export function NothingHost({ filters, listed, onDrop }: NothingHostProps) {
  const clauses = useMemo(() => readFilters(filters), [filters]);
  const { filter, isReady } = useHostedFilter({
    version: 'V_11K',
    clauses,
    listed,
    isEmpty: true,
    onChange: (left) => onDrop?.(left),
  });
  return isReady ? <NothingFound filter={filter} /> : null;
}
