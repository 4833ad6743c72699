import { maximumCellCharacters, type ReadCell } from '../../import/read/import.cell.ts';
import { type NamedByWords, notNamed } from '../nameWords.ts';
import type { Reagent, ReagentIndex } from '../reagents.ts';
import { unquote } from '../text.ts';
import { accessionReadings, seqIdReading } from './idReadings.ts';
import { targetReadings } from './nameReadings.ts';
import { type Catalogues, distinct, type Reading } from './reading.ts';
import { geneReading } from './symbolReadings.ts';

function nearTo(catalogues: Catalogues, text: string): readonly Reading[] {
  const near = catalogues.near();
  const genes = near.symbols(text).map((symbol) => catalogues.genes.ofCatalogue(symbol));
  const targets = near.targets(text).flatMap((target) => targetReadings(catalogues, target));
  return distinct([...genes.map((gene) => geneReading(catalogues, gene, 'near', 2)), ...targets]).map((reading) => ({
    ...reading,
    how: 'near',
    grade: 2,
  }));
}

export function lookNear(catalogues: Catalogues, { kind, text }: ReadCell): readonly Reading[] {
  return kind === 'text' && text.length <= maximumCellCharacters ? nearTo(catalogues, unquote(text)) : [];
}

export function lookByWords({ wordsOf }: Catalogues, index: ReagentIndex, { kind, text }: ReadCell): NamedByWords {
  return kind === 'text' && text.length <= maximumCellCharacters ? wordsOf(index)(unquote(text)) : notNamed;
}

export function wordReading(reagent: Reagent): Reading {
  const { fullName, targetName, seqId } = reagent.facts;
  const name = fullName ?? targetName ?? seqId;
  return {
    kind: fullName === null ? 'targetName' : 'fullName',
    name,
    how: 'words',
    grade: 2,
    here: [reagent],
    there: [],
    off: [],
    genes: [],
    isKnown: true,
  };
}

/**
 * Returns SeqIds and accessions on the menu that differ from an unknown one by one letter. They are shown but never
 * offered for adding.
 */
export function nearIds(catalogues: Catalogues, { kind, name }: Reading): readonly Reading[] {
  const near = catalogues.near();
  if (kind === 'seqId') return near.seqIds(name).map((seqId) => seqIdReading(catalogues, seqId, 'near', 2));
  if (kind !== 'uniProt') return [];
  return near
    .accessions(name)
    .flatMap((accession) => accessionReadings(catalogues, accession, null))
    .map((reading) => ({ ...reading, how: 'near', grade: 2 }));
}
