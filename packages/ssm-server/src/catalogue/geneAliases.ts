/** Other names of genes, put into columns of every row whose gene they may stand for. Only imports read them. */
import { aliasColumnKeys, type Column, listColumn } from 'ssm-core';
import type { FieldValue } from './values.ts';

export interface AliasPair {
  readonly alias: string;
  /** The symbol that is approved today. */
  readonly symbol: string;
  /** Whether the alias was itself the symbol once. */
  readonly isPrevious: boolean;
}

interface Known {
  readonly byAlias: ReadonlyMap<string, readonly AliasPair[]>;
  readonly bySymbol: ReadonlyMap<string, readonly AliasPair[]>;
}

function grouped(pairs: readonly AliasPair[], keyOf: (pair: AliasPair) => string) {
  return Map.groupBy(pairs, (pair) => keyOf(pair).toUpperCase());
}

function plain(alias: string, symbol: string): AliasPair {
  return { alias, symbol, isPrevious: false };
}

/**
 * Every pair that concerns a gene: its aliases with all that these may stand for, be it a gene of no row, so that nobody
 * takes a name of several genes for one of them; and the symbol of today where its own is an older one.
 */
function pairsOf(own: string, { byAlias, bySymbol }: Known): readonly AliasPair[] {
  const aliases = bySymbol.get(own.toUpperCase()) ?? [];
  const meanings = aliases.flatMap(({ alias }) => {
    const approved = bySymbol.get(alias.toUpperCase())?.[0]?.symbol;
    const itself = approved === undefined ? [] : [plain(alias, approved)];
    return [...(byAlias.get(alias.toUpperCase()) ?? []), ...itself];
  });
  const isApproved = bySymbol.has(own.toUpperCase());
  const newer = isApproved ? [] : (byAlias.get(own.toUpperCase()) ?? []).filter(({ isPrevious }) => isPrevious);
  return [...meanings, ...newer.map(({ symbol }) => plain(symbol, own))];
}

function itemsOf(pairs: readonly AliasPair[], isPrevious: boolean): readonly string[] | null {
  const wanted = pairs.filter((pair) => pair.isPrevious === isPrevious);
  const items = new Set(wanted.map(({ alias, symbol }) => `${alias}\t${symbol}`));
  return items.size === 0 ? null : [...items];
}

/** The columns by key; none without aliases. */
export function aliasColumns(
  symbols: readonly FieldValue[] | undefined,
  pairs: readonly AliasPair[],
): ReadonlyMap<string, Column> {
  if (symbols === undefined || pairs.length === 0) return new Map();
  const known = { byAlias: grouped(pairs, ({ alias }) => alias), bySymbol: grouped(pairs, ({ symbol }) => symbol) };
  const rows = symbols.map((list) => ((list ?? []) as readonly string[]).flatMap((symbol) => pairsOf(symbol, known)));
  return new Map([
    [aliasColumnKeys.alias, listColumn(rows.map((row) => itemsOf(row, false)))],
    [aliasColumnKeys.previous, listColumn(rows.map((row) => itemsOf(row, true)))],
  ]);
}
