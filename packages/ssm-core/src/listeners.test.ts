import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

function createLog() {
  const log: string[] = [];
  const note = (text: string) => (): void => void log.push(text);
  const listeners = createListeners(() => {
    note('begin')();
    return note('end');
  });
  return { log, note, listeners };
}

test('the store starts with its first listener, stops with its last listener, and can start again', () => {
  const { log, note, listeners } = createLog();
  const heard = [listeners.isHeard()];
  const leave = [listeners.subscribe(note('a')), listeners.subscribe(note('b'))];
  listeners.notify();
  heard.push(listeners.isHeard());
  for (const unsubscribe of leave) unsubscribe();
  listeners.notify();
  heard.push(listeners.isHeard());
  listeners.subscribe(note('c'));
  expect({ log, heard }).toEqual({ log: ['begin', 'a', 'b', 'end', 'begin'], heard: [false, true, false] });
});

test('a function that subscribed twice is called twice, and each unsubscribe removes one subscription', () => {
  const { log, note, listeners } = createLog();
  const listener = note('a');
  const [first] = [listeners.subscribe(listener), listeners.subscribe(listener)];
  listeners.notify();
  first?.();
  first?.();
  listeners.notify();
  expect(log).toEqual(['begin', 'a', 'a', 'a']);
});

test('disposing the listeners stops the store once, and no listener is called or added afterwards', () => {
  const { log, note, listeners } = createLog();
  const unsubscribe = listeners.subscribe(note('a'));
  listeners.dispose();
  listeners.dispose();
  unsubscribe();
  listeners.subscribe(note('b'))();
  listeners.notify();
  expect(log).toEqual(['begin', 'end']);
});
