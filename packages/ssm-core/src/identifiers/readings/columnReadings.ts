import type { IdentifierKind } from '../../api/types.ts';
import { readEntryName } from '../shapes.ts';
import { looseKey, spelledOut, tidy } from '../text.ts';
import {
  fullNameReadings,
  looseFullNameReadings,
  looseReadings,
  targetReadings,
  withSymbolOfAnother,
} from './nameReadings.ts';
import { asOtherKind, type Catalogues, distinct, isSupportedBy, type Reading } from './reading.ts';
import { aliasReadings, symbolReadings } from './symbolReadings.ts';

export function ownReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  switch (as) {
    case 'symbol':
      return symbolReadings(catalogues, text);
    case 'targetName':
      return withSymbolOfAnother(catalogues, text, targetReadings(catalogues, text));
    case 'fullName':
      return fullNameReadings(catalogues, text);
    case 'any': {
      const names = targetReadings(catalogues, text);
      const symbols = symbolReadings(catalogues, text);
      const fullNames = fullNameReadings(catalogues, text);
      const own = [...symbols, ...names, ...fullNames];
      // In a list without column kinds, a name may also be the alias of something else.
      const aliases = symbols.length > 0 || own.length === 0 ? [] : competingAliases(catalogues, text, own);
      return [...own, ...aliases];
    }
    default:
      return [];
  }
}

function competingAliases(catalogues: Catalogues, text: string, own: readonly Reading[]): readonly Reading[] {
  const reagents = own.flatMap(({ here, there, off }) => [...here, ...there, ...off]);
  return aliasReadings(catalogues, text).filter((alias) => !reagents.some((reagent) => isSupportedBy(reagent, alias)));
}

export function proposals(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const isName = as === 'symbol' || as === 'targetName' || as === 'fullName' || as === 'any';
  const spelled = spelledOut(text).flatMap((form) => [
    ...looseReadings(catalogues, looseKey(form)),
    ...looseFullNameReadings(catalogues, form),
  ]);
  const entry = readEntryName(tidy(text));
  const ofEntry =
    entry === undefined
      ? []
      : [...symbolReadings(catalogues, entry), ...aliasReadings(catalogues, entry)].map(
          (reading): Reading => ({ ...reading, how: 'entry_name', grade: 2 }),
        );
  return distinct([
    ...ofEntry,
    ...asOtherKind(as === 'symbol' ? [] : symbolReadings(catalogues, text)),
    ...aliasReadings(catalogues, text),
    ...asOtherKind(as === 'targetName' ? [] : targetReadings(catalogues, text)),
    ...asOtherKind(as === 'fullName' ? [] : fullNameReadings(catalogues, text)),
    ...(isName ? looseReadings(catalogues, looseKey(text), catalogues.genes.approvedByCase(text).length > 0) : []),
    ...(isName ? looseFullNameReadings(catalogues, text) : []),
    ...spelled,
  ]);
}
