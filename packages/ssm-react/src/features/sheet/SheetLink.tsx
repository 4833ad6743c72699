import type { ReactNode } from 'react';
import type { AssayVersion } from 'ssm-core';
import { Link } from '../../ui/button/Link.tsx';

/** How one sheet leads to another. */
export interface OpenSheet {
  /** The address of a reagent's sheet; without it SeqIds are no links. */
  readonly sheetHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /** With it a plain click calls this in place of leaving the page. */
  readonly onOpenSheet?: ((seqId: string, version: AssayVersion) => void) | undefined;
}

export interface SheetLinkProps {
  readonly seqId: string;
  readonly version: AssayVersion;
  readonly open: OpenSheet;
  readonly children: ReactNode;
}

export function SheetLink({ seqId, version, open: { sheetHref, onOpenSheet }, children }: SheetLinkProps) {
  if (sheetHref === undefined) return children;
  return (
    <Link href={sheetHref(seqId, version)} onFollow={onOpenSheet && (() => onOpenSheet(seqId, version))}>
      {children}
    </Link>
  );
}
