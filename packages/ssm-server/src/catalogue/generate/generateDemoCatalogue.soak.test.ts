import { expect, test } from 'vitest';
import { generateDemoCatalogue } from './generateDemoCatalogue.ts';

test('both demo catalogues are generated within the five seconds of CPU time of a first start', async () => {
  const before = process.cpuUsage();
  await generateDemoCatalogue('V_7K');
  await generateDemoCatalogue('V_11K');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});
