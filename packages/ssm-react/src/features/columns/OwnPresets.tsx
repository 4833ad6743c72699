import { useState } from 'react';
import type { ColumnsDialog, OwnPreset } from 'ssm-core';
import { columnsOfPreset, ownPresetLimits, presetNameProblem } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useSelectColumnsTexts } from './openColumns.ts';
import type { ColumnsModel } from './useColumns.ts';

export interface OwnPresetsProps {
  readonly dialog: ColumnsDialog;
  readonly columns: ColumnsModel;
}

const focusIt = (element: HTMLElement | null): void => element?.focus();

/** Returns the text of a problem with a name; undefined for a good name. Names of built-in presets are taken, too. */
function useNameProblem(presets: readonly OwnPreset[]): (name: string, before?: string) => string | undefined {
  const { countText } = useSsm();
  const { own, preset } = useSelectColumnsTexts();
  const builtIn = Object.values(preset).map((label) => ({ name: label, columns: [] }));
  return (name, before) => {
    const isBuiltIn = presetNameProblem(name, builtIn) === 'taken';
    const problem = isBuiltIn ? 'taken' : presetNameProblem(name, presets, before);
    const limits = { too_long: ownPresetLimits.nameLength, too_many: ownPresetLimits.presets };
    if (problem === undefined) return undefined;
    return problem === 'too_long' || problem === 'too_many'
      ? own.problems[problem](countText(limits[problem]))
      : own.problems[problem];
  };
}

/** Saves the chosen columns as a preset with a name, and shows, renames and deletes such presets. */
export function OwnPresets({ dialog: { draft }, columns }: OwnPresetsProps) {
  const { own: texts } = useSelectColumnsTexts();
  const { ownPresets } = columns;
  const problemOf = useNameProblem(ownPresets);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const [deleted, setDeleted] = useState<OwnPreset | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [returnedTo, setReturnedTo] = useState<string | null>(null);

  function tell(text: string, isKept: boolean): void {
    setNews(isKept ? text : `${text}. ${texts.notKept}`);
  }

  function save(): void {
    const found = problemOf(name);
    setProblem(found);
    if (found !== undefined || draft.chosen.size === 0) return;
    const chosen = draft.order.filter((key) => draft.chosen.has(key));
    const added = draft.offered.filter((key) => draft.chosen.has(key) && !chosen.includes(key));
    const preset = { name: name.trim(), columns: [...chosen, ...added] };
    tell(texts.saved(preset.name), columns.editPresets({ type: 'preset.save', preset }));
    setDeleted(null);
    setName('');
  }

  function remove(preset: OwnPreset): void {
    tell(texts.deleted(preset.name), columns.editPresets({ type: 'preset.delete', name: preset.name }));
    setDeleted(preset);
  }

  function restore(preset: OwnPreset): void {
    tell(texts.restored(preset.name), columns.editPresets({ type: 'preset.save', preset }));
    setDeleted(null);
    setReturnedTo(preset.name);
  }

  function finishRenaming(preset: OwnPreset, to: string | null): void {
    const next = to?.trim() ?? preset.name;
    if (next !== preset.name) {
      tell(texts.saved(next), columns.editPresets({ type: 'preset.rename', from: preset.name, to: next }));
    }
    setRenaming(null);
    setReturnedTo(next);
  }

  return (
    <section className="ssm-OwnPresets" aria-label={texts.title} data-component="OwnPresets">
      <h3>{texts.title}</h3>
      {ownPresets.length > 0 && (
        <ul>
          {ownPresets.map((preset) => (
            <li key={preset.name}>
              {renaming === preset.name ? (
                <RenameForm
                  name={preset.name}
                  problemOf={(to) => problemOf(to, preset.name)}
                  onDone={(to) => finishRenaming(preset, to)}
                />
              ) : (
                <PresetRow
                  preset={preset}
                  isEmpty={columnsOfPreset(preset, draft).length === 0}
                  hasFocus={returnedTo === preset.name}
                  onChoose={() => columns.chooseColumns(preset.columns)}
                  onRename={() => setRenaming(preset.name)}
                  onDelete={() => remove(preset)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="ssm-OwnPresets-new">
        <TextField
          label={texts.name}
          value={name}
          problem={problem}
          onChange={(text) => {
            setName(text);
            setProblem(undefined);
          }}
          onEnter={save}
        />
        <Button isDisabled={draft.chosen.size === 0} onPress={save}>
          {texts.save}
        </Button>
      </div>
      <p className="ssm-SelectColumns-note">
        <span role="status">{news}</span>{' '}
        {deleted !== null && (
          <Button key={deleted.name} size="small" buttonRef={focusIt} onPress={() => restore(deleted)}>
            {texts.undo}
          </Button>
        )}
      </p>
    </section>
  );
}

interface PresetRowProps {
  readonly preset: OwnPreset;
  /** True if the catalogue lacks all of its columns. */
  readonly isEmpty: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function PresetRow({ preset: { name }, isEmpty, hasFocus, onChoose, onRename, onDelete }: PresetRowProps) {
  const { own: texts } = useSelectColumnsTexts();
  return (
    <>
      <span data-part="Name">{name}</span>
      {isEmpty && <span className="ssm-SelectColumns-note">{texts.notHere}</span>}
      <Button size="small" isDisabled={isEmpty} {...(hasFocus && { buttonRef: focusIt })} onPress={onChoose}>
        <span>{texts.choose}</span> <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="small" variant="quiet" onPress={onRename}>
        <span>{texts.rename}</span> <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="small" variant="quiet" onPress={onDelete}>
        <span>{texts.delete}</span> <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly problemOf: (name: string) => string | undefined;
  /** Called with the new name, or with null if the user keeps the old one. */
  readonly onDone: (name: string | null) => void;
}

function RenameForm({ name: before, problemOf, onDone }: RenameFormProps) {
  const { own: texts } = useSelectColumnsTexts();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? before;
  const [problem, setProblem] = useState<string>();

  function save(): void {
    const found = problemOf(name);
    setProblem(found);
    if (found === undefined) onDone(name);
  }

  return (
    <div className="ssm-OwnPresets-new">
      <TextField
        label={texts.newName(before)}
        value={name}
        problem={problem}
        fieldRef={focusIt}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        onEnter={save}
      />
      <Button onPress={save}>{texts.saveName}</Button>
      <Button variant="quiet" onPress={() => onDone(null)}>
        {texts.cancel}
      </Button>
    </div>
  );
}
