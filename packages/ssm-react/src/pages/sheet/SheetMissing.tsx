import type { AssayVersion } from 'ssm-core';
import type { MissingReagent } from 'ssm-core/internal';
import { type OpenSheet, SheetLink } from '../../features/sheet/SheetLink.tsx';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import type { SheetTexts } from '../../strings/en/sheet.ts';
import { withdrawnText } from '../../strings/otherVersionText.ts';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export interface SheetMissingProps {
  readonly seqId: string;
  readonly version: AssayVersion;
  readonly missing: MissingReagent;
  readonly open: OpenSheet;
  readonly menuHref?: string | undefined;
  readonly onOpenMenu?: (() => void) | undefined;
}

function titleOf(texts: SheetTexts['missing'], seqId: string, { withdrawn, offMenu }: MissingReagent): string {
  if (withdrawn !== null) return texts.withdrawnTitle(seqId);
  return offMenu === null ? texts.title(seqId) : texts.offMenuTitle(seqId);
}

export function SheetMissing({ seqId, version, missing, open, menuHref, onOpenMenu }: SheetMissingProps) {
  const { strings } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { missing: texts, versions } = useSheetTexts();
  const { nearest, otherVersion, withdrawn, offMenu } = missing;
  const isKnown = withdrawn !== null || offMenu !== null;
  const facts = (
    <>
      {withdrawn !== null && <p>{withdrawnText(notes, withdrawn)}</p>}
      {withdrawn === null && offMenu !== null && <p>{notes.offMenu[offMenu](seqId)}</p>}
      {!isKnown && <p>{texts.onMenu(strings.version[version])}</p>}
      {otherVersion !== null && (
        <p>
          <span>{texts.other(strings.version[otherVersion])}</span>{' '}
          <SheetLink seqId={seqId} version={otherVersion} open={open}>
            {versions.open(seqId, strings.version[otherVersion])}
          </SheetLink>
        </p>
      )}
      {!isKnown && nearest.length > 0 && (
        <>
          <p>{texts.nearest}</p>
          <ul>
            {nearest.map((near) => (
              <li key={near}>
                <SheetLink seqId={near} version={version} open={open}>
                  {near}
                </SheetLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isKnown && nearest.length === 0 && otherVersion === null && <p>{texts.nothingNear}</p>}
    </>
  );
  return (
    <div className="ssm-Sheet-missing" data-component="SheetMissing">
      <EmptyState isPage reason="missing" title={titleOf(texts, seqId, missing)} hint={facts}>
        {menuHref !== undefined && (
          <Link variant="secondary" href={menuHref} onFollow={onOpenMenu}>
            {texts.openMenu}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
