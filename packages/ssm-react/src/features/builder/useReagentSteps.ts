import { type RefObject, useRef } from 'react';
import type { AssayVersion, Builder, Group, LastStep } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useUndoKey } from '../../ui/hooks/useUndoKey.ts';
import { addedNotice, changeText } from '../../ui/toasts/changeText.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { useBuilderTexts } from './useBuilder.ts';

export interface ChosenList {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
}

export interface ReagentStepsOptions extends ChosenList {
  /** Whether the page describes removals and exchanges itself, so that no notification repeats them. */
  readonly isDescribed: boolean;
  /** Called before each step. */
  readonly onStep?: (() => void) | undefined;
}

export interface ReagentSteps {
  readonly seqIds: ReadonlySet<string>;
  /** False until the list is read. */
  readonly isRead: boolean;
  readonly add: (seqId: string) => void;
  readonly remove: (seqId: string) => void;
  /** Adds a reagent and removes others in one undo step. */
  readonly exchange: (seqId: string, insteadOf: readonly string[]) => void;
}

/**
 * Changes a working list by single reagents, and notifies of each step. While no other step follows, Ctrl+Z in the page
 * around `inside` undoes the step.
 */
export function useReagentSteps(
  { builder, version, group, isDescribed, onStep }: ReagentStepsOptions,
  inside: RefObject<Element | null>,
): ReagentSteps {
  const ssm = useSsm();
  const { strings, countText } = ssm;
  const { show } = useToasts();
  const texts = useBuilderTexts();
  const { seqIds, isRead } = useSelected(builder, ({ lists }) => lists[version]);
  const own = useRef<LastStep | null>(null);
  const name = strings.version[version];

  function finish(text: string): void {
    own.current = builder.getSnapshot().lastStep;
    if (!isDescribed) show({ kind: 'success', text });
  }

  useUndoKey(inside, () => {
    if (own.current === null || builder.getSnapshot().lastStep !== own.current) return false;
    builder.undo(version);
    const { lastStep } = builder.getSnapshot();
    if (lastStep !== null && !isDescribed) show({ kind: 'success', text: changeText(lastStep, texts, countText) });
    return true;
  });

  return {
    seqIds,
    isRead,
    add(seqId) {
      onStep?.();
      builder.add(version, [seqId]);
      show(addedNotice(ssm, texts, { group, seqIds: [seqId], held: seqIds }));
      own.current = builder.getSnapshot().lastStep;
    },
    remove(seqId) {
      onStep?.();
      builder.remove(version, [seqId]);
      finish(texts.one.removed(name, group));
    },
    exchange(seqId, insteadOf) {
      onStep?.();
      builder.exchange(version, [seqId], insteadOf);
      finish(texts.one.exchanged(seqId, insteadOf.join(strings.values.listSeparator)));
    },
  };
}
