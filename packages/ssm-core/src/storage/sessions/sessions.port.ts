import type { AssayVersion, ImportLayout } from '../../api/types.ts';
import type { KeptWork } from '../../import/import.work.ts';
import type { GivenList } from '../../import/read/import.source.ts';

/** Identifies the sessions of one person, in one dialog, for one menu. */
export interface SessionsKey {
  /** The provider's stable id of the person. */
  readonly owner: string;
  readonly kind: 'import' | 'search';
  readonly version: AssayVersion;
}

/** A list that was read, with the user's decisions on it. */
export interface ImportSession {
  /** Hash of the list's content, by which the same list is recognized. */
  readonly digest: string;
  /** Name of the file; null for a pasted list. */
  readonly name: string | null;
  /** Time of the last change, in RFC 3339. */
  readonly at: string;
  /** Whether the list itself is stored too. Otherwise the user must choose it again. */
  readonly hasSource: boolean;
  readonly layout: ImportLayout | null;
  readonly work: KeptWork;
}

/** Stored import sessions. No method rejects: failed writes are skipped, and unreadable sessions are left out. */
export interface ImportSessions {
  /** Lists sessions, most recently used first. */
  readonly list: () => Promise<readonly ImportSession[]>;
  /** Returns the list of a session; null if the list was not stored. */
  readonly source: (digest: string) => Promise<GivenList | null>;
  /** Replaces the stored session of the same list. `source` is null when the list is already stored or is too large. */
  readonly keep: (session: ImportSession, source: GivenList | null) => Promise<void>;
  readonly remove: (digest: string) => Promise<void>;
}

export interface SessionStorage {
  readonly open: (place: SessionsKey) => ImportSessions;
}

export const maximumKeptBytes = 4 * 1024 * 1024;
export const maximumSessions = 3;
export const sessionDays = 7;
