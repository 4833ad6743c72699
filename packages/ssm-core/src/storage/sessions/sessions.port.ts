/** What an import asks of whoever keeps lists and what was decided of them between visits. */
import type { AssayVersion, ImportLayout } from '../../api/types.ts';
import type { KeptWork } from '../../import/import.work.ts';
import type { GivenList } from '../../import/read/import.source.ts';

/** Whose sessions, and of which dialog and menu. */
export interface SessionsKey {
  /** The provider's lasting name for the person. */
  readonly owner: string;
  readonly kind: 'import' | 'search';
  readonly version: AssayVersion;
}

/** A list that was read, and what was decided of it. */
export interface ImportSession {
  /** Of the list's content, so that the same list chosen again is known. */
  readonly digest: string;
  /** Of the file; null for a pasted list. */
  readonly name: string | null;
  /** When it was last worked at, RFC 3339. */
  readonly at: string;
  /** Whether the list itself is kept too, so that it need not be chosen again. */
  readonly hasSource: boolean;
  readonly layout: ImportLayout | null;
  readonly work: KeptWork;
}

/** Never rejects: what cannot be kept is not, and what cannot be read is none. */
export interface ImportSessions {
  /** Last worked at first. */
  readonly list: () => Promise<readonly ImportSession[]>;
  /** The list of a session; null where it was not kept. */
  readonly source: (digest: string) => Promise<GivenList | null>;
  /** Keeps it in place of what was kept of the same list; `source` is left out where it is kept already, or too large. */
  readonly keep: (session: ImportSession, source: GivenList | null) => Promise<void>;
  readonly remove: (digest: string) => Promise<void>;
}

export interface SessionStorage {
  readonly open: (place: SessionsKey) => ImportSessions;
}

/** Larger lists are not kept, and have to be chosen again. */
export const maximumKeptBytes = 4 * 1024 * 1024;
export const maximumSessions = 3;
export const sessionDays = 7;
