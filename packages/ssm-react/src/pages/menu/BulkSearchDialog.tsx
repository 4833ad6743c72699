import type { AssayVersion, SessionStorage } from 'ssm-core';
import { ImportDialog } from '../../features/import/ImportDialog.tsx';
import { useImport } from '../../features/import/useImport.ts';

export interface BulkSearchDialogProps {
  readonly version: AssayVersion;
  /** The `sub` of the signed-in person, for whom lists are kept while they are worked at; null keeps none. */
  readonly owner: string | null;
  readonly sessions: SessionStorage | null;
  /** Told the SeqIds that were found, each once. */
  readonly onShow: (seqIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Finds the reagents of a list, to show them in the menu. */
export function BulkSearchDialog({ version, owner, sessions, onShow, onClose }: BulkSearchDialogProps) {
  const model = useImport({ kind: 'search', version, owner, sessions, onTaken: onShow, onClose });
  return <ImportDialog model={model} kind="search" version={version} />;
}
