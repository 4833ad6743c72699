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
  it('what was answered to anybody counts for a second, and nothing is asked', async () => {
    pulse.note(true);
    await vi.advanceTimersByTimeAsync(999);
    await pulse.check(ask);
    expect(asked.length).toEqual(0);
  });

  it('after a second it asks, once for all who want to know', async () => {
    pulse.note(true);
    await vi.advanceTimersByTimeAsync(1000);
    const checks = Promise.all([pulse.check(ask), pulse.check(ask)]);
    expect(asked.length).toEqual(1);
    asked[0]?.resolve();
    await checks;
    void pulse.check(ask);
    expect(asked.length).toEqual(2);
  });

  it('who asks and has to wait behind others is told as soon as one of them is answered', async () => {
    const check = pulse.check(ask);
    pulse.note(true);
    await expect(check).resolves.toEqual(undefined);
    // The question itself may still be refused, which then is nobody's.
    asked[0]?.reject(new Error('late'));
    await vi.advanceTimersByTimeAsync(0);
  });

  it('after an error it asks at once, and tells what is answered to that', async () => {
    pulse.note(true);
    pulse.note(false);
    const check = pulse.check(ask);
    asked[0]?.reject(new Error('away'));
    await expect(check).rejects.toThrow('away');
  });
});
