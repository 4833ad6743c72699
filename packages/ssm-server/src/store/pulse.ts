/**
 * Whether the database answers, told by what is asked of it anyway: whoever only wants to know that does not wait in the queue behind all
 * others, which of the embedded database, one session, is one queue.
 */
export interface Pulse {
  /** The outcome of a statement. */
  note(isAnswered: boolean): void;
  /** Resolves when the database has answered anybody within the last second, or as soon as it does. Asks by `ask` where nobody has; rejects as that does. */
  check(ask: () => Promise<unknown>): Promise<void>;
}

const freshMs = 1000;

export function createPulse(): Pulse {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let next = Promise.withResolvers<void>();
  let asking: Promise<unknown> | undefined;
  return {
    note(isAnswered) {
      // After an error nothing is known: it may be of the statement, or of the database.
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
