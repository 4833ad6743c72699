import { describe, expect, test } from 'vitest';
import { defaultColumnKeys } from '../table/columns.ts';
import { offeredColumns } from './columns.offer.ts';
import { columnPresets, presetOf } from './columns.presets.ts';

const fixed = defaultColumnKeys.slice(0, 2);
const whole = { offered: offeredColumns('V_11K'), fixed, defaults: defaultColumnKeys };

describe('column presets', () => {
  test('begin with the default columns and follow the order of the catalogue', () => {
    expect(Object.fromEntries(columnPresets(whole).map(({ preset, columns }) => [preset, columns]))).toEqual({
      default: ['seqId', 'fullName', 'targetName'],
      plasma: [
        'seqId',
        'fullName',
        'targetName',
        'dilutionGroup',
        'loDb',
        'signalToNoisePlasma',
        'totalCVPlasma',
        'correlationPlasma',
        'fStatPlasma',
        'medianNormalPlasma',
      ],
      serum: [
        'seqId',
        'fullName',
        'targetName',
        'dilutionGroup',
        'loDb',
        'signalToNoiseSerum',
        'totalCVSerum',
        'correlationSerum',
        'fStatSerum',
        'medianNormalSerum',
      ],
      evidence: [
        'seqId',
        'fullName',
        'targetName',
        'uniProtId',
        'entrezGeneName',
        'characterizationInfo',
        'orthogonalStrategies',
        'mrmMsData',
        'ddaMsData',
        'pQtl',
      ],
      all: offeredColumns('V_11K'),
    });
  });

  test('leave out a preset whose own columns have no value in the catalogue', () => {
    const offered = whole.offered.filter((key) => !key.endsWith('Serum'));
    expect(columnPresets({ ...whole, offered }).map(({ preset }) => preset)).toEqual([
      'default',
      'plasma',
      'evidence',
      'all',
    ]);
  });

  test('keep fixed columns first', () => {
    const [usual] = columnPresets({ ...whole, fixed: ['entrezGeneName', 'seqId'] });
    expect(usual?.columns).toEqual(['entrezGeneName', 'seqId', 'fullName', 'targetName']);
  });

  test('are recognised in any order, and not with a column more or less', () => {
    const presets = columnPresets(whole);
    const plasma = presets[1]?.columns ?? [];
    expect([
      presetOf(plasma.toReversed(), presets),
      presetOf(plasma.slice(1), presets),
      presetOf([...plasma, 'pQtl'], presets),
      presetOf(defaultColumnKeys, presets),
    ]).toEqual(['plasma', undefined, undefined, 'default']);
  });
});
