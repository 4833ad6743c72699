import {
  type Builder,
  createBuilder,
  createIndexedDbSessions,
  createIndexedDbWorkingLists,
  createTabListSteps,
} from 'ssm-core';
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
