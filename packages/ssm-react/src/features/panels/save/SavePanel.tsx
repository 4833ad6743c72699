import { useMemo, useRef } from 'react';
import type { Group, SavedList } from 'ssm-core';
import { usePanelTexts } from '../usePanelTexts.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { type PanelFields, SavePanelDialog } from './SavePanelDialog.tsx';
import { type PanelSaveOptions, usePanelSave } from './usePanelSave.ts';

interface PanelSavingProps extends Omit<PanelSaveOptions, 'onRefused'> {
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Title of the dialog; default "Save Panel" or "Save Set". */
  readonly title?: string | undefined;
  /** Whether the list of a saved panel can also be saved as a new panel; default true. */
  readonly allowsNew?: boolean | undefined;
}

export interface SavePanelProps extends Omit<PanelSavingProps, 'work'>, Omit<SavedList, 'kind'> {}

/**
 * Runs a save of any kind, from the name to the saved panel. Render it while the user saves, with a new key for each
 * opening.
 */
export function PanelSaving(props: PanelSavingProps) {
  return <LivePanelSaving key={props.sub} {...props} />;
}

function LivePanelSaving({ group, title, allowsNew = true, ...options }: PanelSavingProps) {
  const texts = usePanelTexts();
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const description = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fields = useMemo<PanelFields>(() => ({ name, description }), []);
  const model = usePanelSave({ ...options, onRefused: (box) => fields[box].current?.focus() });
  if (model.step === 'stale') return <MergeDialog model={model} group={group} />;
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

/** The dialog that saves a list as a panel. Render it while the user saves, with a new key for each opening. */
export function SavePanel(props: SavePanelProps) {
  const { version, seqIds, origin, draft, sources, sourcesFrom, ...dialog } = props;
  return <PanelSaving {...dialog} work={{ kind: 'list', version, seqIds, origin, draft, sources, sourcesFrom }} />;
}
