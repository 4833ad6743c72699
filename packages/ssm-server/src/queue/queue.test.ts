import { describe, expect, it, vi } from 'vitest';
import { createQueue, createSeries } from './queue.ts';

function heldWork(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    began.push(name);
    return promise;
  };
  return { work, resolve: () => resolve(name), reject };
}

describe('createQueue', () => {
  it('runs a limited number at a time, in order of arrival', async () => {
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

  it('failed work frees its place', async () => {
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

  it('R22: refuses work at once when the queue is full', async () => {
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
  it('runs one at a time, also after a failure, and never during the call', async () => {
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
