import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { otherVersionName, withdrawnByOtherText, withdrawnText } from '../../../strings/withdrawnText.ts';

/** Says of searched SeqIds what they are that the menu no longer offers. */
export function WithdrawnNote({ withdrawn }: { readonly withdrawn: readonly WithdrawnReagent[] }) {
  const notes = useLateTexts('menuNotes', menuNotes);
  return (
    <output className="ssm-MenuTable-withdrawn" data-part="Withdrawn">
      {withdrawn.map((each) => (
        <span key={each.seqId}>{withdrawnText(notes, each)}</span>
      ))}
    </output>
  );
}

interface WithdrawnTagProps {
  /** Of the menu. */
  readonly version: AssayVersion;
  readonly withdrawn: WithdrawnReagent;
}

/** Stands beside the name of a reagent that the other version no longer offers. */
export function WithdrawnTag({ version, withdrawn }: WithdrawnTagProps) {
  const notes = useLateTexts('menuNotes', menuNotes);
  const other = otherVersionName(useSsm().strings, version);
  return (
    <span className="ssm-Grid-tag" data-part="Withdrawn" title={withdrawnByOtherText(notes, other, withdrawn)}>
      {notes.withdrawnTag(other)}
    </span>
  );
}
