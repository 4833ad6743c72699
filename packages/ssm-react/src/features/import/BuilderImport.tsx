import type { AssayVersion, Builder, Group, PanelSource } from 'ssm-core';
import { useAddedNotice } from '../../provider/useAddedNotice.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
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
  const tellAdded = useAddedNotice();
  const held = useSelected(builder, ({ lists }) => lists[version].seqIds);

  function addFound(seqIds: readonly string[], source: PanelSource): void {
    tellAdded({ builder, version, group }, seqIds, importNoticeMs);
    builder.add(version, seqIds, source);
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
