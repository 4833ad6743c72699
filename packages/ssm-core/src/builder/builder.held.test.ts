import { expect, onTestFinished, test } from 'vitest';
import { createMemoryWorkingLists } from '../storage/lists/lists.memory.ts';
import { textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { createHeldRows } from './builder.held.ts';
import { createBuilder } from './builder.ts';

function filled() {
  const builder = createBuilder({ storage: createMemoryWorkingLists() });
  onTestFinished(builder.dispose);
  builder.changeOwner('ann');
  return builder;
}

test('S2-28: a menu row cannot be selected while the working list of its version has the row', () => {
  const builder = filled();
  const read = createHeldRows(builder);
  expect(read()).toBe(undefined);
  builder.add('V_7K', ['2-1']);
  const held = read();
  const table = smallTable({ seqId: textColumn(['1-1', '2-1', '3-1']) });
  expect([held?.has('2-1', 'V_7K'), held?.has('2-1', 'V_11K'), held?.has('1-1', 'V_7K')]).toEqual([true, false, false]);
  expect([...(held?.without(table, Uint32Array.of(2, 1, 0)) ?? [])]).toEqual([2, 0]);
});

test('held rows are the same object until a list changes, and pressing a held row removes it from the list', () => {
  const builder = filled();
  const read = createHeldRows(builder);
  builder.add('V_11K', ['2-1', '3-1']);
  const held = read();
  builder.noteDraft('V_11K', { name: 'K', description: '' });
  expect(read()).toBe(held);
  held?.onPress('2-1', 'V_11K');
  expect([[...builder.getSnapshot().lists.V_11K.seqIds], read() === held]).toEqual([['3-1'], false]);
});
