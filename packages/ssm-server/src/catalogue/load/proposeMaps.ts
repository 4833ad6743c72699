import type { StandardColumnKey } from 'ssm-core';
import { columnDefinitions, normaliseHeader, type TextColumn } from 'ssm-core/engine';
import { readNumber } from '../cells/values.ts';
import type { FileKind } from '../report.ts';
import type { CatalogueRevision } from '../revision.ts';

export interface ProposedMap {
  readonly column: StandardColumnKey;
  readonly header: string;
}

type Sample = 'Plasma' | 'Serum';

/** Patterns of normalised headers. The first word in `best` is the closest to the column's own measure. */
const likenesses: readonly {
  readonly words: RegExp;
  readonly columnOf: (sample: Sample) => StandardColumnKey;
  readonly best?: readonly RegExp[];
}[] = [
  { words: /elod|lodb|limitofdetection/, columnOf: () => 'loDb' },
  { words: /signalto(?:noise|buffer)/, columnOf: (sample) => `signalToNoise${sample}`, best: [/noise/] },
  {
    words: /cv(?!d)|coefficientofvariation/,
    columnOf: (sample) => `totalCV${sample}`,
    best: [/total/, /calibrator/],
  },
  { words: /correlation/, columnOf: (sample) => `correlation${sample}` },
  { words: /fstat/, columnOf: (sample) => `fStat${sample}` },
  {
    // A median of buffer or calibrator wells is not a median of healthy people.
    words: /^(?!.*(?:buffer|calibrator|qc|scale)).*median/,
    columnOf: (sample) => `medianNormal${sample}`,
    best: [/normal/],
  },
];

const ofAnnotations: ReadonlySet<FileKind | null> = new Set<FileKind>(['adat', 'workbook', 'table']);

function isOfNumbers({ dictionary }: TextColumn): boolean {
  return dictionary.length > 0 && dictionary.every((cell) => readNumber(cell, cell.includes(',')) !== undefined);
}

interface Candidate extends ProposedMap {
  readonly rank: number;
}

function candidateOf(header: string): Candidate | undefined {
  const normal = normaliseHeader(header);
  const [isPlasma, isSerum] = [normal.includes('plasma'), normal.includes('serum')];
  if ((isPlasma && isSerum) || normal.includes('mouse')) return undefined;
  const likeness = likenesses.find(({ words }) => words.test(normal));
  if (likeness === undefined) return undefined;
  const { columnOf, best = [] } = likeness;
  const place = best.findIndex((word) => word.test(normal));
  const rank = (isPlasma || isSerum ? 0 : 10) + (place < 0 ? best.length : place);
  return { column: columnOf(isSerum ? 'Serum' : 'Plasma'), header, rank };
}

export function proposeMaps({ report, source }: CatalogueRevision): readonly ProposedMap[] {
  const best = new Map<StandardColumnKey, Candidate>();
  for (const { name, kind, unmapped } of report.files) {
    if (!ofAnnotations.has(kind)) continue;
    for (const header of unmapped) {
      const candidate = candidateOf(header);
      const column = source.get(`${name} · ${header}`);
      if (candidate === undefined || column === undefined || !isOfNumbers(column)) continue;
      if (!report.absent.includes(candidate.column)) continue;
      const before = best.get(candidate.column);
      if (before === undefined || candidate.rank < before.rank) best.set(candidate.column, candidate);
    }
  }
  return columnDefinitions.flatMap(({ key }) => {
    const found = best.get(key);
    return found === undefined ? [] : [{ column: key, header: found.header }];
  });
}
