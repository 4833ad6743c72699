import type { Gene } from '../genes.ts';
import { looseNameKey, tidy } from '../text.ts';
import { type Catalogues, hasReagents, type Reading, readingOf } from './reading.ts';
import { approvedReadings, geneReading, longestWord } from './symbolReadings.ts';

/** `isApproved` says that the text is an approved symbol, which is never an alias of another gene. */
export function looseReadings(catalogues: Catalogues, key: string, isApproved = false): readonly Reading[] {
  if (key.length < 2) return [];
  const { genes } = catalogues;
  const aliases = key.length > longestWord ? genes.aliasesByLoose.get(key) : [];
  const loose = isApproved ? [] : [...genes.approvedByLoose(key), ...aliases.map(({ gene }) => gene)];
  const targets = readingOf(catalogues, { kind: 'targetName', name: '', how: 'loose_spelling', grade: 2 }, (index) =>
    index.byTargetLoose.get(key),
  );
  return [
    ...[...new Set(loose)].map((gene) => geneReading(catalogues, gene, 'loose_spelling', 2)),
    ...(hasReagents(targets) ? [withTargetName(targets)] : []),
  ];
}

function withTargetName(reading: Reading): Reading {
  const first = reading.here[0] ?? reading.there[0] ?? reading.off[0];
  return { ...reading, name: first?.facts.targetName ?? reading.name };
}

function isOfGene({ here, there, off }: Reading, gene: Gene): boolean {
  return [...here, ...there, ...off].every(({ genes, genesByAlias }) => genes.has(gene) || genesByAlias.has(gene));
}

export function targetReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const exact = readingOf(catalogues, { kind: 'targetName', name: text, how: null, grade: 0 }, (index) =>
    index.byTarget.get(text),
  );
  const byCase = readingOf(catalogues, { kind: 'targetName', name: text, how: 'spelling', grade: 1 }, (index) =>
    index.byTargetCase(text),
  );
  if (hasReagents(exact)) return [exact];
  return hasReagents(byCase) ? [withTargetName(byCase)] : [];
}

export function fullNameReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const found = readingOf(catalogues, { kind: 'fullName', name: text, how: null, grade: 0 }, (index) =>
    index.byFullName(text),
  );
  if (!hasReagents(found)) return [];
  const names = [...found.here, ...found.there, ...found.off].map(({ facts }) => facts.fullName ?? '');
  if (names.includes(text)) return [found];
  const name = names[0] ?? text;
  return [found.grade === 2 ? { ...found, name } : { ...found, name, how: 'spelling', grade: 1 }];
}

const shortestLooseName = 6;

export function looseFullNameReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const key = looseNameKey(text);
  if (key.length < shortestLooseName) return [];
  const named = { kind: 'fullName', name: text, how: 'loose_spelling', grade: 2 } as const;
  const found = readingOf(catalogues, named, (index) => index.byFullNameLoose.get(key));
  if (!hasReagents(found)) return [];
  const first = found.here[0] ?? found.there[0] ?? found.off[0];
  return [{ ...found, name: first?.facts.fullName ?? text }];
}

/**
 * A target name of one gene may equal the approved symbol of another gene. Adds the other gene, because either may be
 * meant.
 */
export function withSymbolOfAnother(
  catalogues: Catalogues,
  text: string,
  targets: readonly Reading[],
): readonly Reading[] {
  if (targets.length === 0) return targets;
  const genes = catalogues.genes.approvedByCase(tidy(text));
  const others = genes.filter((gene) => !targets.some((target) => isOfGene(target, gene)));
  return [...targets, ...others.flatMap((gene) => approvedReadings(catalogues, gene, text))];
}
