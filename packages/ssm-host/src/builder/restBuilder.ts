/** The working lists of a person, kept in this browser, until they are changed. It comes with the first person who may select. */
// What such a person meets on every page: visitors never fetch it.
import 'ssm-react/member.css';
import { glanceAtLists, watchLists } from 'ssm-core/internal';
import { lateSessions } from './lateSessions.ts';
import { createRestingBuilder, type RestingBuilder } from './restingBuilder.ts';

export function restBuilder(owner: string, onWanted: () => void): RestingBuilder {
  return createRestingBuilder({
    glance: () => glanceAtLists(owner),
    watch: (listener) => watchLists(owner, listener),
    sessions: lateSessions(async () => (await import('./keptSessions.ts')).keptSessions()),
    onWanted,
  });
}
