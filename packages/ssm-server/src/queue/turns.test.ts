import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function heldWork(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    began.push(name);
    return promise;
  };
  return { work, resolve: () => resolve(name), reject };
}

describe('createTurns', () => {
  it('runs so many at a time, in the order of asking', async () => {
    const began: string[] = [];
    const turns = createTurns(2, 10);
    const works = ['a', 'b', 'c', 'd'].map((name) => heldWork(began, name));
    const results = works.map(async ({ work }) => turns.take(work));
    expect(began).toEqual(['a', 'b']);
    works[1]?.resolve();
    expect(await results[1]).toEqual('b');
    await Promise.resolve();
    expect(began).toEqual(['a', 'b', 'c']);
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect(began).toEqual(['a', 'b', 'c', 'd']);
  });

  it('work that fails gives its turn on', async () => {
    const began: string[] = [];
    const turns = createTurns(1, 1);
    const [first, second] = [heldWork(began, 'a'), heldWork(began, 'b')];
    const results = [first, second].map(async ({ work }) => turns.take(work));
    first.reject(new Error('broken'));
    second.resolve();
    expect(await Promise.allSettled(results)).toEqual([
      { status: 'rejected', reason: new Error('broken') },
      { status: 'fulfilled', value: 'b' },
    ]);
  });

  it('R22: sends away at once whoever finds the line full', async () => {
    const began: string[] = [];
    const turns = createTurns(1, 1);
    const works = ['a', 'b', 'c'].map((name) => heldWork(began, name));
    const results = works.map(async ({ work }) => turns.take(work));
    expect(await results[2]).toEqual(undefined);
    for (const { resolve } of works) resolve();
    expect(await Promise.all(results)).toEqual(['a', 'b', undefined]);
    expect(await turns.take(async () => 'd')).toEqual('d');
  });
});
