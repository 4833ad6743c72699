import type { ImportReason } from '../../api/types.ts';
import type { Gene } from '../genes.ts';
import { tidy } from '../text.ts';
import { sharedProteins } from './idReadings.ts';
import {
  areCompatible,
  type Catalogues,
  distinct,
  type Grade,
  hasReagents,
  isSupportedBy,
  type Reading,
  readingOf,
} from './reading.ts';

export function geneReading(catalogues: Catalogues, gene: Gene, how: ImportReason | null, grade: Grade): Reading {
  const named = { kind: 'symbol', name: gene.symbol, how, grade, isKnown: true, genes: [gene] } as const;
  return readingOf(catalogues, named, (index) =>
    grade === 2 ? [...new Set([...index.byGene.get(gene), ...index.byGeneAlias.get(gene)])] : index.byGene.get(gene),
  );
}

/**
 * Reads an approved symbol as its gene. If the gene has no reagent, proposes reagents that have its older symbol, only
 * its Entrez id, or its protein under another gene.
 */
export function approvedReadings(catalogues: Catalogues, gene: Gene, text: string): readonly Reading[] {
  const how = text === gene.symbol ? null : 'spelling';
  const plain = geneReading(catalogues, gene, how, how === null ? 0 : 1);
  if (plain.here.length > 0) return [asPrinted(plain, gene)];
  const byIdAlone = readingOf(catalogues, { ...plain, how: 'id_alone', grade: 2 }, (index) =>
    index.byGeneIdAlone.get(gene),
  );
  const linked = [geneReading(catalogues, gene, 'previous_symbol', 2), byIdAlone, ...sharedProteins(catalogues, plain)];
  const [first, ...more] = distinct(linked.filter(({ here }) => here.length > 0));
  if (first !== undefined) return [{ ...first, there: [...new Set([...first.there, ...plain.there])] }, ...more];
  if (hasReagents(plain)) return [asPrinted(plain, gene)];
  return [linked.find(hasReagents) ?? plain];
}

function asPrinted(reading: Reading, gene: Gene): Reading {
  const reagents = [reading.here, reading.there, reading.off].find((list) => list.length > 0) ?? [];
  const isPrinted = reagents.some(({ facts }) => (facts.entrezGeneName ?? []).includes(gene.symbol));
  return isPrinted || reading.grade === 2 ? reading : { ...reading, how: 'current_symbol', grade: 1 };
}

export function writtenSymbol(catalogues: Catalogues, text: string, how: 'spelling' | null): Reading {
  const named = { kind: 'symbol', name: text, how, grade: how === null ? 0 : 1 } as const;
  return readingOf(catalogues, named, (index) => (how === null ? index.bySymbol.get(text) : index.bySymbolCase(text)));
}

/** Lower-case words of up to three letters (`up`, `ok`, `not`) are never aliases; the word `UP` may be. */
export const longestWord = 3;

export function aliasReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const { genes } = catalogues;
  const tidied = tidy(text);
  const named = genes.aliasesByCase(text).filter(({ alias }) => tidied.length > longestWord || alias === tidied);
  const several = new Set(named.map(({ gene }) => gene)).size > 1;
  return [...new Map(named.map((each) => [each.gene, each] as const)).values()].map(({ gene, isPrevious }) =>
    geneReading(catalogues, gene, several ? 'several_symbols' : isPrevious ? 'previous_symbol' : 'alias', 2),
  );
}

export function symbolReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const { genes } = catalogues;
  const tidied = tidy(text);
  const approved = genes.approved(text);
  const written = writtenSymbol(catalogues, text, null);
  if (approved !== undefined) {
    const readings = approvedReadings(catalogues, approved, text);
    // A catalogue may still use the symbol for a gene that had it before.
    const isOfAnother = hasReagents(written) && !readings.some((reading) => areCompatible(reading, written));
    return isOfAnother ? [...readings, written] : readings;
  }
  const byCase = genes.approvedByCase(tidied).flatMap((gene) => approvedReadings(catalogues, gene, text));
  const own = hasReagents(written) ? [written, ...byCase] : byCase;
  if (byCase.length > 0) return own;
  const literal = hasReagents(written) ? written : writtenSymbol(catalogues, tidied, 'spelling');
  if (!hasReagents(literal)) return [];
  const reagents = [...literal.here, ...literal.there, ...literal.off];
  const isOfThese = (alias: Reading) => reagents.some((reagent) => isSupportedBy(reagent, alias));
  // The gene in the catalogue may have an older symbol, which is now an alias. Reagents agree if the alias belongs to
  // the same gene.
  const aliases = Map.groupBy(aliasReadings(catalogues, text), isOfThese);
  const genesOfThese = (aliases.get(true) ?? []).flatMap((alias) => alias.genes);
  return [{ ...literal, genes: genesOfThese }, ...(aliases.get(false) ?? [])];
}
