/** A saved list of analytes, and every version of it. */
import type { AssayVersion } from 'ssm-core';

/** What a person says of a panel. */
export interface PanelContent {
  /** Trimmed. */
  readonly name: string;
  readonly description: string;
  /** Fixed for the life of a panel. */
  readonly version: AssayVersion;
  /** In the person's order, none twice. */
  readonly seqIds: readonly string[];
}

/** One save, all but its SeqIds. */
export interface VersionHead {
  /** From 1, without gaps. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  /** The catalogue that was in use. */
  readonly revision: string;
  /** RFC 3339, UTC. */
  readonly saved: string;
}

/** One save; written once and never changed. */
export interface PanelVersion extends VersionHead {
  readonly seqIds: readonly string[];
}

/** A version without its SeqIds. */
export function versionHead(version: VersionHead): VersionHead {
  const { number, name, description, count, revision, saved } = version;
  return { number, name, description, count, revision, saved };
}

/** About how many bytes a version takes where it is kept: a SeqId and a comma, and what is said of it. */
export const versionSize = { seqId: 10, head: 300 } as const;

export function versionBytes({ count, description }: Pick<VersionHead, 'count' | 'description'>): number {
  return versionSize.head + count * versionSize.seqId + description.length;
}

/** What a panel is now: its newest version, and what does not belong to any. */
export interface PanelHead {
  readonly id: string;
  readonly version: AssayVersion;
  /** RFC 3339, UTC. */
  readonly created: string;
  readonly newest: VersionHead;
  /** Names this state: another one after every write. */
  readonly tag: string;
  /** RFC 3339, UTC; null while it is there. */
  readonly deleted: string | null;
}

/** A panel as one of its versions has it. */
export interface StoredPanel {
  readonly head: PanelHead;
  readonly version: PanelVersion;
}

/** One imported list that a panel was made from; written once and never changed. */
export interface PanelSource {
  /** The client's name of it, once a panel. */
  readonly id: string;
  /** As it is answered: JSON. */
  readonly text: string;
}

/** Where the sources of a panel end. */
export interface SourcesEnd {
  readonly ids: ReadonlySet<string>;
  /** Characters of all. */
  readonly size: number;
}

export const panelLimits = {
  /** Of one owner, deleted ones not counted. */
  panels: 10_000,
  /** Of one panel. */
  versions: 1000,
  /** Of one panel, in all its versions. */
  sources: 100,
  /** Characters of these as JSON. */
  sourcesSize: 24 * 1024 * 1024,
  /** How long a deleted panel can be brought back. */
  deletedMs: 30 * 24 * 3_600_000,
  /** How long a creation's key is remembered, at the least. */
  keyMs: 24 * 3_600_000,
} as const;
