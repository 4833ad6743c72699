import type { IdentifierKind } from '../../api/types.ts';
import { maximumCellCharacters } from '../../import/read/import.cell.ts';
import { readSeqId, seqIdsOfNumber } from '../seqId.ts';
import { decimal, readAccession, readEntrezId, readForeignId, readHgncId, readSomaId } from '../shapes.ts';
import { unquote } from '../text.ts';
import { roundedReadings, seqIdReading } from './idReadings.ts';
import { fullNameReadings, targetReadings } from './nameReadings.ts';
import { type Catalogues, hasReagents } from './reading.ts';
import { longestWord, writtenSymbol } from './symbolReadings.ts';

export function resembles(catalogues: Catalogues, text: string): ReadonlySet<IdentifierKind> {
  const kinds = new Set<IdentifierKind>();
  const cleaned = unquote(text);
  if (cleaned === '' || cleaned.length > maximumCellCharacters) return kinds;
  const seqId = readSeqId(cleaned);
  if (
    seqId !== undefined &&
    (seqId.reason !== 'spelling' || hasReagents(seqIdReading(catalogues, seqId.seqId, null, 0)))
  )
    kinds.add('seqId');
  if (decimal.test(cleaned) && roundedReadings(catalogues, seqIdsOfNumber(cleaned)).length > 0) kinds.add('seqId');
  if (readSomaId(cleaned) !== undefined) kinds.add('somaId');
  if (readHgncId(cleaned, false) !== undefined) kinds.add('hgnc');
  if (readEntrezId(cleaned, false) !== undefined) kinds.add('entrez');
  if (/^[1-9]\d{0,9}$/.test(cleaned) && catalogues.genes.byEntrez.get(cleaned).length > 0) kinds.add('entrez');
  const foreign = readForeignId(cleaned);
  if (foreign !== undefined) kinds.add(foreign);
  const items = cleaned.split(/[|,;\s]+/).filter((item) => item !== '');
  if (items.every((item) => readAccession(item) !== undefined)) kinds.add('uniProt');
  const isSymbol = (item: string) =>
    catalogues.genes.approved(item) !== undefined || hasReagents(writtenSymbol(catalogues, item, null));
  if (items.every(isSymbol)) kinds.add('symbol');
  if (targetReadings(catalogues, cleaned).length > 0) kinds.add('targetName');
  if (fullNameReadings(catalogues, cleaned).length > 0) kinds.add('fullName');
  const isAlias =
    cleaned.length > longestWord && !/^\d/.test(cleaned) && catalogues.genes.aliasesByCase(cleaned).length > 0;
  if (isAlias) kinds.add('any');
  return kinds;
}
