import { expect, test } from 'vitest';
import { panelSource } from '../../testing/panels.ts';
import { unsavedChanges } from './panel.unsaved.ts';

test('unsaved changes are counted per reagent in any order, plus waiting imported lists', () => {
  const panel = ['1-1', '2-1', '3-1'];
  const countOf = (...seqIds: readonly string[]) => unsavedChanges({ seqIds: new Set(seqIds), sources: [] }, panel);
  expect([
    countOf('3-1', '1-1', '2-1'),
    countOf('2-1', '4-1', '5-1'),
    countOf(),
    unsavedChanges({ seqIds: new Set(panel), sources: [panelSource()] }, panel),
  ]).toEqual([
    { added: 0, removed: 0, sources: 0 },
    { added: 2, removed: 2, sources: 0 },
    { added: 0, removed: 3, sources: 0 },
    { added: 0, removed: 0, sources: 1 },
  ]);
});
