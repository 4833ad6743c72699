import type { AssayVersion, Builder, Group, PanelSource } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importNoticeMs, useImport } from './useImport.ts';

export interface BuilderImportProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  /** The `sub` of the signed-in person, for whom lists are kept while they are worked at. */
  readonly sub: string;
  readonly onClose: () => void;
}

/** Reads a list into the builder of a version, and keeps with it what was decided: one step, which Undo takes back. */
export function BuilderImport({ builder, version, group, sub, onClose }: BuilderImportProps) {
  const { strings } = useSsm();
  const { show } = useToasts();
  const held = useSelected(builder, ({ lists }) => lists[version].seqIds);

  function addFound(seqIds: readonly string[], source: PanelSource): void {
    builder.add(version, seqIds, source);
    show({ kind: 'success', text: strings.success.addedToBuilder(group), timeoutMs: importNoticeMs });
    onClose();
  }

  const model = useImport({
    kind: 'import',
    version,
    owner: sub,
    sessions: builder.sessions,
    onTaken: addFound,
    onClose,
  });
  return <ImportDialog model={model} kind="import" version={version} held={held} />;
}
