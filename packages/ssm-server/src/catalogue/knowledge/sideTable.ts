/** Tables about SeqIds that are no annotation: which assay versions have a reagent, and which accessions were replaced. */
import { type AccessionChange, normaliseHeader, type VersionFact } from 'ssm-core';
import type { MappedHeader } from '../headers.ts';
import type { KeyedTable } from '../join.ts';
import type { SourceRow } from '../read/sourceTable.ts';
import type { Field } from '../report.ts';
import { readBoolean, readIdentifiers, readNumber } from '../values.ts';
import { type Attribution, ownAttribution, unsaid } from './attribution.ts';

/** A gene of a reagent that the two annotations write differently, one symbol in place of one other. */
export interface SymbolChange {
  readonly from: string;
  readonly to: string;
}

export type SideFacts =
  | { readonly kind: 'lift'; readonly versions: readonly VersionFact[]; readonly attribution: Attribution }
  | {
      readonly kind: 'accessionChanges';
      readonly changes: readonly AccessionChange[];
      readonly symbols: readonly SymbolChange[];
      readonly attribution: Attribution;
    };

/** `plasma_7k_to_11k` is a factor between two assay versions, `plasma_11k_to_7k_ccc` how well they agree. */
const liftHeader = /^(?:plasma|serum)_(5k|7k|11k)_to_(5k|7k|11k)(_ccc)?$/i;

const versions = ['5k', '7k', '11k'] as const;

interface Pair {
  readonly older: number;
  readonly newer: number;
}

/** The columns of an earlier and a later assay version, such as `uniProt5k` and `uniProt7k`. */
function pairOf(headers: readonly string[], stems: readonly string[]): (Pair & { readonly name: string }) | undefined {
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

/** Which kind of side table these headers are of; undefined for an annotation, and for a table that is of neither kind. */
export function sideKindOf(headers: readonly string[], mapped: readonly MappedHeader[]): SideFacts['kind'] | undefined {
  const only = (...fields: readonly Field[]) => mapped.every(({ field }) => fields.includes(field));
  if (only('seqId', 'somaId') && headers.filter((header) => liftHeader.test(header)).length >= 2) return 'lift';
  const names = only('seqId', 'somaId', 'targetName', 'fullName');
  return names && pairOf(headers, accessionStems) !== undefined ? 'accessionChanges' : undefined;
}

interface Line extends SourceRow {
  readonly seqId: string;
}

/** What is wrong with a line, in the words of the load report; undefined when nothing is. */
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
  /** As the line's flag says; without one, a version is told by its factors, and 11K is what the table lists. */
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
  return { faultOf, factOf };
}

function liftAttribution({ table }: KeyedTable): Attribution {
  const isLiftMaster = table.headers.some((header) => /^plasma_11k_to_7k_ccc$/i.test(header));
  return ownAttribution(table) ?? (isLiftMaster ? { source: 'SomaDataIO (lift_master)', licence: 'MIT' } : unsaid);
}

/** What the later of two cells lacks, and what it has that the earlier one had not. */
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

/** Only where the accessions are the same does another symbol mean the same gene. */
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
  /** Without the lines that are rejected. */
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

/** What a side table of this kind says, line by line. */
export function readSideTable(given: KeyedTable, kind: SideFacts['kind']): SideTable {
  if (kind === 'lift') {
    const { faultOf, factOf } = liftReader(given);
    const keyed = withoutFaults(given, faultOf);
    return { keyed, facts: { kind, versions: linesOf(keyed).map(factOf), attribution: liftAttribution(given) } };
  }
  const { headers } = given.table;
  const accessions = pairOf(headers, accessionStems);
  const symbols = pairOf(headers, symbolStems);
  const pair = accessions ?? { older: -1, newer: -1, name: '' };
  const keyed = withoutFaults(given, ({ cells }) => {
    const isEmpty = [pair.older, pair.newer].every((at) => readIdentifiers(cells[at] ?? '') === null);
    return isEmpty ? 'names no accession' : undefined;
  });
  const lines = linesOf(keyed);
  return {
    keyed,
    facts: {
      kind,
      changes: lines.flatMap((line) => changesOf(line, pair)),
      symbols: lines.flatMap((line) => symbolChangesOf(line, pair, symbols)),
      attribution: changeAttribution(given, pair.name),
    },
  };
}
