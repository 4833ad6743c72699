import type { ColumnKey, ColumnsDialog } from 'ssm-core';
import { findColumns, isOwnColumnKey } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { columnStrings } from '../../strings/columnStrings.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/choice/Checkbox.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { OwnPresets } from './OwnPresets.tsx';
import { useSelectColumnsTexts } from './openColumns.ts';
import type { ColumnsModel } from './useColumns.ts';

export interface SelectColumnsDialogProps {
  readonly dialog: ColumnsDialog;
  readonly columns: ColumnsModel;
}

export function SelectColumnsDialog({ dialog, columns }: SelectColumnsDialogProps) {
  const texts = useSelectColumnsTexts();
  const { draft, find } = dialog;
  return (
    <ModalDialog
      title={texts.title}
      isOpen
      onClose={columns.cancel}
      action={{ label: texts.apply, onAction: columns.apply, isDisabled: draft.chosen.size === 0 }}
      footer={columns.canPrefer && <PreferenceBox dialog={dialog} columns={columns} />}
    >
      <div className="ssm-SelectColumns" data-component="SelectColumnsDialog">
        <div className="ssm-SelectColumns-bar" data-part="Bar">
          <SearchField label={texts.find} clearLabel={texts.clearFind} value={find} onChange={columns.changeFind} />
          <Button onPress={columns.chooseAll}>{texts.all}</Button>
          <Button onPress={columns.chooseDefault}>{texts.default}</Button>
          <ChosenCount dialog={dialog} />
        </div>
        <ColumnBoxes dialog={dialog} columns={columns} />
        {columns.canPrefer && <OwnPresets dialog={dialog} columns={columns} />}
      </div>
    </ModalDialog>
  );
}

function ChosenCount({ dialog: { draft } }: Pick<SelectColumnsDialogProps, 'dialog'>) {
  const { countText } = useSsm();
  const texts = useSelectColumnsTexts();
  const { size } = draft.chosen;
  return (
    <p className="ssm-SelectColumns-count" role="status" data-part="Count">
      {size === 0 ? texts.noneChosen : texts.chosen(countText(size), countText(draft.offered.length))}
    </p>
  );
}

function ColumnBoxes({ dialog: { draft, find }, columns }: SelectColumnsDialogProps) {
  const { strings } = useSsm();
  const texts = useSelectColumnsTexts();
  const found = findColumns(draft.offered, find, (key) => columnStrings(strings, key).title);
  const [added, standard] = [found.filter(isOwnColumnKey), found.filter((key) => !isOwnColumnKey(key))];
  const hasAdded = draft.offered.some(isOwnColumnKey);
  const nothing = found.length === 0 ? texts.nothingFound(find.trim()) : '';
  return (
    <fieldset className="ssm-SelectColumns-group">
      <legend>
        <VisuallyHidden>{texts.group}</VisuallyHidden>
      </legend>
      {nothing !== '' && (
        <p role="status" aria-live="off">
          {nothing}
        </p>
      )}
      <Said text={nothing} />
      {hasAdded && standard.length > 0 && <h3 className="ssm-SelectColumns-heading">{texts.standardColumns}</h3>}
      <ColumnList keys={standard} draft={draft} columns={columns} />
      {added.length > 0 && (
        <>
          <h3 className="ssm-SelectColumns-heading">{texts.addedColumns}</h3>
          <ColumnList keys={added} draft={draft} columns={columns} />
        </>
      )}
    </fieldset>
  );
}

interface ColumnListProps extends Pick<SelectColumnsDialogProps, 'columns'> {
  readonly keys: readonly ColumnKey[];
  readonly draft: ColumnsDialog['draft'];
}

function ColumnList({ keys, draft, columns }: ColumnListProps) {
  const { strings } = useSsm();
  const texts = useSelectColumnsTexts();
  return (
    <ul className="ssm-SelectColumns-list" data-part="List">
      {keys.map((key) => {
        const isFixed = draft.fixed.includes(key);
        const { title, tooltip } = columnStrings(strings, key);
        return (
          <li key={key}>
            <Checkbox isSelected={draft.chosen.has(key)} isDisabled={isFixed} onChange={() => columns.toggle(key)}>
              {title}
            </Checkbox>
            {isFixed && <span className="ssm-SelectColumns-note">{texts.isFixed}</span>}
            {isOwnColumnKey(key) && tooltip !== undefined && <span className="ssm-SelectColumns-note">{tooltip}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function PreferenceBox({ dialog, columns }: SelectColumnsDialogProps) {
  const texts = useSelectColumnsTexts();
  const { wantsPreference, isPreferredAlready } = dialog;
  return (
    <div className="ssm-SelectColumns-preference" data-part="Preference">
      <Checkbox
        isSelected={wantsPreference && !isPreferredAlready}
        isDisabled={isPreferredAlready}
        onChange={columns.wantPreference}
      >
        {texts.preference}
      </Checkbox>
      {isPreferredAlready && <p className="ssm-SelectColumns-note">{texts.isPreferred}</p>}
    </div>
  );
}
