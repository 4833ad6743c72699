import type { AssayVersion } from 'ssm-core';
import type { MissingReagent } from 'ssm-core/internal';
import { type OpenSheet, SheetLink } from '../../features/sheet/SheetLink.tsx';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { withdrawnText } from '../../strings/withdrawnText.ts';
import { Link } from '../../ui/button/Link.tsx';

export interface SheetMissingProps {
  readonly seqId: string;
  readonly version: AssayVersion;
  readonly missing: MissingReagent;
  readonly open: OpenSheet;
  readonly menuHref?: string | undefined;
  readonly onOpenMenu?: (() => void) | undefined;
}

export function SheetMissing({ seqId, version, missing, open, menuHref, onOpenMenu }: SheetMissingProps) {
  const { strings } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { missing: texts, versions } = useSheetTexts();
  const { nearest, otherVersion, withdrawn } = missing;
  return (
    <div className="ssm-Sheet-missing" data-component="SheetMissing">
      <h1 className="ssm-MenuPage-title ssm-Sheet-title" tabIndex={-1}>
        {withdrawn === null ? texts.title(seqId) : texts.withdrawnTitle(seqId)}
      </h1>
      <p>{withdrawn === null ? texts.onMenu(strings.version[version]) : withdrawnText(notes, withdrawn)}</p>
      {otherVersion !== null && (
        <p>
          <span>{texts.other(strings.version[otherVersion])}</span>{' '}
          <SheetLink seqId={seqId} version={otherVersion} open={open}>
            {versions.open(seqId, strings.version[otherVersion])}
          </SheetLink>
        </p>
      )}
      {withdrawn === null && nearest.length > 0 && (
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
      {withdrawn === null && nearest.length === 0 && otherVersion === null && <p>{texts.nothingNear}</p>}
      {menuHref !== undefined && (
        <p>
          <Link variant="secondary" href={menuHref} onFollow={onOpenMenu}>
            {texts.openMenu}
          </Link>
        </p>
      )}
    </div>
  );
}
