import { useMemo, useRef } from 'react';
import type { Group } from 'ssm-core';
import { MergeDialog } from './MergeDialog.tsx';
import { type PanelFields, SavePanelDialog } from './SavePanelDialog.tsx';
import { type PanelSaveOptions, usePanelSave } from './usePanelSave.ts';
import { usePanelTexts } from './usePanelTexts.ts';

export interface PanelSaveProps extends PanelSaveOptions {
  readonly group: Group;
  /** Names the dialog; default "Save Panel" or "Save Set". */
  readonly title?: string;
  /** Whether the list of a saved panel may become another one; default yes. */
  readonly allowsNew?: boolean;
}

/** One saving, from the name to the saved panel: render it while it is wanted, with a key for each opening. */
export function PanelSave({ group, title, allowsNew = true, ...options }: PanelSaveProps) {
  const texts = usePanelTexts();
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const description = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fields = useMemo<PanelFields>(() => ({ name, description }), []);
  const model = usePanelSave(options, (box) => fields[box].current?.focus());
  if (model.isStale) return <MergeDialog model={model} group={group} />;
  return (
    <SavePanelDialog
      model={model}
      group={group}
      title={title ?? texts.dialog.save(group)}
      allowsNew={allowsNew}
      fields={fields}
    />
  );
}
