import type { AssayVersion, Builder, Group } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useUi } from '../../ui/UiContext.ts';
import { ReasonedButton } from './ReasonedButton.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { useBuilder } from './useBuilder.ts';
import { useBuilderTexts } from './useBuilderTexts.ts';
import { useLastChange } from './useLastChange.ts';

export interface AddToBuilderProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  /** How many reagents are selected. */
  readonly count: number;
  /** Which: in the catalogue's order. */
  readonly readSelected: () => readonly string[];
  readonly onAdded: () => void;
}

/** The menu's foot for people with a builder: adds what is selected, says what was done, and takes it back. */
export function AddToBuilder({ builder, version, group, count, readSelected, onAdded }: AddToBuilderProps) {
  const { strings, countText } = useSsm();
  const { toasts } = useUi();
  const texts = useBuilderTexts();
  const { add, undo, canUndo, isRead, problem } = useBuilder(builder, version);
  const lastChange = useLastChange(builder, version);
  const whyNot = count === 0 ? texts.nothingToAdd : undefined;

  function addSelected(): void {
    add(readSelected());
    toasts.show({ kind: 'success', text: strings.success.addedToBuilder(group) });
    onAdded();
  }

  return (
    <div className="ssm-Builder-bar" data-component="AddToBuilder">
      <ReasonedButton
        variant="primary"
        reason={isRead ? whyNot : texts.loading(group)}
        isReasonShown
        onPress={addSelected}
      >
        {texts.add(group, countText(count))}
      </ReasonedButton>
      <ReasonedButton reason={canUndo ? undefined : texts.nothingToUndo} onPress={undo}>
        {texts.undo}
      </ReasonedButton>
      <output data-part="LastChange">{lastChange}</output>
      <StorageNotice problem={problem} />
    </div>
  );
}
