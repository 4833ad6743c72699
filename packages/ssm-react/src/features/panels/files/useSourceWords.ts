import { useMemo } from 'react';
import type { PanelSourceRow, PanelSourceTexts } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { imports } from '../../../strings/en/imports.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export function useSourceWords(): PanelSourceTexts {
  const { strings, countText } = useSsm();
  const { sources } = usePanelViewTexts();
  const { statuses, reasonNames } = useLateTexts('imports', imports);
  return useMemo(() => {
    function decision({ decidedBy, measure, order }: PanelSourceRow): string {
      const isMeasured = decidedBy === 'best' && measure !== null && order !== null;
      return isMeasured
        ? sources.best(sources.orders[order], strings.columns[measure].title)
        : sources.decisions[decidedBy];
    }
    return {
      sheet: sources.title,
      columns: sources.columns,
      pasted: sources.pasted,
      status: (status) => statuses[status],
      reason: (reason, count) =>
        count === undefined ? reasonNames[reason] : sources.counted(reasonNames[reason], countText(count)),
      decision,
      summary: (name, at, { rows, taken, refused, leftOut }) => sources.brief(name, at, rows, taken, refused, leftOut),
    };
  }, [strings, countText, sources, statuses, reasonNames]);
}
