import type { Builder, Group, PanelSummary, TaggedPanel } from 'ssm-core';
import { useBuilder } from '../features/builder/useBuilder.ts';
import { useBuilderTexts } from '../features/builder/useBuilderTexts.ts';
import { AwaitedPanel } from '../features/panels/AwaitedPanel.tsx';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { useWholePanel } from '../features/panels/useWholePanel.ts';
import { useSsm } from '../provider/useSsm.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useUi } from '../ui/UiContext.ts';

export interface LoadPanelDialogProps {
  readonly panel: PanelSummary;
  readonly builder: Builder;
  readonly group: Group;
  readonly onLoaded: () => void;
  readonly onClose: () => void;
}

/** Puts a panel into the builder of its version: in place of what is there, or beside it. */
export function LoadPanelDialog({ panel, group, onClose, ...choices }: LoadPanelDialogProps) {
  const texts = usePanelTexts();
  const whole = useWholePanel(panel.id);
  return (
    <Modal title={texts.dialog.load(panel.name)} isOpen onClose={onClose}>
      {whole.tagged === undefined ? (
        <AwaitedPanel panel={whole} group={group} />
      ) : (
        <LoadChoices {...choices} tagged={whole.tagged} group={group} />
      )}
    </Modal>
  );
}

interface LoadChoicesProps extends Pick<LoadPanelDialogProps, 'builder' | 'group' | 'onLoaded'> {
  readonly tagged: TaggedPanel;
}

function LoadChoices({ tagged, builder, group, onLoaded }: LoadChoicesProps) {
  const { panel } = tagged;
  const { strings, countText } = useSsm();
  const { toasts } = useUi();
  const texts = usePanelTexts();
  const title = useBuilderTexts().title(strings.version[panel.version], group);
  const { seqIds, count, add, replace, noteOrigin } = useBuilder(builder, panel.version);
  const { loadInto } = texts;
  const counted = (number: number): string => texts.analytes(number, countText(number));
  const missing = panel.seqIds.filter((seqId) => !seqIds.has(seqId));
  const knownCount = panel.seqIds.length - missing.length;

  function finish(): void {
    toasts.show({ kind: 'success', text: texts.loaded(panel.name, title) });
    onLoaded();
  }

  function replaceList(): void {
    replace(panel.seqIds);
    // From now on the list is this panel, edited.
    noteOrigin(tagged);
    finish();
  }

  function addToList(): void {
    add(missing);
    finish();
  }

  return (
    <>
      <p>
        {loadInto.brings(panel.name, counted(panel.seqIds.length))}{' '}
        {count === 0 ? loadInto.empty(title) : loadInto.holds(title, counted(count))}
        {knownCount > 0 && ` ${loadInto.known(countText(knownCount))}`}
      </p>
      <div className="ssm-Panels-choices">
        <Button variant="primary" onPress={replaceList}>
          {loadInto.replace(counted(panel.seqIds.length))}
        </Button>
        {count > 0 && missing.length > 0 && (
          <Button onPress={addToList}>{loadInto.add(counted(missing.length))}</Button>
        )}
      </div>
    </>
  );
}
