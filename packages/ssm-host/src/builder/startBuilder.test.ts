import { createBuilder, createMemoryWorkingLists, type TaggedPanel, type WorkingListStorage } from 'ssm-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askBeforeLoss } from './startBuilder.ts';

const refusing: WorkingListStorage = {
  connect: () => ({
    change: async () => ({ items: null, problem: 'storage_full' }),
    close: () => undefined,
  }),
};

function panelOf(...seqIds: readonly string[]): TaggedPanel {
  const panel = {
    id: 'p1',
    number: 1,
    owner: 'somebody',
    name: 'Kidney',
    description: '',
    version: 'V_7K' as const,
    seqIds: [...seqIds],
    created: '2026-01-01T00:00:00Z',
    changed: '2026-01-01T00:00:00Z',
    catalogueRevision: 'r1',
    etag: '"1"',
  };
  return { panel, etag: panel.etag };
}

function open(storage: WorkingListStorage) {
  const builder = createBuilder({ storage });
  const page = new EventTarget();
  const stop = askBeforeLoss(builder, page);
  onTestFinished(builder.dispose);
  builder.changeOwner('somebody');
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { builder, asks, stop };
}

test('S1-15, R9: the browser asks before the user leaves the page if the list is neither stored nor saved as a panel', async () => {
  const { builder, asks, stop } = open(refusing);
  await vi.waitFor(() => expect(builder.getSnapshot().problem).toBe('storage_full'));
  const seen = [asks()];
  builder.add('V_7K', ['1-1', '2-1']);
  seen.push(asks());
  builder.noteSaved(panelOf('1-1', '2-1'));
  seen.push(asks());
  builder.remove('V_7K', ['1-1']);
  seen.push(asks());
  builder.undo('V_7K');
  seen.push(asks());
  builder.clear('V_7K');
  seen.push(asks());
  builder.undo('V_7K');
  seen.push(asks());
  stop();
  seen.push(asks());
  expect(seen).toEqual([false, true, false, true, false, false, true, false]);
});

test('the browser does not ask before the user leaves the page if the list is stored', async () => {
  const { builder, asks } = open(createMemoryWorkingLists());
  await vi.waitFor(() => expect(builder.getSnapshot().lists.V_7K.isRead).toBe(true));
  builder.add('V_7K', ['1-1']);
  expect(asks()).toBe(false);
});
