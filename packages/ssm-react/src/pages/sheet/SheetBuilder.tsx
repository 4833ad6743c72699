import { useRef } from 'react';
import type { AssayVersion, Builder, Group, LastStep } from 'ssm-core';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { builder as builderTexts } from '../../strings/en/builder.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useUndoKey } from '../../ui/hooks/useUndoKey.ts';
import { addedNotice, changeText } from '../../ui/toasts/changeText.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface SheetBuilderProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  readonly seqId: string;
}

export function SheetBuilder({ builder, version, group, seqId }: SheetBuilderProps) {
  const ssm = useSsm();
  const { strings } = ssm;
  const { builder: texts } = useSheetTexts();
  const { show } = useToasts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const { seqIds, isRead } = useSelected(builder, ({ lists }) => lists[version]);
  const name = strings.version[version];
  const isHeld = seqIds.has(seqId);
  const button = useRef<HTMLButtonElement>(null);
  // The step of this button, which Ctrl+Z undoes while no other step follows.
  const own = useRef<LastStep | null>(null);

  function change(): void {
    if (isHeld) {
      builder.remove(version, [seqId]);
      show({ kind: 'success', text: texts.removed(name, group) });
    } else {
      builder.add(version, [seqId]);
      show(addedNotice(ssm, ofBuilder, { group, seqIds: [seqId], held: seqIds }));
    }
    own.current = builder.getSnapshot().lastStep;
  }

  useUndoKey(button, () => {
    if (own.current === null || builder.getSnapshot().lastStep !== own.current) return false;
    builder.undo(version);
    const { lastStep } = builder.getSnapshot();
    if (lastStep !== null) show({ kind: 'success', text: changeText(lastStep, ofBuilder, ssm.countText) });
    return true;
  });

  return isRead ? (
    <Button buttonRef={button} variant={isHeld ? 'secondary' : 'primary'} onPress={change}>
      {isHeld ? texts.remove(name, group) : texts.add(name, group)}
    </Button>
  ) : (
    <Button buttonRef={button} isDisabled>
      {texts.loading(group)}
    </Button>
  );
}
