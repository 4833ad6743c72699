import type { AssayVersion, Builder, Group, PanelSummary } from 'ssm-core';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { AwaitedPanel } from './AwaitedPanel.tsx';
import { LoadChoices } from './LoadChoices.tsx';
import { useWholePanel } from './useWholePanel.ts';

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
