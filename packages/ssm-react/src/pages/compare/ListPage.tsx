import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { AssayVersion } from 'ssm-core';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

export interface ListPageProps {
  readonly component: string;
  readonly title: string;
  /** Says what the page is for. */
  readonly intro: string;
  /** Names the parts of the address that could not be read; undefined if there are none. */
  readonly unreadable?: string | undefined;
  /** A choice beside the title. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page that works on lists of reagents. */
export function ListPage({ component, title, intro, unreadable, choice, children }: ListPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  return (
    <div ref={frame} className="ssm-MenuPage ssm-Compare" data-component={component} {...restoredFocus}>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title" tabIndex={-1}>
          {title}
        </h1>
        {choice}
      </div>
      <p className="ssm-Panel-hint">{intro}</p>
      {unreadable !== undefined && (
        <p className="ssm-Panel-note" role="status">
          {unreadable}
        </p>
      )}
      {children}
    </div>
  );
}

/** A place of a page for which a list is pasted or imported. */
export interface Pasting<Place> {
  readonly place: Place;
  /** The version in whose menu the list is looked up. */
  readonly version: AssayVersion;
  /** Text of the button that takes the found reagents. */
  readonly takeLabel: string;
}

export interface PasteDialog<Place> {
  readonly open: (pasting: Pasting<Place>) => void;
  /** Is rendered by the page. */
  readonly dialog: ReactNode;
}

const loadDialog = () => import('../menu/BulkSearchDialog.tsx');

/** Offers the dialog that pastes or imports a list. `onTake` is called with the reagents that the person takes. */
export function usePasteDialog<Place>(
  onTake: (seqIds: readonly string[], pasting: Pasting<Place>) => void,
): PasteDialog<Place> {
  const [pasting, open] = useState<Pasting<Place> | null>(null);
  const close = useCallback(() => open(null), []);
  const { part } = useDeferredPart(loadDialog, pasting !== null, close);
  const dialog = pasting !== null && part !== undefined && (
    <DialogBoundary onClose={close}>
      <part.BulkSearchDialog
        version={pasting.version}
        owner={null}
        sessions={null}
        takeLabel={pasting.takeLabel}
        onShow={(seqIds) => {
          close();
          onTake(seqIds, pasting);
        }}
        onClose={close}
      />
    </DialogBoundary>
  );
  return { open, dialog };
}
