/** Long work in steps: done at once, or with other requests' turns in between. */
export type Steps<Result> = Generator<void, Result>;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Whoever asks something else meanwhile waits for no longer than this and the step that is under way. */
const stretchMs = 8;

/** A rest of work that nobody waits for. */
const restMs = 4;

/** Node's own way costs no time of its own; a page has a timer alone. */
export function othersHaveHadATurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/** Work that is done within one stretch has no pause. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < stretchMs) continue;
    await othersHaveHadATurn();
    began = performance.now();
  }
}

/**
 * The same of work that nobody waits for yet, with a rest after each shorter stretch. Whoever talks to the database needs turn after turn, and each
 * is late by a stretch where the next one follows at once.
 */
export async function inBackground<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < restMs) continue;
    await new Promise((resolve) => setTimeout(resolve, restMs));
    began = performance.now();
  }
}
