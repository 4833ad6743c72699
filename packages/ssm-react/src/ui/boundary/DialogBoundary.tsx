import type { ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { useUi } from '../UiContext.ts';
import { FeatureBoundary } from './FeatureBoundary.tsx';

export interface DialogBoundaryProps {
  /** Closes the broken dialog, like its Cancel button. */
  readonly onClose: () => void;
  /** The dialog. */
  readonly children: ReactNode;
}

/** Wraps a dialog in a FeatureBoundary with a dialog as its fallback, so the user can see the error and close it. */
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
