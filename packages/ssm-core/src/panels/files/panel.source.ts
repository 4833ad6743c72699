import type { PanelSource, PanelSourceDecision, PanelSourceRow } from '../../api/types.ts';
import { panelHashPrefix } from './panel.hash.ts';

export const sourceDecisions: readonly PanelSourceDecision[] = [
  'rule',
  'reader',
  'reason',
  'first',
  'all',
  'best',
  'evidence',
  'only',
  'undecided',
  'refused',
  'left_out',
  'accepted',
  'replaced',
  'kept',
];

const sourceLimits = {
  name: 255,
  cell: 200,
  seqIds: 100,
  rows: 20_100,
  sources: 20,
} as const;

/** Maximum JSON bytes of sources per save. The limit for the whole body is 6 MiB, with up to 20,000 SeqIds. */
export const maximumSourceBytes = 5 * 1024 * 1024;

function isFitting({ sheet, raw, edited, seqIds, removed = [] }: PanelSourceRow): boolean {
  const { name, cell } = sourceLimits;
  const isText = sheet.length <= name && raw.length <= cell && (edited?.length ?? 0) <= cell;
  return isText && Math.max(seqIds.length, removed.length) <= sourceLimits.seqIds;
}

function fittingRow(row: PanelSourceRow): PanelSourceRow {
  if (isFitting(row)) return row;
  return {
    ...row,
    sheet: row.sheet.slice(0, sourceLimits.name),
    raw: row.raw.slice(0, sourceLimits.cell),
    edited: row.edited?.slice(0, sourceLimits.cell) ?? null,
    seqIds: row.seqIds.slice(0, sourceLimits.seqIds),
    ...(row.removed && { removed: row.removed.slice(0, sourceLimits.seqIds) }),
  };
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

const knownBytes = new WeakMap<PanelSource, number>();

function sourceBytes(source: PanelSource): number {
  const known = knownBytes.get(source) ?? bytesOf(source);
  knownBytes.set(source, known);
  return known;
}

/** Splits items into groups of a maximum number and a maximum size as JSON. A single item may be larger. */
function runsOf<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  most: { readonly items: number; readonly bytes: number },
): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const more = sizeOf(item) + 1;
    const last = runs.at(-1);
    if (last === undefined || last.length >= most.items || bytes + more > most.bytes) {
      runs.push([item]);
      bytes = more;
    } else {
      last.push(item);
      bytes += more;
    }
  }
  return runs;
}

/**
 * Fits a source to the contract: cuts long texts, and splits a list that is too large for one save into several lists
 * of the same name.
 */
export function fittingSources(source: PanelSource): readonly PanelSource[] {
  const { id, file, rows } = source;
  const name = file === null || file === '' ? null : file.slice(0, sourceLimits.name);
  const whole = { ...source, file: name, rows: rows.every(isFitting) ? rows : rows.map(fittingRow) };
  if (rows.length <= sourceLimits.rows && sourceBytes(whole) <= maximumSourceBytes) return [whole];
  const most = { items: sourceLimits.rows, bytes: maximumSourceBytes - 1024 };
  return runsOf(whole.rows, bytesOf, most).map((run, index) => ({
    ...whole,
    id: index === 0 ? id : `${id.slice(0, 58)}_${index + 1}`,
    rows: run,
  }));
}

export function sourceBatches(sources: readonly PanelSource[]): readonly (readonly PanelSource[])[] {
  return runsOf(sources, sourceBytes, { items: sourceLimits.sources, bytes: maximumSourceBytes });
}

/**
 * Returns the two hashes of a list whose changed content a person accepted, in hexadecimal; null for other lists. They
 * have no prefix, because a file states the hash of its own content with the prefix.
 */
export function changedHashes({ changedContent }: PanelSource): NonNullable<PanelSource['changedContent']> | null {
  if (changedContent === undefined) return null;
  const hexOf = (hash: string): string => hash.slice(panelHashPrefix.length);
  return { stated: hexOf(changedContent.stated), computed: hexOf(changedContent.computed) };
}

/** Number of a list's rows by decision. */
export interface SourceSummary {
  readonly rows: number;
  /** Rows with at least one accepted reagent. */
  readonly taken: number;
  readonly refused: number;
  readonly leftOut: number;
  /** Rows whose cell the user has edited. */
  readonly edited: number;
  /** Distinct accepted SeqIds. */
  readonly seqIds: number;
  /** Distinct SeqIds that a rule removed. */
  readonly removed: number;
  /** Number of rows by decision, without zeros. */
  readonly decisions: ReadonlyMap<PanelSourceDecision, number>;
}

export function summariseSource({ rows }: PanelSource): SourceSummary {
  const counts = new Map<PanelSourceDecision, number>();
  const seqIds = new Set<string>();
  const removed = new Set<string>();
  let edited = 0;
  for (const row of rows) {
    counts.set(row.decidedBy, (counts.get(row.decidedBy) ?? 0) + 1);
    for (const seqId of row.seqIds) seqIds.add(seqId);
    for (const seqId of row.removed ?? []) removed.add(seqId);
    if (row.edited !== null) edited += 1;
  }
  const refused = counts.get('refused') ?? 0;
  const leftOut = counts.get('left_out') ?? 0;
  return {
    rows: rows.length,
    taken: rows.length - refused - leftOut,
    refused,
    leftOut,
    edited,
    seqIds: seqIds.size,
    removed: removed.size,
    decisions: new Map(
      sourceDecisions.flatMap((decision) => {
        const count = counts.get(decision);
        return count === undefined ? [] : [[decision, count] as const];
      }),
    ),
  };
}
