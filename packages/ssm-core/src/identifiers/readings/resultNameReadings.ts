import type { IdentifierKind } from '../../api/types.ts';
import { type ResultName, readResultName } from '../resultName.ts';
import { withLostZeros } from '../seqId.ts';
import { unquote } from '../text.ts';
import { accessionReadings, roundedReadings, seqIdReading } from './idReadings.ts';
import { listReadings } from './listReadings.ts';
import { type Look, look, type NameBeside } from './look.ts';
import { asOtherKind, type Catalogues, hasReagents, type Reading } from './reading.ts';
import { symbolReadings } from './symbolReadings.ts';

/** Another word of a file name counts as evidence only if it is a symbol. */
function symbolBeside(catalogues: Catalogues, word: string | null): readonly NameBeside[] {
  if (word === null || symbolReadings(catalogues, word).length === 0) return [];
  return [{ kind: 'symbol', text: word }];
}

function seqIdsWithin(catalogues: Catalogues, { seqIds, hasPrefix }: ResultName): readonly Reading[] {
  const how = hasPrefix ? 'prefix' : 'suffix';
  return seqIds.flatMap(({ seqId, isRounded }) => {
    const rounded = isRounded ? roundedReadings(catalogues, withLostZeros(seqId)) : [];
    return rounded.length > 1 ? rounded : [seqIdReading(catalogues, seqId, how, 1)].filter(hasReagents);
  });
}

export function lookAtResultName(catalogues: Catalogues, text: string, as: IdentifierKind): Look | undefined {
  const name = readResultName(unquote(text));
  if (name === undefined) return undefined;
  const bySeqId = seqIdsWithin(catalogues, name);
  const known = name.accessions.filter((accession) =>
    accessionReadings(catalogues, accession, null).some(({ isKnown }) => isKnown),
  );
  if (bySeqId.length > 0) {
    const isOne = bySeqId.length === 1;
    const readings = isOne
      ? bySeqId
      : bySeqId.map((reading): Reading => ({ ...reading, how: 'some_of_list', grade: 2 }));
    const [first] = name.seqIds.filter(({ seqId }) => seqId === bySeqId[0]?.name);
    const beside: readonly NameBeside[] = [
      ...symbolBeside(catalogues, first?.next ?? null),
      ...known.map((accession): NameBeside => ({ kind: 'uniProt', text: accession })),
    ];
    return look(as === 'seqId' || as === 'any' ? readings : asOtherKind(readings), { beside: isOne ? beside : [] });
  }
  const [accession] = known;
  if (accession === undefined) return undefined;
  const isIn = as === 'uniProt' || as === 'any';
  const isOne = known.length === 1;
  const readings = isOne
    ? accessionReadings(catalogues, accession, 'prefix')
    : listReadings(catalogues, known.join('|'), 'uniProt');
  const beside = isOne ? symbolBeside(catalogues, name.beforeAccession) : [];
  return look(isIn ? readings : asOtherKind(readings), { beside });
}
