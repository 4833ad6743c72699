import type { AssayVersion, Builder, Group, PanelSource } from 'ssm-core';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { builder as builderTexts } from '../../strings/en/builder.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { addedNotice } from '../../ui/toasts/changeText.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importNoticeMs, useImport } from './useImport.ts';

export interface BuilderImportProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  readonly sub: string;
  readonly onClose: () => void;
}

/** Imports a list into the builder. Undo removes the imported analytes and their decisions in one step. */
export function BuilderImport({ builder, version, group, sub, onClose }: BuilderImportProps) {
  const ssm = useSsm();
  const { show } = useToasts();
  const texts = useLateTexts('builder', builderTexts);
  const held = useSelected(builder, ({ lists }) => lists[version].seqIds);

  function addFound(seqIds: readonly string[], source: PanelSource): void {
    show({ ...addedNotice(ssm, texts, { group, seqIds, held }), timeoutMs: importNoticeMs });
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
