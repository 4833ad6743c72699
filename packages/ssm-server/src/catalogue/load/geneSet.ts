/** Sets of genes that put a value into a column of every row whose gene or accession is a member. */
import type { SetGene } from 'ssm-core/engine';
import type { Attribution } from '../knowledge/attribution.ts';

export type SetColumn = 'diseases' | 'pathways' | 'goBioProcess' | 'goMoleFunc' | 'goCellComp' | 'mesh';

export interface GeneSet {
  readonly column: SetColumn;
  /** What the column holds: a topic's param, or the term. */
  readonly value: string;
  /** Member keys, as made by the functions below. */
  readonly members: Iterable<string>;
}

/** A set as its file has it: also its genes, one by one, and who says so. */
export interface ReadGeneSet extends GeneSet {
  readonly genes: readonly SetGene[];
  readonly sources: readonly Attribution[];
}

/** Where an accession or an Entrez gene id leads: the gene symbols of today. */
export type SymbolsByMember = ReadonlyMap<string, readonly string[]>;

const accession = /^(?:[OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2})$/;

export function symbolMember(symbol: string): string {
  return `symbol:${symbol.toUpperCase()}`;
}

export function entrezMember(id: string): string {
  return `entrez:${id}`;
}

export function accessionMember(text: string): string {
  return `accession:${text.toUpperCase()}`;
}

/** A bare token may be an Entrez gene id, an accession, or a symbol; some symbols (P2RY10) have an accession's form. */
export function membersOf(token: string): readonly string[] {
  const text = token.trim();
  if (text === '') return [];
  if (/^\d+$/.test(text)) return [entrezMember(text)];
  const symbol = symbolMember(text);
  return accession.test(text.toUpperCase()) ? [symbol, accessionMember(text)] : [symbol];
}
