import { useDeferredPart } from '../overlay/useDeferredPart.ts';
import type { ModalProps } from './ModalDialog.tsx';

const loadDialog = () => import('./ModalDialog.tsx');

/** A dialog with header, body, and a footer with Cancel and one action. Lazy-loads its code when it first opens. */
export function Modal(props: ModalProps) {
  const { part } = useDeferredPart(loadDialog, props.isOpen, props.onClose);
  return part === undefined ? null : <part.ModalDialog {...props} />;
}
