import { rowOfSeqId } from '../panels/files/panel.rows.ts';
import { isTextColumn, listItems } from '../table/cell.ts';
import { entryAt } from '../table/parse/deferred.column.ts';
import type { Table } from '../table/table.ts';

export interface ListedAccessions {
  /** Distinct UniProt accessions, in order of first appearance. */
  readonly accessions: readonly string[];
  /** SeqIds that have no accession or are not on the menu. They cannot be compared by protein. */
  readonly without: readonly string[];
}

/** Returns a function that finds the UniProt accessions of a reagent. An unknown reagent has none. */
function accessionsIn(table: Table): (seqId: string) => readonly string[] {
  const rows = rowOfSeqId(table);
  const column = table.columns.get('uniProtId');
  return (seqId) => {
    const row = rows.get(seqId);
    if (row === undefined || column === undefined || !isTextColumn(column)) return [];
    const entry = entryAt(column, row);
    return entry === null ? [] : listItems(entry);
  };
}

export function accessionsOfList(table: Table, seqIds: Iterable<string>): ListedAccessions {
  const find = accessionsIn(table);
  const accessions = new Set<string>();
  const without: string[] = [];
  for (const seqId of new Set(seqIds)) {
    const own = find(seqId);
    if (own.length === 0) without.push(seqId);
    for (const accession of own) accessions.add(accession);
  }
  return { accessions: [...accessions], without };
}

export interface ReagentsOfProteins {
  /** Reagents that measure at least one of the proteins, in the given order. */
  readonly seqIds: readonly string[];
  /** Reagents among them that also measure a protein that is not asked for. */
  readonly spanning: readonly string[];
}

/** Finds the reagents of a list that measure at least one of the proteins (UniProt accessions). */
export function reagentsOfProteins(
  table: Table,
  seqIds: Iterable<string>,
  accessions: Iterable<string>,
): ReagentsOfProteins {
  const find = accessionsIn(table);
  const asked = new Set(accessions);
  const found = [...new Set(seqIds)].filter((seqId) => find(seqId).some((accession) => asked.has(accession)));
  return { seqIds: found, spanning: found.filter((seqId) => !find(seqId).every((accession) => asked.has(accession))) };
}
