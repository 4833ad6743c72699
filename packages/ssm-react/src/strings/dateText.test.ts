import { afterAll, describe, expect, test } from 'vitest';
import { createDateText } from './dateText.ts';

const ownZone = process.env['TZ'];

function inZone(zone: string, dates: readonly string[], timeStyle?: 'short'): readonly string[] {
  process.env['TZ'] = zone;
  return dates.map(
    createDateText('en', timeStyle === undefined ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle }),
  );
}

afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe.each([
  ['America/Denver', 'Dec 31, 2025', 'Dec 31, 2025, 11:30 PM'],
  ['Asia/Tokyo', 'Jan 1, 2026', 'Jan 1, 2026, 3:30 PM'],
  ['Pacific/Kiritimati', 'Jan 1, 2026', 'Jan 1, 2026, 8:30 PM'],
])('S1-10: in %s', (zone, shown, withTime) => {
  test('a calendar day is the same day in every time zone, even in a text that shows times', () => {
    const days = ['2026-01-01', '2026-12-31'];
    const same = ['Jan 1, 2026', 'Dec 31, 2026'];
    expect([inZone(zone, days), inZone(zone, days, 'short')]).toEqual([same, same]);
  });

  test("a moment is shown in the reader's time zone", () => {
    const moment = ['2026-01-01T06:30:00.000Z'];
    expect([inZone(zone, moment), inZone(zone, moment, 'short')]).toEqual([[shown], [withTime]]);
  });
});

test('a day is written in the format of the language', () => {
  const days = ['de', 'ja'].map((locale) => createDateText(locale, { dateStyle: 'long' })('2026-11-22'));
  expect(days).toEqual(['22. November 2026', '2026年11月22日']);
});
