/** Reads tables about SeqIds that are not annotations: assay versions of reagents, and replaced accessions. */
import type { LiftPair } from 'ssm-core';
import { type AccessionChange, normaliseHeader, type VersionFact } from 'ssm-core/engine';
import type { MappedHeader } from '../cells/headers.ts';
import { readBoolean, readIdentifiers, readNumber } from '../cells/values.ts';
import type { KeyedTable } from '../load/join.ts';
import type { SourceRow } from '../read/sourceTable.ts';
import type { Field } from '../report.ts';
import { liftKindOf, movesOf } from '../sheet/lift.ts';
import { type Attribution, ownAttribution, unsaid } from './attribution.ts';

export interface SymbolChange {
  readonly from: string;
  readonly to: string;
}

export type SideFacts =
  | {
      readonly kind: 'lift';
      readonly versions: readonly VersionFact[];
      /** Number of SeqIds with a coefficient for each move. */
      readonly moves: readonly (LiftPair & { readonly count: number })[];
      readonly attribution: Attribution;
    }
  | {
      readonly kind: 'accessionChanges';
      readonly changes: readonly AccessionChange[];
      readonly symbols: readonly SymbolChange[];
      readonly attribution: Attribution;
    };

/**
 * Matches headers such as `plasma_7k_to_11k`, a factor between two assay versions, and `plasma_11k_to_7k_ccc`, their
 * concordance.
 */
const liftHeader = /^(?:plasma|serum)_(5k|7k|11k)_to_(5k|7k|11k)(_ccc)?$/i;

const versions = ['5k', '7k', '11k'] as const;

interface Pair {
  readonly older: number;
  readonly newer: number;
}

interface NamedPair extends Pair {
  readonly name: string;
}

function pairOf(headers: readonly string[], stems: readonly string[]): NamedPair | undefined {
  const normal = headers.map(normaliseHeader);
  const found = versions.flatMap((version) => {
    const at = normal.findIndex((header) => stems.some((stem) => header === `${stem}${version}`));
    return at < 0 ? [] : [{ at, version }];
  });
  const [older, newer] = found;
  if (older === undefined || newer === undefined || found.length > 2) return undefined;
  return { older: older.at, newer: newer.at, name: `${older.version} ${newer.version}` };
}

const accessionStems = ['uniprot', 'uniprotid', 'uniprotids'];
const symbolStems = ['entrezsymbol', 'entrezgenesymbol', 'genesymbol', 'entrezgenename'];

export type SideShape =
  | { readonly kind: 'lift' }
  | {
      readonly kind: 'accessionChanges';
      readonly accessions: NamedPair;
      readonly symbols: NamedPair | undefined;
    };

/** Returns the shape of a side table with these headers; undefined if it is not a side table. */
export function sideShapeOf(headers: readonly string[], mapped: readonly MappedHeader[]): SideShape | undefined {
  const only = (...fields: readonly Field[]) => mapped.every(({ field }) => fields.includes(field));
  const lifts = headers.filter((header) => liftHeader.test(header)).length;
  if (only('seqId', 'somaId') && lifts >= 2) return { kind: 'lift' };
  const accessions = pairOf(headers, accessionStems);
  if (accessions === undefined || !only('seqId', 'somaId', 'targetName', 'fullName')) return undefined;
  return { kind: 'accessionChanges', accessions, symbols: pairOf(headers, symbolStems) };
}

interface Line extends SourceRow {
  readonly seqId: string;
}

type Fault = string | undefined;

function liftReader({ table }: KeyedTable) {
  const { headers, usesDecimalComma } = table;
  const lifts = headers.flatMap((header, index) => {
    const [, from, to] = liftHeader.exec(header) ?? [];
    return from === undefined || to === undefined ? [] : [{ header, index, of: [from, to].map(normaliseHeader) }];
  });
  const flagAt = new Map(
    versions.map((version) => [version, headers.findIndex((header) => normaliseHeader(header) === `in${version}`)]),
  );
  const faultOf = ({ cells }: SourceRow): Fault => {
    for (const [version, index] of flagAt) {
      const cell = cells[index] ?? '';
      if (readBoolean(cell) === undefined) return `in${version} is ${JSON.stringify(cell)}, neither yes nor no`;
    }
    const wrong = lifts.find(({ index }) => readNumber(cells[index] ?? '', usesDecimalComma) === undefined);
    return wrong && `${wrong.header} is ${JSON.stringify(cells[wrong.index])}, which is no number`;
  };
  /**
   * A flag in the line decides whether a version has the reagent. Without flags, each factor implies its versions, and
   * the table itself implies 11K.
   */
  const has = (version: (typeof versions)[number], cells: readonly string[]): boolean => {
    const flag = flagAt.get(version) ?? -1;
    if (flag >= 0) return readBoolean(cells[flag] ?? '') === true;
    if (version === '11k') return true;
    return lifts.some(({ of, index }) => of.includes(version) && (cells[index] ?? '').trim() !== '');
  };
  const factOf = ({ seqId, cells }: Line): VersionFact => ({
    seqId,
    in5k: has('5k', cells),
    in7k: has('7k', cells),
    in11k: has('11k', cells),
  });
  /** Counts the lines that have a coefficient for each move. */
  const countMoves = (lines: readonly Line[]) => {
    const kinds = lifts.map(({ header, index }) => ({ kind: liftKindOf(header) ?? '', index }));
    const ofLines = lines.map(({ cells }) =>
      movesOf(new Set(kinds.flatMap(({ kind, index }) => ((cells[index] ?? '').trim() === '' ? [] : kind)))),
    );
    return movesOf(new Set(kinds.map(({ kind }) => kind))).map((move) => ({
      ...move,
      count: ofLines.filter((own) => own.includes(move)).length,
    }));
  };
  return { faultOf, factOf, countMoves };
}

function liftAttribution({ table }: KeyedTable): Attribution {
  const isLiftMaster = table.headers.some((header) => /^plasma_11k_to_7k_ccc$/i.test(header));
  return ownAttribution(table) ?? (isLiftMaster ? { source: 'SomaDataIO (lift_master)', licence: 'MIT' } : unsaid);
}

function differences({ cells }: Line, { older, newer }: Pair) {
  const before = readIdentifiers(cells[older] ?? '') ?? [];
  const after = readIdentifiers(cells[newer] ?? '') ?? [];
  const gone = before.filter((item) => !after.includes(item));
  const come = after.filter((item) => !before.includes(item));
  return { gone, come, isSame: before.length > 0 && gone.length === 0 && come.length === 0 };
}

function changesOf(line: Line, accessions: Pair): readonly AccessionChange[] {
  const { gone, come } = differences(line, accessions);
  return gone.map((from) => ({ seqId: line.seqId, from, to: come }));
}

/** A different symbol names the same gene only if the accessions are the same. */
function symbolChangesOf(line: Line, accessions: Pair, symbols: Pair | undefined): readonly SymbolChange[] {
  if (symbols === undefined || !differences(line, accessions).isSame) return [];
  const { gone, come } = differences(line, symbols);
  const [from, to] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && from !== undefined && to !== undefined ? [{ from, to }] : [];
}

function changeAttribution({ table }: KeyedTable, name: string): Attribution {
  const isSomaLogic = name === '5k 7k';
  return (
    ownAttribution(table) ?? (isSomaLogic ? { source: 'SomaLogic annotations of 5K and 7K', licence: 'MIT' } : unsaid)
  );
}

export interface SideTable {
  readonly keyed: KeyedTable;
  readonly facts: SideFacts;
}

function withoutFaults(keyed: KeyedTable, faultOf: (row: SourceRow) => Fault): KeyedTable {
  const rejected = [...keyed.rejected];
  const kept = keyed.keyed.filter(({ row }) => {
    const source = keyed.table.rows[row] as SourceRow;
    const reason = faultOf(source);
    if (reason !== undefined) rejected.push({ line: source.line, reason });
    return reason === undefined;
  });
  return { ...keyed, keyed: kept, rejected: rejected.toSorted((a, b) => a.line - b.line) };
}

function linesOf({ keyed, table }: KeyedTable): readonly Line[] {
  return keyed.map(({ seqId, row }) => ({ seqId, ...(table.rows[row] as SourceRow) }));
}

function readLift(given: KeyedTable): SideTable {
  const { faultOf, factOf, countMoves } = liftReader(given);
  const keyed = withoutFaults(given, faultOf);
  const lines = linesOf(keyed);
  const attribution = liftAttribution(given);
  return { keyed, facts: { kind: 'lift', versions: lines.map(factOf), moves: countMoves(lines), attribution } };
}

export function readSideTable(given: KeyedTable, shape: SideShape): SideTable {
  if (shape.kind === 'lift') return readLift(given);
  const { kind, accessions, symbols } = shape;
  const keyed = withoutFaults(given, ({ cells }) => {
    const isEmpty = [accessions.older, accessions.newer].every((at) => readIdentifiers(cells[at] ?? '') === null);
    return isEmpty ? 'names no accession' : undefined;
  });
  const lines = linesOf(keyed);
  return {
    keyed,
    facts: {
      kind,
      changes: lines.flatMap((line) => changesOf(line, accessions)),
      symbols: lines.flatMap((line) => symbolChangesOf(line, accessions, symbols)),
      attribution: changeAttribution(given, accessions.name),
    },
  };
}
