import { useState } from 'react';
import { useMemoFromPrevious } from '../hooks/useMemoFromPrevious.ts';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

export interface SanitizeModalProps extends Omit<ModalProps, 'isOpen' | 'onClose'> {
  readonly flag: boolean;
  readonly onCloseModal: () => void;
}

/** A Modal that a flag opens and closes. It closes itself and then calls `onCloseModal`. */
export function SanitizeModal({ flag, onCloseModal, ...modal }: SanitizeModalProps) {
  const change = useMemoFromPrevious<number>([flag], (previous = 0) => previous + 1);
  const [closed, setClosed] = useState(0);
  return (
    <Modal
      {...modal}
      isOpen={flag && closed !== change}
      onClose={() => {
        setClosed(change);
        onCloseModal();
      }}
    />
  );
}
