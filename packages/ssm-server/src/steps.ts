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

/** Work that is done within one stretch has no pause. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < stretchMs) continue;
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    began = performance.now();
  }
}
