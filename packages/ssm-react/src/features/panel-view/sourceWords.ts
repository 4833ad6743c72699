import type { PanelSourceDecision, PanelSourceRow, PanelSourceTexts } from 'ssm-core';
import type { Ssm } from '../../provider/useSsm.ts';
import type { ImportTexts } from '../../strings/en.import.ts';
import type { PanelViewTexts } from '../../strings/en.panelView.ts';

/** What is said of an imported list and its rows, in a file and on the page. */
export function sourceWords(
  { strings }: Pick<Ssm, 'strings'>,
  { sources }: PanelViewTexts,
  { statuses, reasons }: Pick<ImportTexts, 'statuses' | 'reasons'>,
): PanelSourceTexts {
  function decision({ decidedBy, measure, order }: PanelSourceRow): string {
    const isMeasured = decidedBy === 'best' && measure !== null && order !== null;
    return isMeasured
      ? sources.best(sources.orders[order], strings.columns[measure].title)
      : sources.decisions[decidedBy as PanelSourceDecision];
  }
  return {
    sheet: sources.title,
    columns: sources.columns,
    pasted: sources.pasted,
    status: (status) => statuses[status],
    reason: (reason) => reasons[reason],
    decision,
    summary: (name, at, { rows, taken, refused, leftOut }) => sources.brief(name, at, rows, taken, refused, leftOut),
  };
}
