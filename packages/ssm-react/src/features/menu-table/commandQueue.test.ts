import { expect, it } from 'vitest';
import { createCommandQueue } from './commandQueue.ts';

it('keeps commands in order until there is someone to carry them out', () => {
  const done: string[] = [];
  const queue = createCommandQueue<string>();
  queue.run('first');
  queue.run('second');
  const detach = queue.attach((command) => done.push(command));
  queue.run('third');
  detach();
  queue.run('fourth');
  expect(done).toEqual(['first', 'second', 'third']);
  queue.attach((command) => done.push(command));
  expect(done).toEqual(['first', 'second', 'third', 'fourth']);
});
