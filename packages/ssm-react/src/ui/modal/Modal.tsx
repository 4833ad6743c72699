import { useDeferredPart } from '../overlay/useDeferredPart.ts';
import type { ModalProps } from './ModalDialog.tsx';

const loadDialog = () => import('./ModalDialog.tsx');

/** The generic dialog: header, body, and a footer with Cancel and one action. Its code arrives when it first opens. */
export function Modal(props: ModalProps) {
  const { part } = useDeferredPart(loadDialog, props.isOpen, props.onClose);
  return part === undefined ? null : <part.ModalDialog {...props} />;
}
