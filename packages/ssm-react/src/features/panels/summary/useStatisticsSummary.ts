import { useEffect, useState } from 'react';
import { type PanelStatistics, summarisePanel, summaryColumnKeys } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { afterPaint } from '../../../ui/hooks/afterPaint.ts';

/**
 * A panel's summary; undefined until the measures are there. It reads every measure of the whole menu, so the rows are
 * painted first, and of another version what was shown stays until its own is known.
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
