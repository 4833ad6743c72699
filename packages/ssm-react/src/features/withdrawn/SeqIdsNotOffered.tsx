import type { WithdrawnReagent } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useWithdrawnText } from './useWithdrawnText.ts';

export interface SeqIdsNotOfferedProps {
  readonly seqIds: readonly string[];
  /** What the catalogue in use says of reagents that are no longer offered. */
  readonly withdrawn: readonly WithdrawnReagent[] | undefined;
}

/** SeqIds that the menu does not have; of those that were withdrawn, what they are and what says so. */
export function SeqIdsNotOffered({ seqIds, withdrawn = [] }: SeqIdsNotOfferedProps) {
  const { strings } = useSsm();
  const textOf = useWithdrawnText();
  const known = withdrawn.filter(({ seqId }) => seqIds.includes(seqId));
  const others = seqIds.filter((seqId) => known.every((each) => each.seqId !== seqId));
  return (
    <>
      {others.length > 0 && <p>{others.join(strings.values.listSeparator)}</p>}
      {known.length > 0 && (
        <ul>
          {known.map((each) => (
            <li key={each.seqId}>{textOf(each)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
