/** A page whose filters leave nothing, and says why. */
import { useMemo } from 'react';
import { readFilters } from 'ssm-core/engine';
import { NothingFound } from '../nothing-found/NothingFound.tsx';
import { useHostedFilter } from './useHostedFilter.ts';

export interface NothingHostProps {
  /** The applied filters, as text. */
  readonly filters: string;
  /** SeqIds that the menu shows alone. */
  readonly listed?: readonly string[];
  /** The filters that are left once one is dropped. */
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
