import type { Group, MergeChoice, PanelChoices } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { DifferenceSummary } from './DifferenceSummary.tsx';
import type { PanelSaveModel } from './usePanelSave.ts';

export interface MergeDialogProps {
  readonly model: PanelSaveModel;
  readonly group: Group;
}

/** Shows that the panel was saved elsewhere meanwhile, and asks what to keep. Saves nothing before the user chooses. */
export function MergeDialog({ model, group }: MergeDialogProps) {
  const texts = usePanelTexts();
  const { choices, failure, isSaving } = model;
  return (
    <Modal title={texts.dialog.changed(group)} isOpen onClose={model.leave}>
      {isSaving && <Progress label={texts.reading} />}
      {failure !== null && <PanelFailure failure={failure} group={group} onRetry={model.readAgain} />}
      {choices !== null && <Choices choices={choices} onChoose={model.choose} />}
    </Modal>
  );
}

interface ChoicesProps {
  readonly choices: PanelChoices;
  readonly onChoose: (choice: MergeChoice) => void;
}

function Choices({ choices, onChoose }: ChoicesProps) {
  const { countText } = useSsm();
  const texts = usePanelTexts();
  const { merge } = texts;
  const { theirs, difference, counts, renamed } = choices;
  const counted = (count: number): string => texts.analytes(count, countText(count));
  return (
    <>
      <p>{merge.intro(theirs.panel.name, countText(theirs.panel.number))}</p>
      {renamed.name !== undefined && <p>{merge.renamed(renamed.name)}</p>}
      {renamed.description !== undefined && <p>{merge.described(renamed.description)}</p>}
      <DifferenceSummary difference={difference} />
      <div className="ssm-Panels-choices" role="group" aria-label={merge.choices}>
        {counts.merged === 0 ? (
          <p>{merge.mergedEmpty}</p>
        ) : (
          <Button variant="primary" onPress={() => onChoose('merged')}>
            {merge.merged(counted(counts.merged))}
          </Button>
        )}
        <Button onPress={() => onChoose('mine')}>{merge.mine(counted(counts.mine))}</Button>
        <Button onPress={() => onChoose('theirs')}>{merge.theirs(counted(counts.theirs))}</Button>
        <Button onPress={() => onChoose('new')}>{merge.new}</Button>
      </div>
    </>
  );
}
