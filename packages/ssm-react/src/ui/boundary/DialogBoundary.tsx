import type { ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { useUi } from '../UiContext.ts';
import { FeatureBoundary } from './FeatureBoundary.tsx';

export interface DialogBoundaryProps {
  /** Leaves the dialog that broke, as Cancel in it would. */
  readonly onClose: () => void;
  /** The dialog. */
  readonly children: ReactNode;
}

/** A FeatureBoundary around a dialog: what happened is said in a dialog too, where it can be seen and left. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  const { shell, ui } = useUi().strings;
  return (
    <FeatureBoundary
      renderFallback={(retry) => (
        <Modal title={shell.crashTitle} isOpen onClose={onClose} action={{ label: ui.retry, onAction: retry }}>
          <p role="alert">{shell.crashExplanation}</p>
        </Modal>
      )}
    >
      {children}
    </FeatureBoundary>
  );
}
