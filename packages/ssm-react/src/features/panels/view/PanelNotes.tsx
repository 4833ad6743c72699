import type { Group, WithdrawnReagent } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { notOfferedTexts } from '../../../strings/otherVersionText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SeqIdsNotOffered } from '../../../ui/feedback/FoldedSentences.tsx';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export function OldPanelVersionNote({ number, newest, onShowNewest }: OldPanelVersionNoteProps) {
  const { countText } = useSsm();
  const texts = usePanelViewTexts();
  return (
    <div className="ssm-Panel-note" data-part="OldVersion">
      <output>{texts.oldTitle(countText(number), countText(newest))}</output>
      <Button size="small" onPress={onShowNewest}>
        {texts.showNewest}
      </Button>
    </div>
  );
}

interface OldPanelVersionNoteProps {
  readonly number: number;
  readonly newest: number;
  readonly onShowNewest: () => void;
}

interface LostReagentsProps {
  readonly seqIds: readonly string[];
  readonly withdrawn?: readonly WithdrawnReagent[] | undefined;
  readonly group: Group;
}

export function LostReagents({ seqIds, withdrawn, group }: LostReagentsProps) {
  const { strings, countText } = useSsm();
  const texts = usePanelViewTexts();
  const notes = useLateTexts('menuNotes', menuNotes);
  if (seqIds.length === 0) return null;
  const title = texts.lostTitle(seqIds.length, countText(seqIds.length));
  return (
    <section className="ssm-Panel-note" data-part="LostReagents" aria-label={title}>
      <p>
        <strong>{title}</strong> <span>{texts.lostHint(seqIds.length, group)}</span>
      </p>
      <SeqIdsNotOffered {...notOfferedTexts(notes, strings.values.listSeparator, seqIds, withdrawn)} />
    </section>
  );
}
