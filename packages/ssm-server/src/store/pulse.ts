/**
 * Tells whether the database answers, from the outcome of other statements. A health check then need not wait behind
 * them for the single session of the embedded database.
 */
export interface Pulse {
  note(isAnswered: boolean): void;
  /**
   * Resolves if a statement was answered within the last second, or as soon as one is. Otherwise calls `ask`, and
   * rejects as `ask` does.
   */
  check(ask: () => Promise<unknown>): Promise<void>;
}

const freshMs = 1000;

export function createPulse(): Pulse {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let next = Promise.withResolvers<void>();
  let asking: Promise<unknown> | undefined;
  return {
    note(isAnswered) {
      // The cause of an error may be the statement or the database, so nothing is known after it.
      answeredAt = isAnswered ? performance.now() : Number.NEGATIVE_INFINITY;
      if (!isAnswered) return;
      next.resolve();
      next = Promise.withResolvers();
    },
    async check(ask) {
      if (performance.now() - answeredAt < freshMs) return;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await Promise.race([asking, next.promise]);
    },
  };
}
