import { describe, expect, it, vi } from 'vitest';
import { createOwnQueues, createQueue, createSeries, createTurns } from './queue.ts';

function heldWork(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    began.push(name);
    return promise;
  };
  return { work, resolve: () => resolve(name), reject };
}

describe('createQueue', () => {
  it('runs a limited number of pieces of work at a time, in order of arrival', async () => {
    const began: string[] = [];
    const queue = createQueue(2, 10);
    const works = ['a', 'b', 'c', 'd'].map((name) => heldWork(began, name));
    const results = works.map(async ({ work }) => queue.run(work));
    expect(began).toEqual(['a', 'b']);
    works[1]?.resolve();
    expect(await results[1]).toEqual('b');
    await Promise.resolve();
    expect(began).toEqual(['a', 'b', 'c']);
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect(began).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts the next work after work that fails', async () => {
    const began: string[] = [];
    const queue = createQueue(1, 1);
    const [first, second] = [heldWork(began, 'a'), heldWork(began, 'b')];
    const results = [first, second].map(async ({ work }) => queue.run(work));
    first.reject(new Error('broken'));
    second.resolve();
    expect(await Promise.allSettled(results)).toEqual([
      { status: 'rejected', reason: new Error('broken') },
      { status: 'fulfilled', value: 'b' },
    ]);
  });

  it('R22: refuses work at once if the queue is full', async () => {
    const began: string[] = [];
    const queue = createQueue(1, 1);
    const works = ['a', 'b', 'c'].map((name) => heldWork(began, name));
    const results = works.map(async ({ work }) => queue.run(work));
    expect(await results[2]).toEqual(undefined);
    expect(queue.load()).toEqual({ running: 1, waiting: 1, refused: 1 });
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a', 'b', undefined]);
    expect(await queue.run(async () => 'd')).toEqual('d');
    expect(queue.load()).toEqual({ running: 0, waiting: 0, refused: 1 });
  });
});

describe('createSeries', () => {
  it('runs one piece of work at a time, also after a failure, and never during the call', async () => {
    const began: string[] = [];
    const series = createSeries();
    const works = ['a', 'b', 'c'].map((name) => heldWork(began, name));
    const results = works.map(({ work }) => series.run(work));
    const duringTheCall = [...began];
    works[0]?.reject(new Error('broken'));
    works[2]?.resolve();
    await expect(results[0]).rejects.toThrow('broken');
    await vi.waitFor(() => expect(began).toEqual(['a', 'b']));
    works[1]?.resolve();
    expect([duringTheCall, await results[1], await results[2], began]).toEqual([[], 'b', 'c', ['a', 'b', 'c']]);
  });
});

describe('createOwnQueues', () => {
  it('limits each owner separately, and accepts work again after earlier work has ended or failed', async () => {
    const shares = createOwnQueues(2, 0);
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const failing = shares.run('a', () => first.promise);
    const held = shares.run('a', () => second.promise);
    expect(shares.run('a', async () => 'a3')).toBe(undefined);
    expect(await shares.run('b', async () => 'b1')).toBe('b1');
    first.reject(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await shares.run('a', async () => 'a4')).toBe('a4');
    second.resolve('a2');
    expect(await held).toBe('a2');
  });

  it('counts work that an owner starts as soon as their previous work has ended', async () => {
    const queues = createOwnQueues(1, 0);
    const next = Promise.withResolvers<string>();
    await queues.run('a', async () => 'a1');
    const running = queues.run('a', () => next.promise);
    expect([queues.run('a', async () => 'a3'), queues.run('b', async () => 'b1') === undefined]).toEqual([
      undefined,
      false,
    ]);
    next.resolve('a2');
    expect(await running).toBe('a2');
  });
});

describe('createTurns', () => {
  it('runs one piece of work per owner at a time, so that waiting work does not block other owners', async () => {
    const began: string[] = [];
    const turns = createTurns(2, 10);
    const works = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...heldWork(began, name) }));
    const results = works.map(async ({ name, work }) => turns.run(name.slice(0, 1), work));
    expect(began).toEqual(['a1', 'b1']);
    works[3]?.resolve();
    await vi.waitFor(() => expect(began).toEqual(['a1', 'b1', 'c1']));
    works[0]?.resolve();
    await vi.waitFor(() => expect(began).toEqual(['a1', 'b1', 'c1', 'a2']));
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('gives the next work its turn after work that fails', async () => {
    const began: string[] = [];
    const turns = createTurns(1, 10);
    const [first, second] = [heldWork(began, 'a1'), heldWork(began, 'a2')];
    const results = [first, second].map(async ({ work }) => turns.run('a', work));
    first.reject(new Error('a1'));
    second.resolve();
    expect(await Promise.allSettled(results)).toEqual([
      { status: 'rejected', reason: new Error('a1') },
      { status: 'fulfilled', value: 'a2' },
    ]);
  });

  it('R22: refuses work of an owner with too much waiting work, but not of other owners', async () => {
    const turns = createTurns(2, 1);
    const works = ['a1', 'a2', 'a3'].map((name) => heldWork([], name));
    const results = works.map(async ({ work }) => turns.run('a', work));
    expect(await results[2]).toEqual(undefined);
    expect(turns.load()).toEqual({ running: 1, waiting: 1, refused: 1 });
    expect(await turns.run('b', async () => 'b1')).toEqual('b1');
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', undefined]);
    expect(await turns.run('a', async () => 'a4')).toEqual('a4');
    expect(turns.load()).toEqual({ running: 0, waiting: 0, refused: 1 });
  });

  it('R22: refuses work if too much work of all owners together runs or waits', async () => {
    const turns = createTurns(1, 5, 2);
    const works = ['a1', 'b1', 'c1'].map((name) => heldWork([], name));
    const results = works.map(async ({ work }, index) => turns.run(String(index), work));
    expect(await results[2]).toEqual(undefined);
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a1', 'b1', undefined]);
    expect([await turns.run('c', async () => 'c2'), turns.load()]).toEqual([
      'c2',
      { running: 0, waiting: 0, refused: 1 },
    ]);
  });
});
