/**
 * Previews the move of a list to another assay version. Sources: the method `lift_adat` of SomaDataIO, and the vendor's
 * bands of concordance. A value of the old version times the scale factor is a value of the new version.
 */
import {
  type AssayVersion,
  type GeneChange,
  type LiftTable,
  otherVersion,
  type WithdrawnReagent,
} from '../api/types.ts';
import { invariant } from '../invariant.ts';
import { memoizeOn, memoizeOnPair } from '../memoize.ts';
import { rowOfSeqId } from '../panels/files/panel.rows.ts';
import { concordanceBand } from '../sheet/sheet.standing.ts';
import { isTextColumn, listItems } from '../table/cell.ts';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import { entryAt } from '../table/parse/deferred.column.ts';
import type { Table } from '../table/table.ts';
import { type MoveBand, type MoveFlag, type MoveShown, moveFlags } from './lift.view.ts';

export interface MoveRow {
  readonly seqId: string;
  /** Place in the moved list, from 0. */
  readonly place: number;
  /** Whether the other menu has the reagent. */
  readonly isCarried: boolean;
  readonly band: MoveBand;
  /** Lin's concordance; null if unknown. */
  readonly ccc: number | null;
  /** Factor for values of the old version; null if unknown. */
  readonly scaleFactor: number | null;
  /** In the order of `moveFlags`. */
  readonly flags: readonly MoveFlag[];
  readonly genes: GeneChange | null;
  /** Reagents of the other menu for the same protein, in SeqId order, which the old version lacks. */
  readonly added: readonly string[];
  /** Reagents of the other menu for the same protein that are not in the list. Empty for a carried reagent. */
  readonly replacements: readonly string[];
  /** Reagents of the list for the protein of a reagent that is not carried, if the other menu has them. */
  readonly listed: readonly string[];
}

export interface MoveInput {
  readonly seqIds: Iterable<string>;
  readonly table: LiftTable;
  readonly menus: Readonly<Record<AssayVersion, Table>>;
  /** Reagents that the catalogue of the new version no longer offers. */
  readonly withdrawn: readonly WithdrawnReagent[];
}

interface Reagents {
  readonly rows: ReadonlyMap<string, number>;
  readonly accessions: (seqId: string) => readonly string[];
  readonly symbols: (seqId: string) => readonly string[];
}

const reagentsOf = /* @__PURE__ */ memoizeOn((table: Table): Reagents => {
  const rows = rowOfSeqId(table);
  const listed = (key: 'uniProtId' | 'entrezGeneName') => (seqId: string) => {
    const row = rows.get(seqId);
    const column = table.columns.get(key);
    if (row === undefined || column === undefined || !isTextColumn(column)) return [];
    const entry = entryAt(column, row);
    return entry === null ? [] : listItems(entry);
  };
  return { rows, accessions: listed('uniProtId'), symbols: listed('entrezGeneName') };
});

function indexBy(reagents: Reagents, of: (seqId: string) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const seqId of reagents.rows.keys()) {
    for (const item of of(seqId)) {
      const known = index.get(item);
      if (known === undefined) index.set(item, [seqId]);
      else known.push(seqId);
    }
  }
  return index;
}

/**
 * Returns a function that finds the reagents of the first menu for a protein of a reagent of the second. A common UniProt
 * accession decides. A common gene symbol counts only if one of the two reagents has no accession. Results are memoized,
 * because the other matrix has the same.
 */
const sharingIn = /* @__PURE__ */ memoizeOnPair(([targetTable, sourceTable]: readonly Table[]) => {
  invariant(targetTable !== undefined && sourceTable !== undefined, 'both menus are loaded');
  const [target, source] = [reagentsOf(targetTable), reagentsOf(sourceTable)];
  const known = new Map<string, readonly string[]>();
  const byAccession = indexBy(target, target.accessions);
  const bySymbol = indexBy(target, target.symbols);
  return (seqId: string): readonly string[] => {
    const before = known.get(seqId);
    if (before !== undefined) return before;
    const own = source.rows.has(seqId) ? source : target;
    const accessions = own.accessions(seqId);
    const found = new Set(accessions.flatMap((accession) => byAccession.get(accession) ?? []));
    for (const other of own.symbols(seqId).flatMap((symbol) => bySymbol.get(symbol) ?? [])) {
      if (accessions.length === 0 || target.accessions(other).length === 0) found.add(other);
    }
    found.delete(seqId);
    const others = [...found].toSorted(compareSeqIds);
    known.set(seqId, others);
    return others;
  };
});

function areSame(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one);
  return known.size === new Set(other).size && other.every((item) => known.has(item));
}

/** Says whether a reagent's genes changed. Order and repetition of ids do not count. */
export function geneFlag({ before, after }: GeneChange): 'gene_changed' | 'gene_renamed' | null {
  const hasIds = before.entrezIds.length > 0 && after.entrezIds.length > 0;
  if (hasIds && !areSame(before.entrezIds, after.entrezIds)) return 'gene_changed';
  const hasSymbols = before.symbols.length > 0 && after.symbols.length > 0;
  if (!hasSymbols || areSame(before.symbols, after.symbols)) return null;
  // A symbol more than ids means that the file has new symbols beside old ids.
  return hasIds && after.symbols.length <= after.entrezIds.length ? 'gene_renamed' : 'gene_changed';
}

function rankOf({ isCarried, ccc }: MoveRow): number {
  if (!isCarried) return 0;
  return ccc === null ? 2 : 1;
}

/** Orders the worst first: not carried, then by ascending concordance. Reagents with unknown concordance are last. */
function compareRows(one: MoveRow, other: MoveRow): number {
  const byRank = rankOf(one) - rankOf(other) || (one.ccc ?? 2) - (other.ccc ?? 2);
  return byRank || compareSeqIds(one.seqId, other.seqId);
}

/** Previews a move, the worst first. Each distinct reagent of the list has one row. */
export function previewMove({ seqIds, table, menus, withdrawn }: MoveInput): readonly MoveRow[] {
  const { from, to } = table;
  // There is no menu of 5K, so proteins are those of the version that is not the target.
  const sourceTable = menus[from === 'V_5K' ? otherVersion(to) : from];
  const [target, source] = [reagentsOf(menus[to]), reagentsOf(sourceTable)];
  const indices = new Map(table.seqIds.map((seqId, index) => [seqId, index]));
  const isInSource = (seqId: string): boolean => (from === 'V_5K' ? indices.has(seqId) : source.rows.has(seqId));
  const genesOf = new Map(table.genes.map((change) => [change.seqId, change]));
  const reasons = new Map(withdrawn.map(({ seqId, reason }) => [seqId, reason]));
  const sharing = sharingIn([menus[to], sourceTable]);
  const list = [...new Set(seqIds)];
  const listed = new Set(list);

  const rows = list.map((seqId, place): MoveRow => {
    const index = indices.get(seqId) ?? -1;
    const ccc = table.ccc[index] ?? null;
    const isCarried = target.rows.has(seqId);
    const genes = genesOf.get(seqId) ?? null;
    const others = sharing(seqId);
    const added = others.filter((other) => !isInSource(other));
    const found = new Set<MoveFlag | null>([
      isCarried ? null : 'not_on_target',
      isCarried ? null : (reasons.get(seqId) ?? null),
      genes && geneFlag(genes),
      added.length > 0 ? 'new_alternatives' : null,
      isInSource(seqId) ? null : 'not_in_source',
    ]);
    return {
      seqId,
      place,
      isCarried,
      band: concordanceBand(ccc) ?? 'unknown',
      ccc,
      scaleFactor: table.scaleFactors[index] ?? null,
      flags: moveFlags.filter((flag) => found.has(flag)),
      genes,
      added,
      replacements: isCarried ? [] : others.filter((other) => !listed.has(other)),
      listed: isCarried ? [] : others.filter((other) => listed.has(other)),
    };
  });
  return rows.toSorted(compareRows);
}

export function shownMoveRows(rows: readonly MoveRow[], { band, flag }: MoveShown): readonly MoveRow[] {
  return rows.filter((row) => (band === null || row.band === band) && (flag === null || row.flags.includes(flag)));
}

export interface MoveCounts {
  readonly all: number;
  readonly carried: number;
  readonly bands: Readonly<Record<MoveBand, number>>;
  readonly flags: Readonly<Record<MoveFlag, number>>;
}

export function countMove(rows: readonly MoveRow[]): MoveCounts {
  const bands = { low: 0, medium: 0, high: 0, unknown: 0 };
  const flags = Object.fromEntries(moveFlags.map((flag) => [flag, 0])) as Record<MoveFlag, number>;
  for (const row of rows) {
    bands[row.band] += 1;
    for (const flag of row.flags) flags[flag] += 1;
  }
  return { all: rows.length, carried: rows.filter(({ isCarried }) => isCarried).length, bands, flags };
}

/** Chosen replacements, by the SeqId of the reagent that is not carried. */
export type MoveChoices = ReadonlyMap<string, string>;

/** Returns the reagent that a row becomes; null for none. A choice that is not offered does not count. */
export function movedTo({ seqId, isCarried, replacements }: MoveRow, choices: MoveChoices): string | null {
  if (isCarried) return seqId;
  const chosen = choices.get(seqId);
  return chosen !== undefined && replacements.includes(chosen) ? chosen : null;
}

/** Returns the moved list, in the order of the old one. */
export function movedSeqIds(rows: readonly MoveRow[], choices: MoveChoices): readonly string[] {
  const inOrder = rows.toSorted((one, other) => one.place - other.place);
  return [...new Set(inOrder.flatMap((row) => movedTo(row, choices) ?? []))];
}
