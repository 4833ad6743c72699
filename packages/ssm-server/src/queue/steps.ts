/** Work that is split into steps. The steps run at once, or with pauses for other requests. */
export type Steps<Result> = Generator<void, Result>;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Other work waits at most this long, plus the time of one step. */
const stretchMs = 8;

const restMs = 4;

/** Uses setImmediate in Node, which adds no delay. Pages have only a timer. */
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
 * Runs work for which no caller waits, in shorter stretches with a pause after each. A database query needs several
 * turns of the event loop; without pauses, each turn would be late by a stretch.
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
