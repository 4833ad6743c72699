import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { type Store, StoreError } from '../../store/store.ts';
import { keepRevocations } from './keptRevocations.ts';

const soon = new Date('2100-01-01T00:00:00Z');

/** A store of that alone, which can be made to fail. */
function smallStore() {
  const tokens = new Map<string, Date>();
  const state = { isAway: false };
  const guard = (): void => {
    if (state.isAway) throw new StoreError('unreachable', 'away');
  };
  const store: Pick<Store, 'revokeToken' | 'revokedTokens'> = {
    async revokeToken(id, expires) {
      guard();
      tokens.set(id, expires);
    },
    async revokedTokens() {
      guard();
      return [...tokens].map(([id, expires]) => ({ id, expires }));
    },
  };
  return { store, state };
}

describe('keepRevocations', () => {
  it('R30: what was signed out stays so after a restart', async () => {
    const { store } = smallStore();
    await (await keepRevocations(store, silentLog)).revoke('one', soon);
    const next = await keepRevocations(store, silentLog);
    expect([next.isRevoked('one'), next.isRevoked('two')]).toEqual([true, false]);
  });

  it('R30: what another server of the database was told is noticed, and one failure later still', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store, state } = smallStore();
    const [one, other] = [await keepRevocations(store, silentLog), await keepRevocations(store, silentLog)];
    const stop = other.watch(1000);
    await one.revoke('one', soon);
    state.isAway = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.isRevoked('one')).toEqual(false);
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.isRevoked('one')).toEqual(true);
    stop();
    expect(vi.getTimerCount()).toEqual(0);
  });

  it('R6: what cannot be kept is refused aloud, and is signed out here nonetheless', async () => {
    const { store, state } = smallStore();
    const revocations = await keepRevocations(store, silentLog);
    state.isAway = true;
    await expect(revocations.revoke('one', soon)).rejects.toEqual(new StoreError('unreachable', 'away'));
    expect(revocations.isRevoked('one')).toEqual(true);
  });
});
