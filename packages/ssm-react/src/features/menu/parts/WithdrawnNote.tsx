import type { ReactNode } from 'react';
import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { withdrawnByOtherText, withdrawnText } from '../../../strings/withdrawnText.ts';

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

/** What stands beside the name of a reagent that the other version no longer offers; nothing of any other. */
export function tagsOf(
  strings: Strings,
  version: AssayVersion,
  withdrawn: readonly WithdrawnReagent[],
): (seqId: string) => ReactNode {
  const tag = strings.menu.withdrawnTag(strings.version[version === 'V_7K' ? 'V_11K' : 'V_7K']);
  const tags = new Map(
    withdrawn.map((each) => [
      each.seqId,
      <span
        key={each.seqId}
        className="ssm-Grid-tag"
        data-part="Withdrawn"
        title={withdrawnByOtherText(strings, version, each)}
      >
        {tag}
      </span>,
    ]),
  );
  return (seqId) => tags.get(seqId);
}
