import { describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

function heldWork(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    began.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('createTurns', () => {
  it('runs one work per owner at a time, and waiting work does not block other owners', async () => {
    const began: string[] = [];
    const turns = createTurns(2, 10);
    const works = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...heldWork(began, name) }));
    const results = works.map(async ({ name, work }) => turns.run(name.slice(0, 1), work));
    expect(began).toEqual(['a1', 'b1']);
    works[3]?.end();
    await vi.waitFor(() => expect(began).toEqual(['a1', 'b1', 'c1']));
    works[0]?.end();
    await vi.waitFor(() => expect(began).toEqual(['a1', 'b1', 'c1', 'a2']));
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('failed work ends its turn', async () => {
    const began: string[] = [];
    const turns = createTurns(1, 10);
    const [first, second] = [heldWork(began, 'a1'), heldWork(began, 'a2')];
    const results = [first, second].map(async ({ work }) => turns.run('a', work));
    first.fail();
    second.end();
    expect(await Promise.allSettled(results)).toEqual([
      { status: 'rejected', reason: new Error('a1') },
      { status: 'fulfilled', value: 'a2' },
    ]);
  });

  it('R22: refuses work of an owner with too much waiting, and only of that owner', async () => {
    const turns = createTurns(2, 1);
    const works = ['a1', 'a2', 'a3'].map((name) => heldWork([], name));
    const results = works.map(async ({ work }) => turns.run('a', work));
    expect(await results[2]).toEqual(undefined);
    expect(turns.load()).toEqual({ running: 1, waiting: 1, refused: 1 });
    expect(await turns.run('b', async () => 'b1')).toEqual('b1');
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', undefined]);
    expect(await turns.run('a', async () => 'a4')).toEqual('a4');
    expect(turns.load()).toEqual({ running: 0, waiting: 0, refused: 1 });
  });

  it('R22: refuses work when too much of all owners runs or waits', async () => {
    const turns = createTurns(1, 5, 2);
    const works = ['a1', 'b1', 'c1'].map((name) => heldWork([], name));
    const results = works.map(async ({ work }, index) => turns.run(String(index), work));
    expect(await results[2]).toEqual(undefined);
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(['a1', 'b1', undefined]);
    expect([await turns.run('c', async () => 'c2'), turns.load()]).toEqual([
      'c2',
      { running: 0, waiting: 0, refused: 1 },
    ]);
  });
});
