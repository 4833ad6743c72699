import type { ColumnKey } from '../api/types.ts';
import type { ColumnsInput } from './columns.draft.ts';

/** `own` are columns without which a preset says nothing; `beside` are shown with them. */
interface Named {
  readonly own: readonly ColumnKey[];
  readonly beside: readonly ColumnKey[];
}

const named = {
  plasma: {
    own: ['signalToNoisePlasma', 'totalCVPlasma', 'correlationPlasma', 'fStatPlasma', 'medianNormalPlasma'],
    beside: ['dilutionGroup', 'loDb'],
  },
  serum: {
    own: ['signalToNoiseSerum', 'totalCVSerum', 'correlationSerum', 'fStatSerum', 'medianNormalSerum'],
    beside: ['dilutionGroup', 'loDb'],
  },
  evidence: {
    own: ['characterizationInfo', 'orthogonalStrategies', 'mrmMsData', 'ddaMsData', 'pQtl'],
    beside: ['uniProtId', 'entrezGeneName'],
  },
} satisfies Readonly<Record<string, Named>>;

export type ColumnPreset = 'default' | keyof typeof named | 'all';

export interface PresetColumns<Preset extends string = ColumnPreset> {
  readonly preset: Preset;
  readonly columns: readonly ColumnKey[];
}

/**
 * Returns the presets of a catalogue in the order in which they are offered. Each begins with the fixed and default
 * columns. A preset without any column of its own in the catalogue is left out.
 */
export function columnPresets(input: Omit<ColumnsInput, 'shown'>): readonly PresetColumns[] {
  const { offered, fixed, defaults } = input;
  const first = [...new Set([...fixed, ...defaults])].filter((key) => offered.includes(key));
  const withFirst = (keys: readonly ColumnKey[]) => [
    ...first,
    ...offered.filter((key) => keys.includes(key) && !first.includes(key)),
  ];
  const names = Object.keys(named) as (keyof typeof named)[];
  return [
    { preset: 'default', columns: first },
    ...names.flatMap((preset) => {
      const { own, beside }: Named = named[preset];
      return own.some((key) => offered.includes(key)) ? [{ preset, columns: withFirst([...beside, ...own]) }] : [];
    }),
    { preset: 'all', columns: withFirst(offered) },
  ];
}

/** Returns the preset with exactly these columns, in any order. Undefined if there is none. */
export function presetOf<Preset extends string>(
  shown: readonly ColumnKey[],
  presets: readonly PresetColumns<Preset>[],
): Preset | undefined {
  const isShown = new Set(shown);
  return presets.find(({ columns }) => columns.length === isShown.size && columns.every((key) => isShown.has(key)))
    ?.preset;
}
