/** Where lists that are worked at are kept. Its code comes with the first dialog that reads a list; where it does not, none is kept. */
import type { ImportSessions, SessionStorage } from 'ssm-core';

export function lateSessions(load: () => Promise<SessionStorage>): SessionStorage {
  return {
    open(place) {
      let opened: Promise<ImportSessions> | undefined;
      async function ask<Answer>(
        question: (sessions: ImportSessions) => Promise<Answer>,
        none: Answer,
      ): Promise<Answer> {
        try {
          opened ??= load().then((storage) => storage.open(place));
          return await question(await opened);
        } catch {
          opened = undefined;
          return none;
        }
      }
      return {
        list: () => ask((sessions) => sessions.list(), []),
        source: (digest) => ask((sessions) => sessions.source(digest), null),
        keep: (session, source) => ask((sessions) => sessions.keep(session, source), undefined),
        remove: (digest) => ask((sessions) => sessions.remove(digest), undefined),
      };
    },
  };
}
