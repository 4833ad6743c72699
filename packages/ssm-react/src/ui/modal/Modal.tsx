import { useState } from 'react';
import { useMemoFromPrevious } from '../hooks/useMemoFromPrevious.ts';
import { useDeferredPart } from '../overlay/useDeferredPart.ts';
import type { ModalProps } from './ModalDialog.tsx';

const loadDialog = () => import('./ModalDialog.tsx');

/** A dialog with header, body, and a footer with Cancel and one action. Its code loads when it first opens. */
export function Modal(props: ModalProps) {
  const { part } = useDeferredPart(loadDialog, props.isOpen, props.onClose);
  return part === undefined ? null : <part.ModalDialog {...props} />;
}

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
