/** Frames begin to load two at a time: each starts a page of its own, with a server in it. */
const atOnce = 2;
let loading = 0;
const waiting: (() => void)[] = [];

function startNext(): void {
  while (loading < atOnce) {
    const start = waiting.shift();
    if (start === undefined) return;
    loading += 1;
    start();
  }
}

/** Calls `start` when it is its turn; returns what is called once it has loaded, or is not wanted any more. */
export function queueFrame(start: () => void): () => void {
  let isStarted = false;
  let isDone = false;
  const own = (): void => {
    isStarted = true;
    start();
  };
  waiting.push(own);
  startNext();
  return () => {
    if (isDone) return;
    isDone = true;
    if (isStarted) loading -= 1;
    else waiting.splice(waiting.indexOf(own), 1);
    startNext();
  };
}
