import { useRef } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import { useBuilderTexts } from '../useBuilder.ts';
import { type ReagentStepsOptions, useReagentSteps } from '../useReagentSteps.ts';

export interface ReagentChoiceProps extends ReagentStepsOptions {
  readonly seqId: string;
  /** SeqIds of the reagents for the protein, with or without this one. */
  readonly ofProtein: readonly string[];
}

function firstButton(choice: HTMLElement): HTMLElement | null {
  return choice.querySelector('button');
}

/** Adds a reagent to the working list, removes it, or exchanges it for the listed reagents for the same protein. */
export function ReagentChoice({ seqId, ofProtein, ...list }: ReagentChoiceProps) {
  const { strings } = useSsm();
  const texts = useBuilderTexts();
  const frame = useRef<HTMLSpanElement>(null);
  const restoredFocus = useRestoredFocus(frame, firstButton);
  const { seqIds, isRead, add, remove, exchange } = useReagentSteps(list, frame);
  const others = ofProtein.filter((other) => other !== seqId && seqIds.has(other));
  const isListed = seqIds.has(seqId);
  return (
    <span ref={frame} className="ssm-Builder-choice" data-component="ReagentChoice" data-print="no" {...restoredFocus}>
      {isRead && !isListed && others.length > 0 && (
        <Button size="small" onPress={() => exchange(seqId, others)}>
          <span>{texts.one.exchange}</span>
          <span className="ssm-VisuallyHidden" translate="no">
            {` ${texts.one.exchangeOf(seqId, others.join(strings.values.listSeparator))}`}
          </span>
        </Button>
      )}
      {isRead && (
        <Button size="small" onPress={() => (isListed ? remove(seqId) : add(seqId))}>
          {/* Page translation replaces text nodes. With an element of its own, the text stays under React's control. */}
          <span>{isListed ? texts.one.remove : texts.one.add}</span>
          <span className="ssm-VisuallyHidden" translate="no">{` ${seqId}`}</span>
        </Button>
      )}
    </span>
  );
}
