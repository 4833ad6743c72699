/** Lets one after the other begin, so that what came in between is answered between them. */

/** Resolves when the caller may begin; undefined when so many wait that one more had better come again. */
export type Pace = () => Promise<void> | undefined;

const mostWaiting = 64;

/** One a turn of the event loop: hundreds that arrive in one turn would otherwise all be worked on before the next. */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const next = (): void => {
    const begin = waiting.shift();
    if (begin === undefined) {
      isBusy = false;
      return;
    }
    begin();
    setImmediate(next);
  };
  return () => {
    if (waiting.length >= mostWaiting) return undefined;
    if (isBusy) {
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    }
    isBusy = true;
    setImmediate(next);
    return Promise.resolve();
  };
}
