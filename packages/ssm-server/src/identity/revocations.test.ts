import { describe, expect, it } from 'vitest';
import { tokenIdOf } from './revocations.ts';

describe('tokenIdOf', () => {
  it('R30: is equal for the same claims under any signature, and different for other claims', async () => {
    const ids = await Promise.all(['a.b.c', 'a.b.d', 'a.bb.c', 'a.b.'].map(tokenIdOf));
    expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
    expect([ids[1] === ids[0], ids[2] === ids[0], ids[3] === ids[0]]).toEqual([true, false, true]);
  });
});
