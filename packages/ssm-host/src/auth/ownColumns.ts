/** What this browser keeps of the columns that a person chose, and of how high their tables are. It comes with the first session. */
import { forgetColumns, keptColumns, keptTallTable, type Person } from 'ssm-core';

const preferences = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

/** The person with the preference kept here, which may have been saved after their token was made. */
export function withKeptColumns(person: Person): Person {
  const preferredColumns = keptColumns(preferences, 'preferred', person.sub);
  const hasTallTable = keptTallTable(preferences, person.sub);
  return { ...person, ...(preferredColumns && { preferredColumns }), ...(hasTallTable && { hasTallTable }) };
}

export function forgetOwnColumns({ sub }: Person): void {
  forgetColumns(preferences, sub);
  forgetColumns(session, sub);
}
