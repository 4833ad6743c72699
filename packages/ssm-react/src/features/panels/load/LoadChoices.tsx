import type { AssayVersion, Builder, Group, PanelSummary, TaggedPanel } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { builder as builderTexts } from '../../../strings/en/builder.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useSelected } from '../../../ui/hooks/useSelected.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useToasts } from '../../../ui/UiContext.ts';
import { useUnsaved, useUnsavedWords } from '../save/useUnsaved.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
import { AwaitedPanel, useWholePanel } from './AwaitedPanel.tsx';

interface LoadChoicesProps {
  readonly tagged: TaggedPanel;
  readonly builder: Builder;
  readonly group: Group;
  readonly onLoaded: (version: AssayVersion) => void;
}

function LoadChoices({ tagged, builder, group, onLoaded }: LoadChoicesProps) {
  const { panel } = tagged;
  const { version } = panel;
  const { strings, countText } = useSsm();
  const { show } = useToasts();
  const texts = usePanelTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const title = ofBuilder.title(strings.version[version], group);
  const list = useSelected(builder, ({ lists }) => lists[version]);
  const { seqIds, count, isRead } = list;
  const unsaved = useUnsaved(list);
  const unsavedWords = useUnsavedWords(unsaved, count, group);
  const { loadInto } = texts;
  const counted = (number: number): string => texts.analytes(number, countText(number));
  const missing = panel.seqIds.filter((seqId) => !seqIds.has(seqId));
  const knownCount = panel.seqIds.length - missing.length;

  function standing(): string {
    if (unsaved.kind === 'new' || unsaved.kind === 'deleted')
      return `${loadInto.ownStanding(unsavedWords)} ${loadInto.loses}`;
    const { name, number } = unsaved.origin;
    const said = loadInto.standing(name, texts.unsaved.version(countText(number)), unsavedWords);
    const isSaved = unsaved.kind === 'counted' && unsaved.added + unsaved.removed + unsaved.sources === 0;
    return isSaved || unsaved.kind === 'counting' ? said : `${said} ${loadInto.loses}`;
  }

  function finish(): void {
    show({ kind: 'success', text: texts.loaded(panel.name, title) });
    onLoaded(version);
  }

  function replaceList(): void {
    builder.load(tagged);
    finish();
  }

  function addToList(): void {
    builder.add(version, missing);
    finish();
  }

  if (!isRead) return <Progress label={ofBuilder.loading(group)} />;
  return (
    <>
      <p>
        <span>{loadInto.brings(panel.name, counted(panel.seqIds.length))}</span>{' '}
        <span>{count === 0 ? loadInto.empty(title) : loadInto.holds(title, counted(count))}</span>
        {knownCount > 0 && <span>{` ${loadInto.known(countText(knownCount))}`}</span>}
      </p>
      {count > 0 && <p>{standing()}</p>}
      <div className="ssm-Panels-choices">
        <Button variant="primary" onPress={replaceList}>
          {(count === 0 ? loadInto.load : loadInto.replace)(counted(panel.seqIds.length))}
        </Button>
        {count > 0 && missing.length > 0 && (
          <Button onPress={addToList}>{loadInto.add(counted(missing.length))}</Button>
        )}
      </div>
    </>
  );
}

export interface EditPanelDialogProps extends LoadChoicesProps {
  readonly onClose: () => void;
}

export function EditPanelDialog({ onClose, ...choices }: EditPanelDialogProps) {
  const texts = usePanelTexts();
  return (
    <Modal title={texts.dialog.edit(choices.tagged.panel.name)} isOpen onClose={onClose}>
      <LoadChoices {...choices} />
    </Modal>
  );
}

export interface LoadPanelDialogProps {
  readonly panel: PanelSummary;
  readonly builder: Builder;
  readonly group: Group;
  readonly onLoaded: (version: AssayVersion) => void;
  readonly onClose: () => void;
}

export function LoadPanelDialog({ panel, builder, group, onLoaded, onClose }: LoadPanelDialogProps) {
  const texts = usePanelTexts();
  const whole = useWholePanel(panel.id);
  return (
    <Modal title={texts.dialog.load(panel.name)} isOpen onClose={onClose}>
      {whole.tagged === undefined ? (
        <AwaitedPanel panel={whole} group={group} />
      ) : (
        <LoadChoices tagged={whole.tagged} builder={builder} group={group} onLoaded={onLoaded} />
      )}
    </Modal>
  );
}
