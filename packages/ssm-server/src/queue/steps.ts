/** Splits long work into steps, which run at once or with pauses for other requests. */
export type Steps<Result> = Generator<void, Result>;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Other work waits at most this long plus one step. */
const stretchMs = 8;

const restMs = 4;

/** Uses setImmediate in Node, which adds no delay. Pages only have a timer. */
export function othersHaveHadATurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

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
 * Runs work without a waiting caller, in shorter stretches with a pause after each. Database queries need several
 * turns, and each would be late by a stretch without the pause.
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
