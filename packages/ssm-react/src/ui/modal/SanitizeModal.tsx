import { useState } from 'react';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

export interface SanitizeModalProps extends Omit<ModalProps, 'isOpen' | 'onClose'> {
  readonly flag: boolean;
  readonly onCloseModal: () => void;
}

/** A Modal that a flag opens and closes. It closes itself and then calls `onCloseModal`. */
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
