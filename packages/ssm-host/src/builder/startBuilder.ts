/** The working lists of a person, kept in this browser. It comes once the page is used. */
import { type Builder, createBuilder, createIndexedDbWorkingLists } from 'ssm-core';
import { askBeforeLoss } from './askBeforeLoss.ts';

export function startBuilder(owner: string): Builder {
  const builder = createBuilder({ storage: createIndexedDbWorkingLists() });
  builder.changeOwner(owner);
  const endAsking = askBeforeLoss(builder, window);
  return {
    ...builder,
    dispose() {
      endAsking();
      builder.dispose();
    },
  };
}
