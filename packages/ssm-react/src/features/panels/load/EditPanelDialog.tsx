import { Modal } from '../../../ui/modal/Modal.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { LoadChoices, type LoadChoicesProps } from './LoadChoices.tsx';

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
