import { expect, test } from 'vitest';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { readSteps, writeSteps } from './steps.tab.ts';

const added = '2026-11-21T20:00:00.000Z';
const adding = (...seqIds: readonly string[]): WorkingListChange => ({
  add: seqIds.map((seqId) => ({ seqId, added })),
  remove: [],
});
const loading: WorkingListChange = {
  ...adding('3-3'),
  notes: { origin: { panelId: '7', number: 2, name: 'Kidney', etag: '"a"' }, draft: null },
  notesBefore: { origin: null, draft: { name: 'Draft', description: '' } },
};

test('written steps are read back, with the state before each step', () => {
  const steps = { done: [adding('1-1'), loading], undone: [adding('2-2')] };
  expect(readSteps(writeSteps(steps))).toEqual(steps);
});

test('the newest steps are stored if the storage has no room for all steps', () => {
  const whole = adding(...Array.from({ length: 11_000 }, (_, index) => `${index}-1`));
  const steps = readSteps(writeSteps({ done: [adding('1-1'), whole, whole, adding('2-2')], undone: [whole, whole] }));
  expect([steps?.done.map(({ add }) => add.length), steps?.undone.length]).toEqual([[11_000, 1], 0]);
});

test.each([null, '', '{', '{"format":2,"done":[],"undone":[]}', '{"format":1,"done":[{}],"undone":[]}'])(
  'R10: no steps are read from the stored value %j',
  (text) => {
    expect(readSteps(text)).toBe(null);
  },
);
