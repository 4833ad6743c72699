/** A gene set adds a value to a column, in every row that has one of the set's genes or accessions. */
import type { OwnColumnKey } from 'ssm-core';
import type { SetGene } from 'ssm-core/engine';
import { isAccession, normaliseSeqId } from '../cells/values.ts';
import type { Attribution } from '../knowledge/attribution.ts';

/** Key of a column that gene sets fill. An own key is a family of the operator's sets. */
export type SetColumn = 'diseases' | 'pathways' | 'goBioProcess' | 'goMoleFunc' | 'goCellComp' | 'mesh' | OwnColumnKey;

export interface GeneSet {
  readonly column: SetColumn;
  readonly value: string;
  readonly members: Iterable<string>;
}

export interface ReadGeneSet extends GeneSet {
  readonly genes: readonly SetGene[];
  readonly sources: readonly Attribution[];
}

/** Current gene symbols by accession or Entrez gene id. */
export type SymbolsByMember = ReadonlyMap<string, readonly string[]>;

export function symbolMember(symbol: string): string {
  return `symbol:${symbol.toUpperCase()}`;
}

export function entrezMember(id: string): string {
  return `entrez:${id}`;
}

export function accessionMember(text: string): string {
  return `accession:${text.toUpperCase()}`;
}

export function seqIdMember(seqId: string): string {
  return `seqId:${seqId}`;
}

/**
 * Returns the members that a token may name: a SeqId, an Entrez gene id, an accession or a symbol. Some symbols, such as
 * P2RY10, look like accessions.
 */
export function membersOf(token: string): readonly string[] {
  const text = token.trim();
  if (text === '') return [];
  if (/^\d+$/.test(text)) return [entrezMember(text)];
  const seqId = normaliseSeqId(text);
  if (seqId !== undefined) return [seqIdMember(seqId)];
  const symbol = symbolMember(text);
  return isAccession(text.toUpperCase()) ? [symbol, accessionMember(text)] : [symbol];
}
