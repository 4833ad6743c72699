/**
 * Reports whether the database answers, from the outcome of other statements. A health check then does not queue behind
 * them, which matters for the embedded database with its one session.
 */
export interface Pulse {
  note(isAnswered: boolean): void;
  /**
   * Resolves when any statement was answered within the last second, or as soon as one is. Otherwise calls `ask` and
   * rejects as that does.
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
      // An error may come from the statement or the database, so it resets what is known.
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
