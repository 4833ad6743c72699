import { expect, test } from 'vitest';
import { generateDemoCatalogue } from './generateDemoCatalogue.ts';

test('makes both demo catalogues in less than the five seconds of the processor that a first start may take', async () => {
  const before = process.cpuUsage();
  await generateDemoCatalogue('V_7K');
  await generateDemoCatalogue('V_11K');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});
