import { useCallback, useEffect, useRef, useState } from 'react';
import { type AssayVersion, type SessionStorage, withFilters } from 'ssm-core';
import { useImportTexts } from '../features/import/useImportTexts.ts';
import { listSeqIds } from '../features/menu-table/listSeqIds.ts';
import type { ListRows } from '../features/menu-table/menuRows.ts';
import { useSsm } from '../provider/useSsm.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useLayoutEffect } from '../ui/layoutEffect.ts';
import { useDeferredPart } from '../ui/overlay/useDeferredPart.ts';
import type { MenuPageView } from './useMenuPageView.ts';

/** What a bulk search found, which the menu shows alone. */
export interface BulkSearch {
  readonly version: AssayVersion;
  readonly count: number;
  readonly listRows: ListRows;
}

export interface BulkSearchProps {
  readonly page: MenuPageView;
  /** The `sub` of the signed-in person. */
  readonly owner: string | null;
  /** Where lists are kept while they are worked at; null keeps none. */
  readonly sessions: SessionStorage | null;
  readonly found: BulkSearch | null;
  readonly onFind: (found: BulkSearch | null) => void;
}

// Few of those who come search so.
const loadDialog = () => import('./BulkSearchDialog.tsx');

/** Opens the dialog. What it found is shown in place of the menu's rows, without what was filtered or searched before. */
export function BulkSearchButton({ page, owner, sessions, found, onFind }: BulkSearchProps) {
  const texts = useImportTexts();
  const [opening, setOpening] = useState<AssayVersion | null>(null);
  const { version } = page.view;
  const close = useCallback(() => setOpening(null), []);
  const { part } = useDeferredPart(loadDialog, opening !== null, close);

  // Another version is another menu, and so it is on the way back.
  if (opening !== null && opening !== version) setOpening(null);
  useEffect(() => {
    if (found !== null && found.version !== version) onFind(null);
  }, [found, version, onFind]);

  const button = useRef<HTMLButtonElement>(null);
  const hadFound = useRef(false);
  useLayoutEffect(() => {
    const { current } = button;
    const focused = (current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // The chip was removed with the focus in it.
    const isLost = focused === null || focused === current?.ownerDocument.body;
    if (hadFound.current && found === null && isLost) current?.focus();
    hadFound.current = found !== null;
  }, [found]);

  function show(seqIds: readonly string[]): void {
    setOpening(null);
    onFind({ version, count: seqIds.length, listRows: listSeqIds(new Set(seqIds)) });
    page.changeView({ ...withFilters(page.readView(), []), search: '', pageIndex: 0 });
  }

  return (
    <>
      <Button buttonRef={button} icon="search" onPress={() => setOpening(version)}>
        {texts.searchTitle}
      </Button>
      {opening !== null && part && (
        <part.BulkSearchDialog version={opening} owner={owner} sessions={sessions} onShow={show} onClose={close} />
      )}
    </>
  );
}

export interface BulkSearchChipProps {
  readonly found: BulkSearch;
  readonly onClear: () => void;
}

/** Says that the menu shows a part of itself, and leads back to all of it. */
export function BulkSearchChip({ found, onClear }: BulkSearchChipProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const text = texts.chip(found.count, countText(found.count));
  return (
    <div className="ssm-FilterChips" data-component="BulkSearchChip">
      <span className="ssm-FilterChip">
        <span className="ssm-Import-chipText">{text}</span>
        <IconButton icon="close" size="small" label={texts.removeChip(text)} onPress={onClear} />
      </span>
    </div>
  );
}
