import { describe, expect, test } from 'vitest';
import { SatError } from '../error.ts';
import { retryDelayMs, shouldRetry } from './retry.ts';

const unavailable = new SatError('unavailable', { status: 503 });

describe('a retry', () => {
  test('R12: happens at most twice', () => {
    expect([0, 1, 2, 3].map((retries) => shouldRetry(retries, unavailable))).toEqual([true, true, false, false]);
  });

  test('R12: follows only a network error, 429 or 5xx', () => {
    const errors = [
      new SatError('network'),
      new SatError('too_many_requests', { status: 429 }),
      new SatError('internal', { status: 500 }),
      unavailable,
      new SatError('timeout'),
      new SatError('aborted'),
      new SatError('malformed', { status: 200 }),
      ...[400, 401, 403, 404, 406, 409, 412, 413, 415, 431].map(
        (status) => new SatError('invalid_parameter', { status }),
      ),
    ];
    expect(errors.filter((error) => shouldRetry(0, error)).map(({ code }) => code)).toEqual([
      'network',
      'too_many_requests',
      'internal',
      'unavailable',
    ]);
  });

  test('R12: comes after the delay in Retry-After, but only up to 30 s; later retries are left to the user', () => {
    const waits = [0, 7, 30, 31].map(
      (retryAfterSeconds) => new SatError('unavailable', { status: 503, retryAfterSeconds }),
    );
    expect(waits.map((error) => shouldRetry(0, error))).toEqual([true, true, true, false]);
    expect(waits.slice(0, 3).map((error) => retryDelayMs(1, error))).toEqual([0, 7000, 30_000]);
  });

  test('comes after half a second, then after one second, if the answer has no Retry-After', () => {
    expect([0, 1].map((retries) => retryDelayMs(retries, unavailable))).toEqual([500, 1000]);
  });
});
