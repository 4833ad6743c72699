import { useCallback } from 'react';
import type { WithdrawnReagent } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';

/** One sentence that says of a reagent that it is no longer offered, what it is today, and which file says so. */
export function useWithdrawnText(): (withdrawn: WithdrawnReagent) => string {
  const { withdrawn: texts } = useSsm().strings.menu;
  return useCallback(
    ({ seqId, reason, fullName, targetName, source }) => texts[reason](seqId, fullName ?? targetName ?? seqId, source),
    [texts],
  );
}
