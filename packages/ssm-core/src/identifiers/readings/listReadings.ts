import type { IdentifierKind } from '../../api/types.ts';
import type { Reagent } from '../reagents.ts';
import { unquote } from '../text.ts';
import { ownReadings } from './columnReadings.ts';
import { lookAtId } from './lookAtId.ts';
import { asOtherKind, type Catalogues, distinct, type Reading, readingOf } from './reading.ts';
import { aliasReadings } from './symbolReadings.ts';

/** A cell with more items is a sentence, not a list. The longest list of one reagent has 21 accessions. */
const mostNames = 40;

function partReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const byId = lookAtId(catalogues, text, unquote(text), as);
  if (byId !== undefined && byId.readings.length > 0) return byId.readings;
  const own = ownReadings(catalogues, text, as);
  if (own.length > 0) return own;
  return distinct([...asOtherKind(ownReadings(catalogues, text, 'any')), ...aliasReadings(catalogues, text)]);
}

function isSymbol(readings: readonly Reading[] = []): boolean {
  return readings.length > 0 && readings.every(({ kind, grade }) => kind === 'symbol' && grade < 2);
}

/** True if the reagent has exactly this many names, because a list for a complex names all its parts. */
function isWhole({ facts }: Reagent, kinds: ReadonlySet<IdentifierKind>, count: number): boolean {
  const lists: readonly (readonly string[] | null)[] = [
    kinds.has('uniProt') ? facts.uniProtId : null,
    kinds.has('symbol') ? facts.entrezGeneName : null,
  ];
  return lists.some((list) => list !== null && new Set(list).size === count);
}

export function listReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const tidied = unquote(text);
  if (!/[|,;/\s]/.test(tidied)) return [];
  const items = [...new Set(tidied.split(/[|,;/\s]+/).filter((item) => item !== ''))];
  if (items.length > mostNames || items.length === 0) return [];
  const isMarked = /[|,;/]/.test(tidied);
  const parts: (readonly Reading[])[] = [];
  const known: (readonly Reading[])[] = [];
  for (const item of items) {
    const readings = partReadings(catalogues, item, as);
    parts.push(readings);
    if (readings.some(({ isKnown }) => isKnown)) known.push(readings);
    // Words are a list only if each word is an identifier. Words after a known symbol are allowed, because UniProt's
    // gene names begin with the symbol.
    else if (!isMarked && !(as === 'symbol' && known.length > 0 && isSymbol(known[0]))) return [];
  }
  if (known.length === 0 || (isMarked && known.length < items.length / 2)) return [];
  const [first] = known;
  if (items.length === 1 && first !== undefined)
    return first.map((reading) => ({
      ...reading,
      how: reading.how ?? 'spelling',
      grade: reading.grade === 0 ? 1 : reading.grade,
    }));
  const sets = known.map(
    (readings) => new Set(readings.flatMap(({ here, there, off }) => [...here, ...there, ...off])),
  );
  const isAllKnown = known.length === items.length;
  const common = isAllKnown ? [...(sets[0] ?? [])].filter((reagent) => sets.every((set) => set.has(reagent))) : [];
  if (common.length > 0) {
    const readings = parts.flat();
    const kinds = new Set(readings.map(({ kind }) => kind));
    const repaired = readings.find(({ grade }) => grade === 2);
    // Another complex may have these parts and further ones, so only an exact match is certain.
    const whole = common.filter((reagent) => isWhole(reagent, kinds, items.length));
    const isSure = repaired === undefined && whole.length > 0;
    const why = repaired?.how === 'several_symbols' ? 'alias' : repaired?.how;
    const how = isSure ? 'spelling' : (why ?? 'some_of_list');
    const kind = readings[0]?.kind ?? as;
    return [
      readingOf(catalogues, { kind, name: items.join('|'), how, grade: isSure ? 1 : 2 }, (index) =>
        (isSure ? whole : common).filter(({ version }) => version === index.version),
      ),
    ];
  }
  const unknown = items.filter((_, place) => !known.includes(parts[place] as readonly Reading[]));
  return [
    ...distinct(known.flat()).map((reading): Reading => ({ ...reading, how: 'some_of_list', grade: 2 })),
    ...unknown.map((name): Reading => readingOf(catalogues, { kind: as, name, how: 'unknown', grade: 2 }, () => [])),
  ];
}
