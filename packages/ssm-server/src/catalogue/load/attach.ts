/**
 * Fills columns from gene sets. A row is in a set if the set contains its gene symbols, Entrez gene ids or accessions.
 */

import type { FieldValue } from '../cells/values.ts';
import type { Field } from '../report.ts';
import { browseTopics } from '../topics.ts';
import {
  accessionMember,
  entrezMember,
  type GeneSet,
  type SetColumn,
  type SymbolsByMember,
  seqIdMember,
  symbolMember,
} from './geneSet.ts';
import type { Joined } from './join.ts';

function listAt(joined: Joined, field: 'entrezGeneName' | 'entrezGeneId' | 'uniProtId', row: number) {
  return (joined.fields.get(field)?.[row] ?? []) as readonly string[];
}

/** Returns every member by which a set or a table may name a record. */
export function memberKeys(joined: Joined, row: number, symbols: SymbolsByMember): ReadonlySet<string> {
  const ids = [
    seqIdMember(joined.seqIds[row] as string),
    ...listAt(joined, 'entrezGeneId', row).map(entrezMember),
    ...listAt(joined, 'uniProtId', row).map(accessionMember),
  ];
  const today = ids.flatMap((id) => symbols.get(id) ?? []);
  return new Set([...ids, ...listAt(joined, 'entrezGeneName', row).map(symbolMember), ...today.map(symbolMember)]);
}

const topicOrder = new Map(browseTopics.map(({ param }, index) => [param, index]));

function compareValues(first: string, second: string): number {
  const byTopic = (topicOrder.get(first) ?? -1) - (topicOrder.get(second) ?? -1);
  return byTopic || (first < second ? -1 : Number(first > second));
}

/** Returns the filled columns, with the values from tables. Topics are in browse order; terms are sorted by text. */
export function attachGeneSets(
  joined: Joined,
  sets: readonly GeneSet[],
  symbols: SymbolsByMember,
): ReadonlyMap<SetColumn, readonly FieldValue[]> {
  const byMember = new Map<string, GeneSet[]>();
  for (const set of sets) {
    for (const member of set.members) {
      const list = byMember.get(member);
      if (list === undefined) byMember.set(member, [set]);
      else list.push(set);
    }
  }
  const columns = [...new Set(sets.map((set) => set.column))];
  const values = new Map(columns.map((column) => [column, [] as FieldValue[]]));
  for (let row = 0; row < joined.seqIds.length; row += 1) {
    const found = new Map<SetColumn, Set<string>>(
      columns.map((column) => [
        column,
        new Set((joined.fields.get(column as Field)?.[row] ?? []) as readonly string[]),
      ]),
    );
    for (const key of memberKeys(joined, row, symbols)) {
      for (const set of byMember.get(key) ?? []) found.get(set.column)?.add(set.value);
    }
    for (const [column, items] of found) {
      values.get(column)?.push(items.size === 0 ? null : [...items].toSorted(compareValues));
    }
  }
  return values;
}
