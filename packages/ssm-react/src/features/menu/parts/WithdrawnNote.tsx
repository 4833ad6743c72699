import type { WithdrawnReagent } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { withdrawnText } from '../../../strings/withdrawnText.ts';

/** Says of searched SeqIds what they are that the menu no longer offers. */
export function WithdrawnNote({ withdrawn }: { readonly withdrawn: readonly WithdrawnReagent[] }) {
  const { strings } = useSsm();
  return (
    <output className="ssm-MenuTable-withdrawn" data-part="Withdrawn">
      {withdrawn.map((each) => (
        <span key={each.seqId}>{withdrawnText(strings, each)}</span>
      ))}
    </output>
  );
}
