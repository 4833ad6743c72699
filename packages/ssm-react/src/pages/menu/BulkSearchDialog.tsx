import type { AssayVersion, PanelSource, SessionStorage } from 'ssm-core';
import { ImportDialog } from '../../features/import/ImportDialog.tsx';
import { importNoticeMs, useImport } from '../../features/import/useImport.ts';
import { useImportTexts } from '../../features/import/useImportTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface BulkSearchDialogProps {
  readonly version: AssayVersion;
  /** The `sub` of the signed-in person, to whom stored unfinished lists belong. Null stores none. */
  readonly owner: string | null;
  readonly sessions: SessionStorage | null;
  /** Text of the button that takes the result; default “Show in menu”. */
  readonly takeLabel?: string | undefined;
  /** `source` has the decision for each row of the list. */
  readonly onShow: (seqIds: readonly string[], source: PanelSource) => void;
  readonly onClose: () => void;
}

/** Searches for the reagents of a list, including ambiguous matches. The user can then show them in the menu. */
export function BulkSearchDialog({ version, owner, sessions, takeLabel, onShow, onClose }: BulkSearchDialogProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const { show } = useToasts();

  function showFound(seqIds: readonly string[], source: PanelSource): void {
    const { rows } = source;
    onShow(seqIds, source);
    const proposals = rows.filter((row) => row.status === 'proposed' && row.seqIds.length > 0).length;
    if (proposals === 0) return;
    show({ kind: 'info', text: texts.proposalsShown(proposals, countText(proposals)), timeoutMs: importNoticeMs });
  }

  const model = useImport({ kind: 'search', version, owner, sessions, onTaken: showFound, onClose });
  return <ImportDialog model={model} kind="search" version={version} takeLabel={takeLabel} />;
}
