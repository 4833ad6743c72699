import type { ReactNode } from 'react';
import type { AssayVersion, Group } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button, PendingButton } from '../../../ui/button/Button.tsx';
import { FoldedActions } from '../../../ui/button/FoldedActions.tsx';
import { type BuilderModel, useBuilderTexts } from '../useBuilder.ts';
import { ReasonedButton } from './ReasonedButton.tsx';

export interface BuilderToolbarProps {
  readonly model: BuilderModel;
  readonly group: Group;
  readonly selectedCount: number;
  readonly columns: ReactNode;
  readonly onRemove: () => void;
  readonly onProteins: () => void;
  readonly isProteinsPending: boolean;
  /** Removes the rows that are not selected. `others` is their number. */
  readonly onKeep: () => void;
  readonly others: number;
  /** The version to which the list can be moved. */
  readonly moveTo: AssayVersion | undefined;
  readonly onMove?: (() => void) | undefined;
  readonly onEnrich?: (() => void) | undefined;
  readonly onPlan?: (() => void) | undefined;
  /** The button that saves the list as an own collection. */
  readonly keep?: ReactNode;
  readonly onImport?: (() => void) | undefined;
  readonly onApproachImport?: (() => void) | undefined;
  readonly isImportPending: boolean;
  readonly onSave?: (() => void) | undefined;
}

export function BuilderToolbar(props: BuilderToolbarProps) {
  const { model, group, selectedCount, columns, onRemove, onKeep, others } = props;
  const { onProteins, isProteinsPending, onImport, onApproachImport, isImportPending, onSave } = props;
  const { moveTo, onMove, onEnrich, onPlan } = props;
  const { countText, strings } = useSsm();
  const texts = useBuilderTexts();
  const { canUndo, canRedo, count } = model;
  return (
    <FoldedActions
      label={texts.actions}
      moreLabel={strings.menu.actions}
      component="BuilderToolbar"
      last={
        onSave !== undefined && (
          <ReasonedButton variant="primary" reason={count === 0 ? texts.nothingToSave : undefined} onPress={onSave}>
            {texts.save(group)}
          </ReasonedButton>
        )
      }
    >
      {onImport !== undefined && (
        <PendingButton icon="plus" isPending={isImportPending} onApproach={onApproachImport} onPress={onImport}>
          {texts.import}
        </PendingButton>
      )}
      {columns}
      {count > 1 && (
        <PendingButton isPending={isProteinsPending} onPress={onProteins}>
          {texts.onePerProtein}
        </PendingButton>
      )}
      {moveTo !== undefined && onMove !== undefined && count > 0 && (
        <Button onPress={onMove}>{texts.moveTo(strings.version[moveTo])}</Button>
      )}
      {onEnrich !== undefined && count > 0 && <Button onPress={onEnrich}>{texts.enrich}</Button>}
      {onPlan !== undefined && <Button onPress={onPlan}>{texts.plan}</Button>}
      {props.keep}
      <ReasonedButton
        reason={selectedCount === 0 ? texts.nothingToRemove : undefined}
        keys={texts.removeKeys}
        onPress={onRemove}
      >
        {texts.remove(countText(selectedCount))}
      </ReasonedButton>
      <ReasonedButton
        reason={selectedCount === 0 ? texts.nothingToKeep : others === 0 ? texts.everythingKept : undefined}
        keys={texts.keepHint}
        onPress={onKeep}
      >
        {texts.keep}
      </ReasonedButton>
      {canUndo && (
        <ReasonedButton reason={undefined} keys={texts.undoKeys} onPress={model.undo}>
          {texts.undo}
        </ReasonedButton>
      )}
      {canRedo && (
        <ReasonedButton reason={undefined} keys={texts.redoKeys} onPress={model.redo}>
          {texts.redo}
        </ReasonedButton>
      )}
      <ReasonedButton reason={count === 0 ? texts.alreadyEmpty : undefined} onPress={model.clear}>
        {texts.clear}
      </ReasonedButton>
    </FoldedActions>
  );
}
