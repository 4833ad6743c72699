import { describe, expect, it } from 'vitest';
import { type Store, StoreError } from '../../store/store.ts';
import { keepRevocations } from './keptRevocations.ts';

const soon = new Date('2100-01-01T00:00:00Z');

function smallStore() {
  const tokens = new Map<string, Date>();
  const state = { isAway: false, asked: [] as number[] };
  const guard = (): void => {
    if (state.isAway) throw new StoreError('unreachable', 'away');
  };
  const store: Pick<Store, 'revokeToken' | 'signedOut'> = {
    async revokeToken(id, expires) {
      guard();
      tokens.set(id, expires);
    },
    async signedOut(after) {
      guard();
      state.asked.push(after);
      const all = [...tokens].map(([id, expires]) => ({ id, expires }));
      return { tokens: all.filter((_, index) => (index + 1) * 1000 > after), number: all.length * 1000 };
    },
  };
  return { store, state, tokens };
}

describe('keepRevocations', () => {
  it('R30: still refuses a signed-out token after a restart', async () => {
    const { store } = smallStore();
    await (await keepRevocations(store)).revoke('one', soon);
    const next = await keepRevocations(store);
    expect([next.isRevoked('one'), next.isRevoked('two')]).toEqual([true, false]);
  });

  it('R30: reads the sign-outs at other servers, starting a little before the last known change', async () => {
    const { store, state } = smallStore();
    const [one, other] = [await keepRevocations(store), await keepRevocations(store)];
    await one.revoke('one', soon);
    state.isAway = true;
    await expect(other.refresh()).rejects.toEqual(new StoreError('unreachable', 'away'));
    expect(other.isRevoked('one')).toEqual(false);
    state.isAway = false;
    await other.refresh();
    await one.revoke('two', soon);
    await other.refresh();
    expect(['one', 'two', 'three'].map((id) => other.isRevoked(id))).toEqual([true, true, false]);
    expect(state.asked).toEqual([0, 0, 0, 900]);
  });

  it('R30: reads sign-outs after the database was restored, although their numbers are lower', async () => {
    const { store, state, tokens } = smallStore();
    const [one, other] = [await keepRevocations(store), await keepRevocations(store)];
    for (const id of ['one', 'two', 'three']) await one.revoke(id, soon);
    await other.refresh();
    tokens.clear();
    await one.revoke('after', soon);
    await other.refresh();
    await one.revoke('later', soon);
    await other.refresh();
    expect(['one', 'after', 'later'].map((id) => other.isRevoked(id))).toEqual([true, true, true]);
    expect(state.asked.slice(2)).toEqual([0, 2900, 0, 900]);
  });

  it('R6: rejects if the sign-out cannot be stored, but this server still refuses the token', async () => {
    const { store, state } = smallStore();
    const revocations = await keepRevocations(store);
    state.isAway = true;
    await expect(revocations.revoke('one', soon)).rejects.toEqual(new StoreError('unreachable', 'away'));
    expect(revocations.isRevoked('one')).toEqual(true);
  });
});
