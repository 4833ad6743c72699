/** Lists that are worked at, kept in this browser. */
import { createIndexedDbSessions, type SessionStorage } from 'ssm-core';

export const keptSessions = (): SessionStorage => createIndexedDbSessions();
