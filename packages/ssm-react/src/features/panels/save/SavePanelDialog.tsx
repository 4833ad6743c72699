import { type RefObject, useId } from 'react';
import type { Group, PanelDraft } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import type { PanelsTexts } from '../../../strings/en/panels.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import type { PanelSaveModel } from './usePanelSave.ts';

export type PanelFields = Readonly<
  Record<keyof PanelDraft, RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>>
>;

export interface SavePanelDialogProps {
  readonly model: PanelSaveModel;
  readonly group: Group;
  readonly title: string;
  readonly allowsNew: boolean;
  readonly fields: PanelFields;
}

export function SavePanelDialog({ model, group, title, allowsNew, fields }: SavePanelDialogProps) {
  const texts = usePanelTexts();
  const { step, isSaving, origin } = model;
  const isOpened = step !== 'opening' && step !== 'unopened';
  return (
    <Modal
      title={title}
      isOpen
      onClose={model.cancel}
      action={isOpened ? { label: texts.saveAction, isDisabled: isSaving, onAction: model.save } : undefined}
      footer={
        allowsNew && origin !== null ? (
          <Button isDisabled={isSaving} onPress={model.saveAsNew}>
            {texts.saveAsNew}
          </Button>
        ) : undefined
      }
    >
      {isOpened ? <DraftForm {...{ model, group, allowsNew, fields }} /> : <Opening model={model} group={group} />}
    </Modal>
  );
}

type PartProps = Pick<SavePanelDialogProps, 'model' | 'group'>;

function Opening({ model: { failure, openAgain }, group }: PartProps) {
  const texts = usePanelTexts();
  if (failure === null) return <Progress label={texts.opening} />;
  return <PanelFailure failure={failure} gone={texts.failures.absent(group)} group={group} onRetry={openAgain} />;
}

function savingText(
  { origin, isUnchanged, isOriginOld, count }: PanelSaveModel,
  group: Group,
  texts: PanelsTexts,
  countText: (count: number) => string,
): string {
  if (origin === null) return texts.savesNew(group, texts.analytes(count, countText(count)));
  const { name, number } = origin.panel;
  if (isUnchanged) return texts.savesNothing(name, countText(number));
  return isOriginOld ? texts.savesFrom(name, countText(number)) : texts.savesVersion(name, countText(number + 1));
}

/** Describes what a save does. Screen readers read it with the name, and again when the name begins to rename. */
function DraftForm({
  model,
  group,
  allowsNew,
  fields,
}: PartProps & Pick<SavePanelDialogProps, 'allowsNew' | 'fields'>) {
  const { countText } = useSsm();
  const texts = usePanelTexts();
  const id = useId();
  const { draft, problems, isSaving, failure, origin } = model;
  const oldName = origin?.panel.name;
  const typed = draft.name.trim();
  const renames = allowsNew && oldName !== undefined && typed !== '' && typed !== oldName;
  const saves = savingText(model, group, texts, countText);
  const told = renames ? `${saves} ${texts.renames(oldName)}` : saves;
  return (
    <>
      <p id={id} className="ssm-Panels-muted">
        {told}
      </p>
      <Said of={String(renames)} text={told} />
      <TextField
        label={texts.name}
        value={draft.name}
        problem={problems.name && texts.problems[problems.name]}
        describedBy={id}
        fieldRef={fields.name}
        onChange={(name) => model.changeDraft({ name })}
        onEnter={model.save}
      />
      <TextField
        label={texts.description}
        value={draft.description}
        problem={problems.description && texts.problems[problems.description]}
        isMultiline
        fieldRef={fields.description}
        onChange={(description) => model.changeDraft({ description })}
      />
      {isSaving && <Progress label={texts.saving} />}
      {failure !== null && <PanelFailure failure={failure} group={group} onRetry={model.save} />}
    </>
  );
}
