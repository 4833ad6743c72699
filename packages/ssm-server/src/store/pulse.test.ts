import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPulse, type Pulse } from './pulse.ts';

let pulse: Pulse;
let asked: PromiseWithResolvers<void>[];
const ask = (): Promise<void> => {
  const question = Promise.withResolvers<void>();
  asked.push(question);
  return question.promise;
};

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  pulse = createPulse();
  asked = [];
});

describe('the pulse of a database', () => {
  it('needs no new query for a second after an answer to any query', async () => {
    pulse.note(true);
    await vi.advanceTimersByTimeAsync(999);
    await pulse.check(ask);
    expect(asked.length).toEqual(0);
  });

  it('is queried once for all callers after a second without an answer', async () => {
    pulse.note(true);
    await vi.advanceTimersByTimeAsync(1000);
    const checks = Promise.all([pulse.check(ask), pulse.check(ask)]);
    expect(asked.length).toEqual(1);
    asked[0]?.resolve();
    await checks;
    void pulse.check(ask);
    expect(asked.length).toEqual(2);
  });

  it('is reported to a waiting caller as soon as any query is answered', async () => {
    const check = pulse.check(ask);
    pulse.note(true);
    await expect(check).resolves.toEqual(undefined);
    asked[0]?.reject(new Error('late'));
    await vi.advanceTimersByTimeAsync(0);
  });

  it('is queried at once after an error, and the answer to that query is reported', async () => {
    pulse.note(true);
    pulse.note(false);
    const check = pulse.check(ask);
    asked[0]?.reject(new Error('away'));
    await expect(check).rejects.toThrow('away');
  });
});
