import { memo, useCallback, useMemo, useRef, useState } from 'react';
import {
  type AssayVersion,
  type BulkSearchList,
  isKeptList,
  type Menu,
  type SessionStorage,
  viewListOf,
  withBulkSearch,
  withFilters,
} from 'ssm-core';
import { selectSeqIds } from 'ssm-core/engine';
import type { MenuProgress } from '../../features/menu/MenuTable.tsx';
import { mergePart, usePartOfTexts } from '../../provider/lateTexts.ts';
import { type Ssm, useSsm } from '../../provider/useSsm.ts';
import { importsOnHome } from '../../strings/en/importsOnHome.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { isFocusLost } from '../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

export interface BulkSearchProps {
  readonly page: Pick<Menu, 'changeView' | 'readView'>;
  readonly version: AssayVersion;
  readonly list: BulkSearchList | null;
  readonly owner: string | null;
  /** Storage for unfinished lists. Null stores none. */
  readonly sessions: SessionStorage | null;
}

// Lazy-loaded, because few visits use the dialog.
const loadDialog = () => import('./BulkSearchDialog.tsx');

/** Opens Bulk Search. Its result replaces the filters and the search. */
export const BulkSearchButton = memo(function BulkSearchButton(props: BulkSearchProps) {
  const { page, version, list, owner, sessions } = props;
  const texts = usePartOfTexts('imports', importsOnHome);
  const [opening, setOpening] = useState<AssayVersion | null>(null);
  const close = useCallback(() => setOpening(null), []);
  const { part, preload } = useDeferredPart(loadDialog, opening !== null, close);

  if (opening !== null && opening !== version) setOpening(null);

  const button = useRef<HTMLButtonElement>(null);
  const hadList = useRef(false);
  useLayoutEffect(() => {
    const { current } = button;
    // The pressed chip has been removed, so the focus moves to the button.
    if (hadList.current && list === null && current !== null && isFocusLost(current)) current.focus();
    hadList.current = list !== null;
  }, [list]);

  function show(seqIds: readonly string[]): void {
    setOpening(null);
    page.changeView({ ...withBulkSearch(withFilters(page.readView(), []), viewListOf(seqIds)), search: '' });
  }

  return (
    <>
      <PendingButton
        buttonRef={button}
        icon="search"
        isPending={opening !== null && part === undefined}
        onApproach={preload}
        onPress={() => setOpening(version)}
      >
        {texts.searchTitle}
      </PendingButton>
      {opening !== null && part && (
        <DialogBoundary onClose={close}>
          <part.BulkSearchDialog version={opening} owner={owner} sessions={sessions} onShow={show} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
});

function useMissing({ seqIds }: BulkSearchList, table: MenuProgress['table']): number {
  return useMemo(
    () => (table?.rowCount === table?.total && table ? seqIds.length - selectSeqIds(table, seqIds).count : 0),
    [seqIds, table],
  );
}

export interface BulkSearchChipProps {
  readonly page: Pick<Menu, 'changeView' | 'readView'>;
  readonly version: AssayVersion;
  readonly found: BulkSearchList;
  readonly list: MenuProgress | null;
}

export function BulkSearchChip(props: BulkSearchChipProps) {
  return (
    <FeatureBoundary>
      <FoundChip {...props} />
    </FeatureBoundary>
  );
}

function FoundChip({ page, version, found, list }: BulkSearchChipProps) {
  const { countText } = useSsm();
  const texts = usePartOfTexts('imports', importsOnHome);
  const missing = useMissing(found, list?.version === version ? list.table : undefined);
  const { length } = found.seqIds;
  const text = texts.chip(length, countText(length));
  return (
    <div className="ssm-FilterChips" data-component="BulkSearchChip">
      <span className="ssm-FilterChip">
        <span className="ssm-Import-chipText">{text}</span>
        <IconButton
          icon="close"
          size="small"
          label={texts.removeChip(text)}
          onPress={() => page.changeView(withBulkSearch(page.readView(), null))}
        />
      </span>
      {missing > 0 && <span role="note">{texts.chipMissing(missing, countText(missing))}</span>}
    </div>
  );
}

export function linkNote(list: BulkSearchList, { strings, countText }: Ssm): string | undefined {
  const { length } = list.seqIds;
  return isKeptList(list)
    ? mergePart(strings, 'imports', importsOnHome).linkTooLong(length, countText(length))
    : undefined;
}
