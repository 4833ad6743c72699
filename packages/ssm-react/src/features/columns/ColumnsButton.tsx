import { memo, useEffect, useMemo } from 'react';
import type { AssayVersion, Catalogue, ColumnKey } from 'ssm-core';
import { columnDefinition, defaultColumnKeys } from 'ssm-core/engine';
import {
  type ColumnPreset,
  columnPresets,
  columnsOfPreset,
  offeredColumns,
  type PresetColumns,
  presetOf,
} from 'ssm-core/internal';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { whenUsed } from '../../ui/hooks/whenIdle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { Select } from '../../ui/select/Select.tsx';
import { useSelectColumnsTexts } from './openColumns.ts';
import type { ColumnsModel } from './useColumns.ts';

export interface ColumnsButtonProps {
  readonly version: AssayVersion;
  /** The catalogue. Columns in which no reagent has a value are not offered. */
  readonly catalogue: Catalogue | undefined;
  readonly shown: readonly ColumnKey[];
  /** Columns shown while the user has neither chosen nor preferred any. Default: the first three of the catalogue. */
  readonly defaults?: readonly ColumnKey[] | undefined;
  /** Number of columns that the user cannot remove; default 2. */
  readonly fixedColumnCount?: number | undefined;
  readonly columns: ColumnsModel;
}

const loadDialog = () => import('./SelectColumnsDialog.tsx');

export const ColumnsButton = memo(function ColumnsButton(props: ColumnsButtonProps) {
  const { version, catalogue, shown, defaults = defaultColumnKeys, fixedColumnCount = 2, columns } = props;
  const { preferred, dialog, cancel } = columns;
  const texts = useSelectColumnsTexts();
  const { part, preload } = useDeferredPart(loadDialog, dialog !== null, cancel);
  useEffect(() => whenUsed(preload), [preload]);
  const offered = useMemo(() => offeredColumns(version, catalogue), [version, catalogue]);
  const usual = preferred.length > 0 ? preferred : defaults;
  const fixed = usual.filter((key) => offered.includes(key)).slice(0, fixedColumnCount);

  return (
    <>
      <PendingButton
        isPending={dialog !== null && part === undefined}
        onApproach={preload}
        onPress={() => columns.open({ version, shown, offered, fixed, defaults })}
      >
        {texts.button}
      </PendingButton>
      <PresetChoice
        presets={columnPresets({ offered, fixed, defaults })}
        ownPresets={columns.ownPresets.flatMap((each): readonly PresetColumns<OwnChoice>[] => {
          const keys = columnsOfPreset(each, { offered, fixed });
          return keys.length === 0 ? [] : [{ preset: `own:${each.name}`, columns: keys }];
        })}
        shown={shown}
        preferred={preferred}
        onShow={(keys) => columns.show(keys, version)}
      />
      <LookButton
        component="TallButton"
        label={texts.tall}
        hint={texts.tall}
        path="M3 2h10M3 14h10M8 4.5v7M5.5 7 8 4.5 10.5 7M5.5 9 8 11.5 10.5 9"
        isOn={columns.isTall}
        onChange={columns.makeTall}
      />
      {shown.some((key) => columnDefinition(key).kind === 'number') && (
        <LookButton
          component="BarsButton"
          label={texts.bars}
          hint={texts.barsHint}
          path="M2 4h9M2 8h5M2 12h12"
          isOn={columns.hasBars}
          onChange={columns.showBars}
        />
      )}
      {dialog !== null && part !== undefined && (
        <DialogBoundary onClose={cancel}>
          <part.SelectColumnsDialog dialog={dialog} columns={columns} />
        </DialogBoundary>
      )}
    </>
  );
});

/** A preset that the person has named. The colon keeps its name apart from the built-in presets. */
type OwnChoice = `own:${string}`;

interface PresetChoiceProps {
  readonly presets: readonly PresetColumns[];
  readonly ownPresets: readonly PresetColumns<OwnChoice>[];
  readonly shown: readonly ColumnKey[];
  readonly preferred: readonly ColumnKey[];
  readonly onShow: (columns: readonly ColumnKey[]) => void;
}

/** Chooses a named set of columns. Own columns are those that the user prefers, or has chosen just now. */
function PresetChoice({ presets, ownPresets, shown, preferred, onShow }: PresetChoiceProps) {
  const texts = useSelectColumnsTexts();
  const all: readonly PresetColumns<ColumnPreset | OwnChoice>[] = [...presets, ...ownPresets];
  const now = presetOf(shown, all);
  const hasOwn = now === undefined || (preferred.length > 0 && presetOf(preferred, all) === undefined);
  const options: readonly { readonly value: ColumnPreset | OwnChoice | 'own'; readonly label: string }[] = [
    ...presets.map(({ preset }) => ({ value: preset, label: texts.preset[preset] })),
    ...ownPresets.map(({ preset }) => ({ value: preset, label: preset.slice('own:'.length) })),
    ...(hasOwn ? [{ value: 'own' as const, label: texts.preset.own }] : []),
  ];

  function choose(chosen: ColumnPreset | OwnChoice | 'own'): void {
    const columns = chosen === 'own' ? preferred : all.find(({ preset }) => preset === chosen)?.columns;
    if (columns && columns.length > 0) onShow(columns);
  }

  return (
    <span className="ssm-ColumnPresets" data-part="ColumnPresets">
      <Select label={texts.presets} options={options} value={now ?? 'own'} onChange={choose} />
    </span>
  );
}

interface LookButtonProps {
  readonly component: string;
  readonly label: string;
  readonly hint: string;
  /** Path of the icon. It loads with this button, because no other uses it. */
  readonly path: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches a look of all tables on and off. */
function LookButton({ component, label, hint, path, isOn, onChange }: LookButtonProps) {
  return (
    <button
      type="button"
      className="ssm-IconButton ssm-LookButton"
      data-component={component}
      data-size="medium"
      aria-pressed={isOn}
      aria-label={label}
      title={hint}
      onClick={() => onChange(!isOn)}
    >
      <svg className="ssm-Icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}
