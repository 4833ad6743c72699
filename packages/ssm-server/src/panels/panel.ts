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

/** Estimated bytes that a version takes in storage: per SeqId with its comma, and for everything else. */
export const versionSize = { seqId: 10, head: 300 } as const;

export function versionBytes({ count, description }: Pick<VersionHead, 'count' | 'description'>): number {
  return versionSize.head + count * versionSize.seqId + description.length;
}

export interface PanelHead {
  readonly id: string;
  readonly version: AssayVersion;
  readonly created: string;
  readonly newest: VersionHead;
  /** Identifies the current state of the panel; changes with every write. */
  readonly tag: string;
  readonly deleted: string | null;
}

export interface StoredPanel {
  readonly head: PanelHead;
  readonly version: PanelVersion;
}

/** What the address of a panel says after its deletion, and what its owner allowed it to say. */
export interface Tombstone {
  readonly panelId: string;
  /** Null while the panel exists. */
  readonly deleted: string | null;
  readonly version: AssayVersion;
  readonly number: number;
  readonly name: string;
  readonly hash: string;
  /** Whether others read the name and the hash too. */
  readonly isNamed: boolean;
}

/** An imported list from which a panel was made. It never changes. */
export interface PanelSource {
  /** Id that the client chose, unique within the panel. */
  readonly id: string;
  /** The list as JSON text, as a response contains it. */
  readonly text: string;
}

export interface SourcesEnd {
  readonly ids: ReadonlySet<string>;
  /** Number of characters in all sources. */
  readonly size: number;
}

export const panelLimits = {
  panels: 10_000,
  versions: 1000,
  sources: 100,
  /** Maximum number of characters in all sources, as JSON. */
  sourcesSize: 24 * 1024 * 1024,
  deletedMs: 30 * 24 * 3_600_000,
  /** Minimum time for which the key of a creation is stored. */
  keyMs: 24 * 3_600_000,
} as const;

/** Returns false for control characters, which no name or description may contain. */
export function isSearchable(search: string): boolean {
  return panelNameProblem(search) !== 'control';
}

/** Returns an unguessable id that URLs may contain. */
export function opaqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function nameKey(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Folds texts for search. Queries must be folded in the same way. */
export function searchText(...texts: readonly string[]): string {
  return folded(texts.join('\n'));
}

/** Numbers are padded with zeros, so that 2 comes before 10. */
const digits = 12;

/** Returns bytes that every database sorts in the same order: ignoring case and accents, and with numbers by value. */
export function orderKey(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(folded(name).replace(/\d+/g, (run) => run.padStart(digits, '0')));
}

/** Compares keys of `orderKey`, without the buffers of Node, because tests run this in browsers. */
export function compareBytes(first: Uint8Array, second: Uint8Array): number {
  const at = first.findIndex((byte, index) => byte !== second[index]);
  return at < 0 ? first.length - second.length : (first[at] as number) - (second[at] ?? -1);
}
