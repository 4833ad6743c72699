import { expect, test } from 'vitest';
import { isMaintenance, maintenanceFlag } from './flags.port.ts';

test('S4-05: only the value "on" of the maintenance flag means maintenance', () => {
  const values = ['on', 'off', 'ON', true, 1, '', null, undefined, { value: 'on' }];
  const answers = values.map((value) =>
    isMaintenance({ get: (key) => (key === maintenanceFlag ? value : 'on'), subscribe: () => () => {} }),
  );
  expect(answers).toEqual([true, false, false, false, false, false, false, false, false]);
});
