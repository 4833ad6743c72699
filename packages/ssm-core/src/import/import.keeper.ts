import { reportHost } from '../errors/callHost.ts';
import type { ImportSession, ImportSessions } from '../storage/sessions/sessions.port.ts';
import { noWork } from './import.work.ts';
import type { GivenList } from './read/import.source.ts';

/** Reports errors of the host's storage. The import then continues as if nothing was stored. */
export function quietSessions(sessions: ImportSessions): ImportSessions {
  async function ask<T>(otherwise: T, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      reportHost(error);
      return otherwise;
    }
  }

  return {
    list: () => ask([], () => sessions.list()),
    source: (digest) => ask(null, () => sessions.source(digest)),
    keep: (session, source) => ask(undefined, () => sessions.keep(session, source)),
    remove: (digest) => ask(undefined, () => sessions.remove(digest)),
  };
}

/**
 * Stores the work with one write at a time; later changes go into the next write. Expects the host's own storage, so
 * that a failed write is reported here and the next write sends the source again.
 */
export function createKeeper(sessions: ImportSessions | null, now: () => Date) {
  let wanted: { readonly session: Omit<ImportSession, 'at' | 'hasSource'>; readonly source: GivenList } | null = null;
  let isBusy = false;
  let writing = Promise.resolve();
  let keptSource: string | null = null;

  async function write(): Promise<void> {
    if (isBusy || sessions === null) return;
    isBusy = true;
    while (wanted !== null) {
      const { session, source } = wanted;
      wanted = null;
      const isNew = keptSource !== session.digest;
      const kept = { ...session, at: now().toISOString(), hasSource: false };
      try {
        // Each write must end before the next one.
        // oxlint-disable-next-line no-await-in-loop -- see above
        await sessions.keep(kept, isNew ? source : null);
        keptSource = session.digest;
      } catch (error) {
        reportHost(error);
      }
    }
    isBusy = false;
  }

  function keep(session: Omit<ImportSession, 'at' | 'hasSource'>, source: GivenList): void {
    wanted = { session, source };
    if (!isBusy) writing = write();
  }

  return {
    keep,
    /** Stores a list without decisions, unless it is stored already. */
    async keepNew(awaited: Promise<string | null>, name: string | null, source: GivenList): Promise<void> {
      try {
        const digest = await awaited;
        await writing;
        if (digest === null || sessions === null) return;
        const known = (await quietSessions(sessions).list()).find((session) => session.digest === digest);
        if (known?.hasSource !== true)
          keep({ digest, name, layout: known?.layout ?? null, work: known?.work ?? noWork }, source);
      } catch {
        // The file cannot be read any more.
      }
    },
    async end(digest: string): Promise<void> {
      wanted = null;
      await writing;
      if (sessions !== null) await quietSessions(sessions).remove(digest);
    },
  };
}
