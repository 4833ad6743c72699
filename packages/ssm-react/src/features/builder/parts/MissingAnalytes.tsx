import type { WithdrawnReagent } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { notOfferedTexts } from '../../../strings/otherVersionText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SeqIdsNotOffered } from '../../../ui/feedback/FoldedSentences.tsx';
import { useBuilderTexts } from '../useBuilder.ts';

export interface MissingAnalytesProps {
  readonly seqIds: readonly string[];
  readonly withdrawn?: readonly WithdrawnReagent[] | undefined;
  readonly onRemove: (seqIds: readonly string[]) => void;
}

export function MissingAnalytes({ seqIds, withdrawn, onRemove }: MissingAnalytesProps) {
  const { strings, countText } = useSsm();
  const texts = useBuilderTexts();
  const notes = useLateTexts('menuNotes', menuNotes);
  if (seqIds.length === 0) return null;
  const title = texts.missingTitle(seqIds.length, countText(seqIds.length));
  return (
    <section className="ssm-Builder-missing" data-component="MissingAnalytes" aria-label={title}>
      <p>
        <strong>{title}</strong> <span>{texts.missingHint(seqIds.length)}</span>
      </p>
      <SeqIdsNotOffered {...notOfferedTexts(notes, strings.values.listSeparator, seqIds, withdrawn)} />
      <Button onPress={() => onRemove(seqIds)}>{texts.removeMissing(seqIds.length, countText(seqIds.length))}</Button>
    </section>
  );
}
