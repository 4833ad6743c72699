import type { AssayVersion } from 'ssm-core';
import { ImportDialog } from '../features/import/ImportDialog.tsx';
import { useImport } from '../features/import/useImport.ts';

export interface BulkSearchDialogProps {
  readonly version: AssayVersion;
  /** Told the SeqIds that were found, each once. */
  readonly onShow: (seqIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Finds the reagents of a list, to show them in the menu. */
export function BulkSearchDialog({ version, onShow, onClose }: BulkSearchDialogProps) {
  const model = useImport({ kind: 'search', version, onTaken: onShow, onClose });
  return <ImportDialog model={model} kind="search" version={version} />;
}
