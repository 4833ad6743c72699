import type { ReactNode } from 'react';
import type { AssayVersion } from 'ssm-core';
import { Link } from '../../ui/button/Link.tsx';

/** How links open the sheet of another reagent. */
export interface OpenSheet {
  /** Returns the address of a reagent's sheet. Without it, SeqIds are not links. */
  readonly sheetHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /** Called on a plain click on such a link, instead of opening its address. */
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
