import { useState } from 'react';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

export interface SanitizeModalProps extends Omit<ModalProps, 'isOpen' | 'onClose'> {
  /** Each turn of the flag opens or closes the dialog. */
  readonly flag: boolean;
  /** The signal that Cancel, Close or Escape has closed it. */
  readonly onCloseModal: () => void;
}

/** The generic dialog, opened and closed by a flag. It closes by itself and then signals that it has. */
export function SanitizeModal({ flag, onCloseModal, ...modal }: SanitizeModalProps) {
  const [shown, setShown] = useState({ flag, isOpen: flag });
  if (shown.flag !== flag) setShown({ flag, isOpen: flag });
  return (
    <Modal
      {...modal}
      isOpen={shown.isOpen}
      onClose={() => {
        setShown({ flag, isOpen: false });
        onCloseModal();
      }}
    />
  );
}
