import { afterAll, expect, test } from 'vitest';
import { writeZip } from './zip.ts';

const ownZone = process.env['TZ'];

afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

test('S1-10: equal content makes equal files, also after the time zone has changed', async () => {
  const archives: string[] = [];
  for (const zone of ['Asia/Tokyo', 'America/Denver', 'Pacific/Kiritimati']) {
    process.env['TZ'] = zone;
    const pieces = await writeZip([{ name: 'a.txt', content: ['a'] }]);
    archives.push(Buffer.concat(pieces).toString('hex'));
  }
  expect(archives.map((archive) => archive === archives[0])).toEqual([true, true, true]);
});
