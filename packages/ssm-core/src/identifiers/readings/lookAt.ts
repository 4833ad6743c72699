/**
 * Reads one cell. An identifier of the column's kind is read exactly or in another notation. Anything else is only
 * proposed: aliases, other kinds and repairs. The row's answer is what the readings of its cells share.
 */
import type { IdentifierKind } from '../../api/types.ts';
import { maximumCellCharacters, type ReadCell } from '../../import/read/import.cell.ts';
import { type DateReadings, readingsOfDate, readingsOfSerial, readingsOfText } from '../dates.ts';
import { seqIdsOfNumber } from '../seqId.ts';
import { decimal, formulaError, integer, scientific } from '../shapes.ts';
import { tidy, unquote } from '../text.ts';
import { ownReadings, proposals } from './columnReadings.ts';
import { otherAssayReadings, roundedReadings, seqIdReading } from './idReadings.ts';
import { listReadings } from './listReadings.ts';
import { type Look, look, unread } from './look.ts';
import { lookAtId } from './lookAtId.ts';
import { type Catalogues, distinct, hasReagents, type Reading } from './reading.ts';
import { lookAtResultName } from './resultNameReadings.ts';
import { aliasReadings, symbolReadings } from './symbolReadings.ts';

function dateReadings(catalogues: Catalogues, dates: DateReadings, as: IdentifierKind): readonly Reading[] {
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

function lookAtNumber(catalogues: Catalogues, text: string, as: IdentifierKind): Look {
  if (scientific.test(text)) return unread('scientific_number', { isWellFormed: as === 'seqId' || as === 'entrez' });
  if (decimal.test(text)) {
    const seqIds = seqIdsOfNumber(text);
    const rounded = as === 'seqId' || as === 'any' ? roundedReadings(catalogues, seqIds) : [];
    if (rounded.length > 0) return look(rounded);
    const isLost = as === 'seqId' && seqIds.length > 0;
    return unread(isLost ? 'rounded_number' : 'number', { isWellFormed: isLost });
  }
  const dates = as === 'symbol' ? readingsOfSerial(Number(text)) : undefined;
  const readings = dates === undefined ? [] : dateReadings(catalogues, dates, as);
  return readings.length > 0 ? look(distinct(readings)) : unread('number');
}

function lookAtText(catalogues: Catalogues, text: string, as: IdentifierKind): Look {
  const cleaned = unquote(text);
  const byId = lookAtId(catalogues, text, cleaned, as);
  // A text in the form of an id is tried as a name only if no catalogue has the id.
  if (byId !== undefined && (byId.readings.length > 0 || byId.problem !== null)) {
    const isAbsent = byId.readings.every((reading) => !reading.isKnown);
    const own = isAbsent && as !== 'seqId' && as !== 'uniProt' ? ownReadings(catalogues, text, as) : [];
    return own.length > 0 ? look(own) : byId;
  }
  const own = ownReadings(catalogues, text, as);
  if (own.length > 0) return look(own);
  if (cleaned !== tidy(text) && cleaned !== '') {
    const bare = ownReadings(catalogues, cleaned, as);
    if (bare.length > 0)
      return look(bare.map((each) => (each.grade === 0 ? { ...each, how: 'spelling', grade: 1 } : each)));
  }
  const dates = readingsOfText(cleaned);
  const dated = dates === undefined ? [] : distinct(dateReadings(catalogues, dates, as));
  if (dates !== undefined && (dated.length > 0 || as === 'seqId')) {
    return dated.length > 0 ? look(dated) : unread('damaged_date', { isWellFormed: true });
  }
  if (integer.test(cleaned) || decimal.test(cleaned) || scientific.test(cleaned)) {
    return lookAtNumber(catalogues, cleaned, as);
  }
  const resultName = lookAtResultName(catalogues, text, as);
  if (resultName !== undefined) return resultName;
  const proposed = proposals(catalogues, cleaned, as);
  const listed = proposed.length > 0 ? proposed : listReadings(catalogues, text, as);
  if (listed.length > 0) return look(listed);
  const ofAssay = distinct(otherAssayReadings(catalogues, cleaned));
  if (ofAssay.length > 0) return look(ofAssay);
  return unread('unknown');
}

export function lookAt(catalogues: Catalogues, { kind, text, date }: ReadCell, as: IdentifierKind): Look {
  if (kind === 'error' || formulaError.test(text.trim())) return unread('formula_error');
  if (kind === 'date' && date !== undefined) {
    const readings = distinct(dateReadings(catalogues, readingsOfDate(date), as));
    return readings.length > 0 ? look(readings) : unread('damaged_date', { isWellFormed: as === 'seqId' });
  }
  if (text.length > maximumCellCharacters) return unread('too_long');
  if (kind === 'number' && as !== 'entrez' && as !== 'hgnc') return lookAtNumber(catalogues, tidy(text), as);
  return lookAtText(catalogues, text, as);
}
