/** The working lists of a person, kept in this browser. It comes with the first person who may select. */
import {
  type Builder,
  createBuilder,
  createIndexedDbSessions,
  createIndexedDbWorkingLists,
  createTabListSteps,
} from 'ssm-core';
// What such a person meets on every page: visitors never fetch it.
import 'ssm-react/member.css';
import { askBeforeLoss } from './askBeforeLoss.ts';

export function startBuilder(owner: string): Builder {
  const builder = createBuilder({
    storage: createIndexedDbWorkingLists(),
    sessions: createIndexedDbSessions(),
    steps: createTabListSteps(),
  });
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
