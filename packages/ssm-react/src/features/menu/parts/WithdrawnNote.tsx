import type { WithdrawnReagent } from 'ssm-core';
import { useWithdrawnText } from '../../withdrawn/useWithdrawnText.ts';

/** Says of searched SeqIds what they are that the menu no longer offers. */
export function WithdrawnNote({ withdrawn }: { readonly withdrawn: readonly WithdrawnReagent[] }) {
  const textOf = useWithdrawnText();
  return (
    <output className="ssm-MenuTable-withdrawn" data-part="Withdrawn">
      {withdrawn.map((each) => (
        <span key={each.seqId}>{textOf(each)}</span>
      ))}
    </output>
  );
}
