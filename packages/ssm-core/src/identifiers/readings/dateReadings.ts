import type { IdentifierKind } from '../../api/types.ts';
import type { DateReadings } from '../dates.ts';
import type { Catalogues } from './catalogues.ts';
import { seqIdReading } from './idReadings.ts';
import { hasReagents, type Reading } from './reading.ts';
import { aliasReadings, symbolReadings } from './symbolReadings.ts';

export function dateReadings(catalogues: Catalogues, dates: DateReadings, as: IdentifierKind): readonly Reading[] {
  const seqIds = as === 'symbol' ? [] : dates.seqIds.map((seqId) => seqIdReading(catalogues, seqId, 'date', 2));
  const ids = seqIds.filter(hasReagents);
  const symbols =
    as === 'seqId'
      ? []
      : dates.symbols.flatMap((symbol) => {
          const own = symbolReadings(catalogues, symbol);
          return own.length > 0 ? own : aliasReadings(catalogues, symbol);
        });
  const isSure = dates.isWhole && ids.length === 1 && symbols.length === 0;
  const how = isSure ? 'date' : 'damaged_date';
  return [...ids, ...symbols].map((reading) => ({ ...reading, how, grade: 2 }));
}
