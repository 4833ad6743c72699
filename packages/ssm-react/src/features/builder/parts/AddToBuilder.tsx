import { memo, type ReactNode, useRef } from 'react';
import type { AssayVersion, Builder, Group, SelectionReader } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import { useSelected } from '../../../ui/hooks/useSelected.ts';
import { useUndoKey } from '../../../ui/hooks/useUndoKey.ts';
import { addedNotice } from '../../../ui/toasts/changeText.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { useBuilder, useBuilderTexts } from '../useBuilder.ts';
import { StorageNotice, useLastChange } from './BuilderNotices.tsx';
import { ReasonedButton } from './ReasonedButton.tsx';

export interface AddToBuilderProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  readonly picked: Picked;
  /** Further buttons at the end of the bar. */
  readonly children?: ReactNode;
}

interface Picked {
  readonly selection: SelectionReader;
  /** Returns the SeqIds to add, in catalogue order. */
  readonly read: () => readonly string[];
  readonly set: (seqIds: readonly string[]) => void;
}

function firstButton(bar: HTMLElement): HTMLElement | null {
  return bar.querySelector('button');
}

export const AddToBuilder = memo(function AddToBuilder(props: AddToBuilderProps) {
  const { builder, version, group, picked, children } = props;
  const ssm = useSsm();
  const { countText } = ssm;
  const { show } = useToasts();
  const texts = useBuilderTexts();
  const { add, undo, canUndo, isRead, problem } = useBuilder(builder, version);
  const lastChange = useLastChange(builder, version);
  const { subscribe, read } = picked.selection;
  const { count } = useSelected({ subscribe, getSnapshot: read }, (selection) => selection);
  const whyNot = count === 0 ? texts.nothingToAdd : undefined;

  function addSelected(): void {
    const seqIds = picked.read();
    show(addedNotice(ssm, texts, { group, seqIds, held: builder.getSnapshot().lists[version].seqIds }));
    add(seqIds);
    picked.set([]);
  }

  const bar = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(bar, firstButton);
  useUndoKey(bar, () => {
    if (canUndo) undo();
    return canUndo;
  });
  return (
    <div ref={bar} className="ssm-Builder-bar" data-component="AddToBuilder" data-print="no" {...restoredFocus}>
      <ReasonedButton
        variant="primary"
        reason={isRead ? whyNot : texts.loading(group)}
        isReasonShown
        onPress={addSelected}
      >
        {texts.add(group, countText(count))}
      </ReasonedButton>
      {canUndo && <Button onPress={undo}>{texts.undo}</Button>}
      <output data-part="LastChange">{lastChange}</output>
      <StorageNotice problem={problem} />
      {children}
    </div>
  );
});
