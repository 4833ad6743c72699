import { useRef } from 'react';
import { type ChosenList, useReagentSteps } from '../../features/builder/useReagentSteps.ts';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';

export interface SheetBuilderProps extends ChosenList {
  readonly seqId: string;
}

export function SheetBuilder({ seqId, ...list }: SheetBuilderProps) {
  const { strings } = useSsm();
  const { builder: texts } = useSheetTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { seqIds, isRead, add, remove } = useReagentSteps({ ...list, isDescribed: false }, button);
  const { group } = list;
  const name = strings.version[list.version];
  const isHeld = seqIds.has(seqId);
  return isRead ? (
    <Button
      buttonRef={button}
      variant={isHeld ? 'secondary' : 'primary'}
      onPress={() => (isHeld ? remove(seqId) : add(seqId))}
    >
      {isHeld ? texts.remove(name, group) : texts.add(name, group)}
    </Button>
  ) : (
    <Button buttonRef={button} isDisabled>
      {texts.loading(group)}
    </Button>
  );
}
