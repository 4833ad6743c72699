import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type SelectColumnsModel, type SelectColumnsOptions, useSelectColumns } from './useSelectColumns.ts';
import { useSelectColumnsTexts } from './useSelectColumnsTexts.ts';

/** One opening of the columns dialog, from what is shown until a choice is applied or cancelled. */
export function SelectColumnsDialog(options: SelectColumnsOptions) {
  const texts = useSelectColumnsTexts();
  const model = useSelectColumns(options);
  return (
    <ModalDialog
      title={texts.title}
      isOpen
      onClose={model.cancel}
      action={{ label: texts.apply, onAction: model.apply, isDisabled: model.chosenCount === 0 }}
      footer={<PreferenceBox model={model} />}
    >
      <div className="ssm-SelectColumns" data-component="SelectColumnsDialog">
        <div className="ssm-SelectColumns-bar" data-part="Bar">
          <SearchField label={texts.find} clearLabel={texts.clearFind} value={model.find} onChange={model.changeFind} />
          <Button onPress={model.chooseAll}>{texts.all}</Button>
          <Button onPress={model.chooseDefault}>{texts.default}</Button>
          <ChosenCount model={model} />
        </div>
        <ColumnBoxes model={model} />
      </div>
    </ModalDialog>
  );
}

function ChosenCount({ model: { chosenCount, offeredCount } }: { readonly model: SelectColumnsModel }) {
  const { countText } = useSsm();
  const texts = useSelectColumnsTexts();
  return (
    <p className="ssm-SelectColumns-count" role="status" data-part="Count">
      {chosenCount === 0 ? texts.noneChosen : texts.chosen(countText(chosenCount), countText(offeredCount))}
    </p>
  );
}

function ColumnBoxes({ model }: { readonly model: SelectColumnsModel }) {
  const texts = useSelectColumnsTexts();
  return (
    <fieldset className="ssm-SelectColumns-group">
      <legend>
        <VisuallyHidden>{texts.group}</VisuallyHidden>
      </legend>
      {model.listed.length === 0 && <p role="status">{texts.nothingFound(model.find.trim())}</p>}
      <ul className="ssm-SelectColumns-list" data-part="List">
        {model.listed.map(({ key, title, isChosen, isFixed }) => (
          <li key={key}>
            <Checkbox isSelected={isChosen} isDisabled={isFixed} onChange={() => model.toggle(key)}>
              {title}
            </Checkbox>
            {isFixed && <span className="ssm-SelectColumns-note">{texts.isFixed}</span>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function PreferenceBox({ model: { preferenceBox, wantPreference } }: { readonly model: SelectColumnsModel }) {
  const texts = useSelectColumnsTexts();
  if (preferenceBox === null) return null;
  const { isTicked, isPreferredAlready } = preferenceBox;
  return (
    <div className="ssm-SelectColumns-preference" data-part="Preference">
      <Checkbox isSelected={isTicked} isDisabled={isPreferredAlready} onChange={wantPreference}>
        {texts.preference}
      </Checkbox>
      {isPreferredAlready && <p className="ssm-SelectColumns-note">{texts.isPreferred}</p>}
    </div>
  );
}
