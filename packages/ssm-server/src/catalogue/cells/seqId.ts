import { readSeqId } from 'ssm-core/engine';

/** Returns `10000-28` for `10000-28`, `10000-28_3`, `10000_28` and `seq.10000.28`; undefined for anything else. */
export function normaliseSeqId(cell: string): string | undefined {
  return readSeqId(cell)?.seqId;
}

export function whyNoSeqId(cell: string): string {
  const text = cell.trim();
  if (text === '') return 'has no SeqId';
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  if (/^\d{4}-\d\d-\d\d/.test(text) || /^\d{1,2}[-\s][a-z]{3}/i.test(text)) {
    return `${shown} is a date, not a SeqId: a spreadsheet has changed it`;
  }
  if (text.startsWith('#')) return `${shown} is a formula error, not a SeqId`;
  return `${shown} is not a SeqId`;
}

/** Natural order: 2-1 before 10-1, and 10-2 before 10-10. */
export function compareSeqIds(first: string, second: string): number {
  const a = first.split('-');
  const b = second.split('-');
  return Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]);
}
