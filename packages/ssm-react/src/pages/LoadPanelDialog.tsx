import type { AssayVersion, Builder, Group, PanelSummary } from 'ssm-core';
import { AwaitedPanel } from '../features/panels/AwaitedPanel.tsx';
import { LoadChoices } from '../features/panels/LoadChoices.tsx';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { useWholePanel } from '../features/panels/useWholePanel.ts';
import { Modal } from '../ui/Modal.tsx';

export interface LoadPanelDialogProps {
  readonly panel: PanelSummary;
  readonly builder: Builder;
  readonly group: Group;
  readonly onLoaded: (version: AssayVersion) => void;
  readonly onClose: () => void;
}

/** Puts a panel of the list into the builder of its version. */
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
