import { describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { SatError } from '../../api/error.ts';
import { panel, panelSource } from '../../testing/panels.ts';
import { breakages, breaks, listenForReported } from '../../testing/reported.ts';
import type { TaggedPanel } from '../panels.queries.ts';
import { createPanelSave, type PanelSave, type PanelSavePorts, type SavedList } from './panel.save.ts';

const saved: TaggedPanel = { panel: { ...panel, name: 'Liver' }, etag: '"one"' };
const list: SavedList = {
  kind: 'list',
  version: 'V_7K',
  seqIds: ['2-1'],
  origin: null,
  draft: { name: 'Liver', description: '' },
};
const gone = new SatError('not_found', { status: 404 });

type Mocked = { readonly [Port in keyof PanelSavePorts]: Mock<PanelSavePorts[Port]> };

function portsWith(calls: Partial<Mocked> = {}): Mocked {
  const never = () => new Promise<never>(() => undefined);
  return {
    readPanel: vi.fn<PanelSavePorts['readPanel']>(never),
    readSources: vi.fn<PanelSavePorts['readSources']>(never),
    createPanel: vi.fn<PanelSavePorts['createPanel']>(never),
    savePanel: vi.fn<PanelSavePorts['savePanel']>(never),
    onDraft: vi.fn(),
    onRefused: vi.fn(),
    onSaved: vi.fn(),
    onCancelled: vi.fn(),
    ...calls,
  };
}

function listenedTo(save: PanelSave): PanelSave {
  save.subscribe(() => undefined);
  onTestFinished(save.dispose);
  return save;
}

function started(ports: PanelSavePorts, work: Parameters<typeof createPanelSave>[1] = list) {
  return listenedTo(createPanelSave(ports, work));
}

describe('a save and its requests', () => {
  test('R4: sends a new panel with a new key, and reports that the panel is saved', async () => {
    const createPanel = vi.fn<PanelSavePorts['createPanel']>(async () => saved);
    const ports = portsWith({ createPanel });
    const save = started(ports);
    expect(save.getSnapshot().step).toBe('naming');
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'ended');
    const [content, key] = createPanel.mock.calls[0] ?? [];
    expect([content, /^[0-9a-f]{32}$/.test(key ?? ''), ports.onSaved.mock.calls]).toEqual([
      { name: 'Liver', description: '', version: 'V_7K', seqIds: ['2-1'] },
      true,
      [[saved, [], true]],
    ]);
  });

  test('S4-21: sends the source lists of the copied panel before the lists of the save, each once', async () => {
    const createPanel = vi.fn<PanelSavePorts['createPanel']>(async () => saved);
    const readSources = vi.fn<PanelSavePorts['readSources']>(async () => [
      panelSource({ id: 'a' }),
      panelSource({ id: 'b' }),
    ]);
    const save = started(portsWith({ createPanel, readSources }), {
      ...list,
      sources: [panelSource({ id: 'b' }), panelSource({ id: 'c' })],
      sourcesFrom: { panelId: 'panel-1', number: 2 },
    });
    save.save();
    await vi.waitUntil(() => createPanel.mock.calls.length === 1);
    expect([readSources.mock.calls[0]?.[0], createPanel.mock.calls[0]?.[0].sources?.map(({ id }) => id)]).toEqual([
      { panelId: 'panel-1', number: 2 },
      ['a', 'b', 'c'],
    ]);
  });

  test('S4-21: a copy fails if its source lists cannot be read, and has no lists of a deleted panel', async () => {
    const unavailable = new SatError('unavailable', { status: 503 });
    const readSources = vi
      .fn<PanelSavePorts['readSources']>()
      .mockRejectedValueOnce(unavailable)
      .mockRejectedValueOnce(gone);
    const createPanel = vi.fn<PanelSavePorts['createPanel']>(async () => saved);
    const save = started(portsWith({ createPanel, readSources }), { ...list, sourcesFrom: { panelId: 'panel-1' } });
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'failed');
    expect([save.getSnapshot().failure, createPanel.mock.calls.length]).toEqual([unavailable, 0]);
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'ended');
    expect('sources' in (createPanel.mock.calls[0]?.[0] ?? {})).toBe(false);
  });

  test('aborts its request without a report if it is cancelled or disposed', async () => {
    const ports = portsWith();
    const [one, other] = [started(ports), started(ports)];
    for (const save of [one, other]) save.save();
    await vi.waitUntil(() => ports.createPanel.mock.calls.length === 2);
    one.cancel();
    other.dispose();
    expect([
      ports.createPanel.mock.calls.map(([, , signal]) => signal.aborted),
      ports.onCancelled.mock.calls.length,
    ]).toEqual([[true, true], 1]);
  });

  test('reports an error that is not an answer of the server as a network failure', async () => {
    const save = started(portsWith({ createPanel: vi.fn(() => Promise.reject(new TypeError('broken'))) }));
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'failed');
    expect(save.getSnapshot().failure?.code).toBe('network');
  });

  test('reports each draft that the user types, and the field for which a draft is refused', () => {
    const ports = portsWith();
    const save = started(ports);
    save.changeDraft({ name: ' ' });
    save.save();
    expect([ports.onDraft.mock.calls, ports.onRefused.mock.calls]).toEqual([
      [[{ name: ' ', description: '' }]],
      [['name']],
    ]);
  });
});

describe('a save that continues with other ports', () => {
  test('R4: keeps the draft and the key of a running request', async () => {
    const first = portsWith();
    const save = started(first);
    save.changeDraft({ name: 'Kidney' });
    save.save();
    await vi.waitUntil(() => first.createPanel.mock.calls.length === 1);
    const second = portsWith({ createPanel: vi.fn(async () => saved) });
    const next = listenedTo(save.continueWith(second));
    save.dispose();
    expect([next.getSnapshot().step, next.getSnapshot().draft.name]).toEqual(['naming', 'Kidney']);
    next.save();
    await vi.waitUntil(() => next.getSnapshot().step === 'ended');
    expect(second.createPanel.mock.calls.map(([, key]) => key)).toEqual(
      first.createPanel.mock.calls.map(([, key]) => key),
    );
  });

  test('restarts a request that reads a panel', async () => {
    const origin = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };
    const save = started(portsWith(), { ...list, draft: undefined, origin });
    expect(save.getSnapshot().step).toBe('opening');
    const next = listenedTo(
      save.continueWith(portsWith({ readPanel: vi.fn(async () => ({ panel, etag: '"newer"' })) })),
    );
    await vi.waitUntil(() => next.getSnapshot().step === 'naming');
    expect([next.getSnapshot().origin, next.getSnapshot().draft]).toEqual([
      { panel, etag: '"three"' },
      { name: 'Kidney', description: 'Renal markers' },
    ]);
  });
});

test('requests run only while there are listeners, and a new listener finds the draft', async () => {
  const ports = portsWith();
  const save = createPanelSave(ports, { kind: 'rename', panelId: 'panel-1' });
  const states = [save.getSnapshot().step, ports.readPanel.mock.calls.length];
  const leave = save.subscribe(() => undefined);
  leave();
  expect([...states, ports.readPanel.mock.calls.map(([, signal]) => signal.aborted)]).toEqual(['opening', 0, [true]]);
  ports.readPanel.mockResolvedValue({ panel, etag: '"three"' });
  const leaveAgain = save.subscribe(() => undefined);
  await vi.waitUntil(() => save.getSnapshot().step === 'naming');
  save.changeDraft({ name: 'Liver' });
  leaveAgain();
  onTestFinished(save.subscribe(() => undefined));
  expect([save.getSnapshot().step, save.getSnapshot().draft.name]).toEqual(['naming', 'Liver']);
});

test('the snapshot of a save is the same object until something changes', () => {
  const save = started(portsWith());
  const listener = vi.fn();
  const unsubscribe = save.subscribe(listener);
  const before = save.getSnapshot();
  expect(save.getSnapshot()).toBe(before);
  save.changeDraft({ name: 'Kidney' });
  unsubscribe();
  save.changeDraft({ name: 'Spleen' });
  expect([save.getSnapshot() === before, listener.mock.calls.length]).toEqual([false, 1]);
});

describe('a host function that throws', () => {
  test('is reported if it is a callback, and the panel is saved with its draft', async () => {
    const reported = listenForReported();
    const told = { onDraft: vi.fn(breaks), onRefused: vi.fn(breaks), onSaved: vi.fn(breaks) };
    const save = started(portsWith({ ...told, createPanel: vi.fn(async () => saved) }));
    save.changeDraft({ name: ' ' });
    save.save();
    save.changeDraft({ name: 'Liver' });
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'ended');
    const calls = Object.values(told).map(({ mock }) => mock.calls.length);
    const cancelled = started(portsWith({ onCancelled: vi.fn(breaks) }));
    cancelled.cancel();
    expect([calls, cancelled.getSnapshot().step, reported]).toEqual([[2, 1, 1], 'ended', breakages(5)]);
  });

  test('counts as a network failure if it is a request, and can be retried', async () => {
    const readPanel = vi.fn<PanelSavePorts['readPanel']>(breaks);
    const opened = started(portsWith({ readPanel }), { kind: 'rename', panelId: 'panel-1' });
    await vi.waitUntil(() => opened.getSnapshot().step === 'unopened');
    const failure = opened.getSnapshot().failure?.code;
    readPanel.mockResolvedValue({ panel, etag: '"three"' });
    opened.openAgain();
    await vi.waitUntil(() => opened.getSnapshot().step === 'naming');
    const save = started(portsWith({ createPanel: vi.fn(breaks) }));
    save.save();
    await vi.waitUntil(() => save.getSnapshot().step === 'failed');
    expect([failure, save.getSnapshot().failure?.code]).toEqual(['network', 'network']);
  });
});
