import { describe, expect, test } from 'vitest';
import {
  changePresets,
  columnsOfPreset,
  keepPresets,
  keptPresets,
  type OwnPreset,
  presetNameProblem,
} from './columns.own.ts';

const plasma: OwnPreset = { name: 'Plasma CV', columns: ['seqId', 'totalCVPlasma'] };
const serum: OwnPreset = { name: 'Serum', columns: ['totalCVSerum'] };

function storage() {
  const items = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return { items, open };
}

const forbidden = (): never => {
  throw new Error('denied');
};

describe('own column presets', () => {
  test('are stored for each person, and removed with the last one', () => {
    const { items, open } = storage();
    const kept = keepPresets(open, 'ada', [plasma, serum]);
    const read = [keptPresets(open, 'ada'), keptPresets(open, 'bob')];
    keepPresets(open, 'ada', []);
    expect([kept, read, [...items]]).toEqual([true, [[plasma, serum], []], []]);
  });

  test('skip what another release or a person has damaged, and a browser that refuses storage is reported', () => {
    const { items, open } = storage();
    const presets = [
      plasma,
      { name: 'New', columns: ['unknown'] },
      { name: '' },
      null,
      { name: 3, columns: ['seqId'] },
    ];
    items.set('columnPresets:ada', JSON.stringify({ format: 1, presets }));
    items.set('columnPresets:bob', '{');
    items.set('columnPresets:eve', JSON.stringify({ format: 2, presets }));
    expect([
      keptPresets(open, 'ada'),
      keptPresets(open, 'bob'),
      keptPresets(open, 'eve'),
      keptPresets(forbidden, 'ada'),
      keepPresets(forbidden, 'ada', [plasma]),
    ]).toEqual([[plasma], null, null, null, false]);
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(41), 'too_long'],
    ['x'.repeat(40), undefined],
    [' plasma cv ', 'taken'],
    ['Liver', undefined],
  ])('the name %j has the problem %s', (name, problem) => {
    expect(presetNameProblem(name, [plasma])).toBe(problem);
  });

  test('are at most twenty, which can still be renamed', () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ ...serum, name: `Preset ${index}` }));
    expect([
      presetNameProblem('One more', full),
      presetNameProblem('Other', full, 'Preset 3'),
      presetNameProblem('PRESET 3', full, 'Preset 3'),
      changePresets(full, { type: 'preset.save', preset: plasma }) === full,
    ]).toEqual(['too_many', undefined, undefined, true]);
  });

  test('are added, renamed in their place, and deleted', () => {
    const added = changePresets([plasma], { type: 'preset.save', preset: { ...serum, name: ' Serum ' } });
    const renamed = changePresets(added, { type: 'preset.rename', from: 'Plasma CV', to: 'CV ' });
    const taken = changePresets(added, { type: 'preset.rename', from: 'Plasma CV', to: 'serum' });
    expect([
      added,
      renamed,
      taken === added,
      changePresets(added, { type: 'preset.delete', name: 'Plasma CV' }),
    ]).toEqual([[plasma, serum], [{ ...plasma, name: 'CV' }, serum], true, [serum]]);
  });

  test('show the columns that the catalogue offers, the fixed ones first', () => {
    const offered = ['seqId', 'fullName', 'totalCVPlasma'] as const;
    expect([
      columnsOfPreset(plasma, { offered, fixed: ['fullName'] }),
      columnsOfPreset(serum, { offered, fixed: ['fullName'] }),
    ]).toEqual([['fullName', 'seqId', 'totalCVPlasma'], []]);
  });
});
