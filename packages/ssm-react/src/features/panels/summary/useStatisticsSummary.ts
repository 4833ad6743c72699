import { useEffect, useState } from 'react';
import { type PanelStatistics, summarisePanel, summaryColumnKeys } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { afterPaint } from '../../../ui/hooks/afterPaint.ts';

/**
 * Returns the summary, or undefined until the measures are loaded. Computes it after paint, because it reads every
 * measure of the menu. Keeps the previous summary meanwhile.
 */
export function useStatisticsSummary(table: Table | undefined, seqIds: readonly string[]): PanelStatistics | undefined {
  const [summary, setSummary] = useState<PanelStatistics>();
  const ready = table !== undefined && summaryColumnKeys.every((key) => table.columns.has(key)) ? table : undefined;
  useEffect(() => {
    if (ready === undefined) return undefined;
    return afterPaint(() => setSummary(summarisePanel(ready, seqIds)));
  }, [ready, seqIds]);
  return summary;
}
