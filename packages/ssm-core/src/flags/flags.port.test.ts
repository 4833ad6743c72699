import { expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { isMaintenance, maintenanceFlag, watchFlags } from './flags.port.ts';

test('S4-05: only the value "on" of the maintenance flag means maintenance', () => {
  const values = ['on', 'off', 'ON', true, 1, '', null, undefined, { value: 'on' }];
  const answers = values.map((value) =>
    isMaintenance({ get: (key) => (key === maintenanceFlag ? value : 'on'), subscribe: () => () => {} }),
  );
  expect(answers).toEqual([true, false, false, false, false, false, false, false, false]);
});

test('a flag that throws does not mean maintenance, and its error is reported', () => {
  const reported = listenForReported();
  expect([isMaintenance({ get: breaks, subscribe: () => () => {} }), reported]).toEqual([false, breakages(1)]);
});

test('the listener is called after every change until it unsubscribes', () => {
  const listeners = new Set<() => void>();
  const listener = vi.fn();
  const stop = watchFlags(
    {
      get: () => 'off',
      subscribe(each) {
        listeners.add(each);
        return () => listeners.delete(each);
      },
    },
    listener,
  );
  for (const tell of listeners) tell();
  stop();
  for (const tell of listeners) tell();
  expect([listener.mock.calls.length, listeners.size]).toEqual([1, 0]);
});

test('errors of a service that throws on subscribe or unsubscribe are reported, and the caller continues', () => {
  const reported = listenForReported();
  const get = (): string => 'off';
  watchFlags({ get, subscribe: breaks }, () => {})();
  watchFlags({ get, subscribe: () => breaks }, () => {})();
  expect(reported).toEqual(breakages(2));
});
