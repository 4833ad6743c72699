/** The working lists of a person, kept in this browser. It comes with the first person who may select. */
import 'ssm-react/columns.css';
import { type Builder, createBuilder, createIndexedDbLists } from 'ssm-core';

export function startBuilder(owner: string): Builder {
  const builder = createBuilder({ storage: createIndexedDbLists() });
  builder.changeOwner(owner);
  return builder;
}
