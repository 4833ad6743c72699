/** Shares of owners in a queue that all wait in: so much of one owner at a time, and what is more is sent away. */

export interface Shares {
  /** What the work resolves to; undefined at once when the owner has their share already. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> | undefined;
}

export function createShares(mostOfOne: number): Shares {
  const held = new Map<string, number>();
  return {
    run(owner, work) {
      const own = held.get(owner) ?? 0;
      if (own >= mostOfOne) return undefined;
      held.set(owner, own + 1);
      return work().finally(() => {
        const left = (held.get(owner) ?? 1) - 1;
        if (left === 0) held.delete(owner);
        else held.set(owner, left);
      });
    },
  };
}
