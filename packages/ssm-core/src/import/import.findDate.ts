/** Reagents whose identifier a spreadsheet has turned into a date. */
import type { DateReadings } from './import.date.ts';
import { type Accepts, type Finding, findOwn, findSynonym, type LookedFor } from './import.find.ts';
import type { ImportIndex, ImportRecord } from './import.index.ts';

function bySeqId(index: ImportIndex, { seqIds, isWhole }: DateReadings, accepts: Accepts): Finding | undefined {
  const records = seqIds.flatMap((seqId) => {
    const record = index.bySeqId(seqId);
    return record === undefined || !accepts(record) ? [] : [record];
  });
  if (records.length === 0) return undefined;
  const isSure = isWhole && records.length === 1;
  return { records, reason: isSure ? 'date' : 'damaged_date', isSure };
}

/** A gene symbol such as MARCH1 is never sure: 1-Mar may have been MARC1 too. */
function bySymbol(index: ImportIndex, { symbols }: DateReadings, accepts: Accepts): Finding | undefined {
  const records = new Set<ImportRecord>();
  for (const symbol of symbols) {
    const found = findOwn(index, symbol, 'symbol', accepts) ?? findSynonym(index, symbol, accepts);
    for (const record of found?.records ?? []) records.add(record);
  }
  return records.size === 0 ? undefined : { records: [...records], reason: 'damaged_date', isSure: false };
}

/** In a column of genes as symbols first, anywhere else as SeqIds first. */
export function findDate(
  index: ImportIndex,
  readings: DateReadings,
  as: LookedFor,
  accepts: Accepts,
): Finding | undefined {
  const [first, second] = as === 'symbol' ? [bySymbol, bySeqId] : [bySeqId, bySymbol];
  return first(index, readings, accepts) ?? second(index, readings, accepts);
}
