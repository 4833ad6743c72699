import { describe, expect, test } from 'vitest';
import { retryAfterSeconds } from './error.ts';

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0);

  test('R12: contains seconds or an HTTP date', () => {
    expect(retryAfterSeconds('120', now)).toEqual(120);
    expect(retryAfterSeconds('Thu, 01 Jan 2026 12:00:30 GMT', now)).toEqual(30);
    expect(retryAfterSeconds('Thu, 01 Jan 2026 11:00:00 GMT', now)).toEqual(0);
  });

  test('any other text is ignored', () => {
    const headers = [null, '', 'soon', '-5', '99999999999999999999'];
    expect(headers.map((header) => retryAfterSeconds(header, now))).toEqual(headers.map(() => undefined));
  });
});
