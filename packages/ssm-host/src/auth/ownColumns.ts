/** Handles a user's stored columns and table height. Lazy-loaded with the first session. */
import { forgetColumns, keptColumns, keptTallTable, type Person } from 'ssm-core';

const preferences = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

/** Adds preferences stored here, which may be newer than the token. */
export function withKeptColumns(person: Person): Person {
  const preferredColumns = keptColumns(preferences, 'preferred', person.sub);
  const hasTallTable = keptTallTable(preferences, person.sub);
  return { ...person, ...(preferredColumns && { preferredColumns }), ...(hasTallTable && { hasTallTable }) };
}

export function forgetOwnColumns({ sub }: Person): void {
  forgetColumns(preferences, sub);
  forgetColumns(session, sub);
}
