import { expect, test } from 'vitest';
import { within } from './database.ts';

test('the work settles normally if it ends within the limit', async () => {
  const failure = new Error('not allowed');
  const answers = await Promise.allSettled([
    within(1000, async () => 'yes'),
    within(1000, () => Promise.reject(failure)),
  ]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'yes' },
    { status: 'rejected', reason: failure },
  ]);
});

test('the work rejects after the limit, and its signal aborts', async () => {
  let wasTold = false;
  const never = within(5, (signal) => {
    signal.addEventListener('abort', () => {
      wasTold = true;
    });
    return new Promise<never>(() => undefined);
  });
  await expect(never).rejects.toThrowError('no answer within 5 ms');
  expect(wasTold).toBe(true);
});
