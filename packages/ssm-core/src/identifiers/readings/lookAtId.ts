import type { IdentifierKind } from '../../api/types.ts';
import { readSeqId, withLostZeros } from '../seqId.ts';
import { readAccession, readEntrezId, readForeignId, readHgncId, readSomaId, withoutVersion } from '../shapes.ts';
import {
  accessionReadings,
  entrezReadings,
  foreignReadings,
  hgncReadings,
  roundedReadings,
  seqIdReading,
  somaIdReading,
} from './idReadings.ts';
import { type Look, look, unread } from './look.ts';
import { asOtherKind, type Catalogues, hasReagents } from './reading.ts';
import { symbolReadings } from './symbolReadings.ts';

function howWritten(id: string, text: string, cleaned: string): 'spelling' | 'prefix' | null {
  if (id === text) return null;
  return id === cleaned ? 'spelling' : 'prefix';
}

export function lookAtId(catalogues: Catalogues, text: string, cleaned: string, as: IdentifierKind): Look | undefined {
  const isAny = as === 'any';
  const isIn = (kind: IdentifierKind) => as === kind || isAny;
  const spelled = text === cleaned ? null : ('spelling' as const);
  const seqId = readSeqId(text);
  if (
    seqId !== undefined &&
    (isIn('seqId') || seqId.reason === 'prefix' || hasReagents(seqIdReading(catalogues, seqId.seqId, null, 0)))
  ) {
    const { symbol, reason, isRounded } = seqId;
    const others = isRounded ? roundedReadings(catalogues, withLostZeros(seqId.seqId)) : [];
    const isSpaced = / /.test(cleaned) && !/-|_/.test(cleaned) && reason === 'spelling';
    const plain =
      others.length > 1
        ? others
        : [
            seqIdReading(
              catalogues,
              seqId.seqId,
              isSpaced && isAny ? 'loose_spelling' : reason,
              isSpaced && isAny ? 2 : reason === null ? 0 : 1,
            ),
          ];
    return look(isIn('seqId') ? plain : asOtherKind(plain), {
      beside: symbol === null ? [] : [{ kind: 'symbol', text: symbol }],
    });
  }
  const somaId = readSomaId(cleaned);
  if (somaId !== undefined) {
    const reading = somaIdReading(catalogues, somaId, somaId === text ? null : 'spelling');
    if (!catalogues.here.hasSomaIds && !hasReagents(reading)) return unread('no_table');
    return look(isIn('somaId') ? [reading] : asOtherKind([reading]), { isWellFormed: true });
  }
  const hgncId = readHgncId(cleaned, as === 'hgnc');
  if (hgncId !== undefined) {
    if (!catalogues.genes.hasHgncIds) return unread('no_table');
    const readings = hgncReadings(catalogues, hgncId, as === 'hgnc' ? null : howWritten(hgncId, text, cleaned));
    return look(isIn('hgnc') ? readings : asOtherKind(readings));
  }
  const entrezId = readEntrezId(cleaned, as === 'entrez');
  if (entrezId !== undefined) {
    const readings = entrezReadings(catalogues, entrezId, howWritten(entrezId, text, cleaned));
    if (!catalogues.genes.hasEntrezIds && !readings.some(hasReagents)) return unread('no_table');
    return look(isIn('entrez') ? readings : asOtherKind(readings));
  }
  const foreign = readForeignId(cleaned);
  if (foreign !== undefined) {
    if (!catalogues.genes.hasForeignIds(foreign)) return unread('no_table');
    const id = withoutVersion(cleaned);
    const how = id === text ? null : id === cleaned.toUpperCase() ? 'spelling' : 'suffix';
    const readings = foreignReadings(catalogues, foreign, id, how);
    // A table covers only some releases of its database, so an id that the table lacks does not contradict other cells.
    if (readings.length === 0) return unread('unknown_id');
    return look(isIn(foreign) ? readings : asOtherKind(readings));
  }
  const accession = readAccession(cleaned);
  if (accession === undefined) return undefined;
  const readings = accessionReadings(catalogues, accession.accession, accession.how ?? spelled);
  const isKnown = readings.some(({ isKnown: known }) => known);
  // Some gene symbols look like an accession, for example P2RY10.
  if (!isKnown && as !== 'uniProt' && symbolReadings(catalogues, text).length > 0) return undefined;
  return look(isIn('uniProt') ? readings : asOtherKind(readings));
}
