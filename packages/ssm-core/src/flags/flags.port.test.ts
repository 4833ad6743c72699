import { expect, test } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { isMaintenance, maintenanceFlag } from './flags.port.ts';

test('S4-05: only the value "on" of the maintenance flag means maintenance', () => {
  const values = ['on', 'off', 'ON', true, 1, '', null, undefined, { value: 'on' }];
  const answers = values.map((value) =>
    isMaintenance({ get: (key) => (key === maintenanceFlag ? value : 'on'), subscribe: () => () => {} }),
  );
  expect(answers).toEqual([true, false, false, false, false, false, false, false, false]);
});

test('a flag that cannot be read is not known, which is no maintenance, and what was thrown is reported', () => {
  const reported = listenForReported();
  expect([isMaintenance({ get: breaks, subscribe: () => () => {} }), reported]).toEqual([false, breakages(1)]);
});
