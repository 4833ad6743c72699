import type { AssayVersion, Builder, Group } from 'ssm-core';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { builder as builderTexts } from '../../strings/en/builder.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { addedNotice } from '../../ui/toasts/addedNotice.ts';
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

  function change(): void {
    if (isHeld) {
      builder.remove(version, [seqId]);
      show({ kind: 'success', text: texts.removed(name, group) });
    } else {
      builder.add(version, [seqId]);
      show(addedNotice(ssm, ofBuilder, { group, seqIds: [seqId], held: seqIds }));
    }
  }

  if (!isRead) return <Button isDisabled>{texts.loading(group)}</Button>;
  return (
    <Button variant={isHeld ? 'secondary' : 'primary'} onPress={change}>
      {isHeld ? texts.remove(name, group) : texts.add(name, group)}
    </Button>
  );
}
