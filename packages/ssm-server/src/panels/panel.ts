import { type AssayVersion, panelNameProblem } from 'ssm-core';

export interface PanelContent {
  readonly name: string;
  readonly description: string;
  readonly version: AssayVersion;
  /** In the user's order, without duplicates. */
  readonly seqIds: readonly string[];
}

export interface VersionHead {
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly revision: string;
  readonly saved: string;
}

export interface PanelVersion extends VersionHead {
  readonly seqIds: readonly string[];
}

export function versionHead(version: VersionHead): VersionHead {
  const { number, name, description, count, revision, saved } = version;
  return { number, name, description, count, revision, saved };
}

/** Approximate stored bytes of a version: each SeqId with a comma, and the rest. */
export const versionSize = { seqId: 10, head: 300 } as const;

export function versionBytes({ count, description }: Pick<VersionHead, 'count' | 'description'>): number {
  return versionSize.head + count * versionSize.seqId + description.length;
}

export interface PanelHead {
  readonly id: string;
  readonly version: AssayVersion;
  readonly created: string;
  readonly newest: VersionHead;
  /** Identifies this state; changes with every write. */
  readonly tag: string;
  readonly deleted: string | null;
}

export interface StoredPanel {
  readonly head: PanelHead;
  readonly version: PanelVersion;
}

/** An imported list that a panel was made from, never changed. */
export interface PanelSource {
  /** The client's id, unique per panel. */
  readonly id: string;
  /** The JSON text of the response. */
  readonly text: string;
}

export interface SourcesEnd {
  readonly ids: ReadonlySet<string>;
  /** Characters of all sources. */
  readonly size: number;
}

export const panelLimits = {
  panels: 10_000,
  versions: 1000,
  sources: 100,
  /** Characters of all sources as JSON. */
  sourcesSize: 24 * 1024 * 1024,
  deletedMs: 30 * 24 * 3_600_000,
  /** The minimum time that a creation's key is stored. */
  keyMs: 24 * 3_600_000,
} as const;

/** Returns false for control characters, which no name or description may hold. */
export function isSearchable(search: string): boolean {
  return panelNameProblem(search) !== 'control';
}

export function nameKey(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Folds text for search; queries are folded the same way. */
export function searchText(...texts: readonly string[]): string {
  return folded(texts.join('\n'));
}

/** Pads numbers with zeros, so that 2 comes before 10. */
const digits = 12;

/** Returns bytes that every database sorts alike: without case and accents, with numbers by value. */
export function orderKey(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(folded(name).replace(/\d+/g, (run) => run.padStart(digits, '0')));
}
