/** Frames begin to load two at a time, from the top of the page: each starts a page of its own, with a server in it. */
const atOnce = 2;
let loading = 0;
const waiting: Waiting[] = [];

interface Waiting {
  readonly place: Element;
  readonly start: () => void;
}

const inOrder = (one: Waiting, other: Waiting): number =>
  one.place.compareDocumentPosition(other.place) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function startNext(): void {
  waiting.sort(inOrder);
  while (loading < atOnce) {
    const next = waiting.shift();
    if (next === undefined) return;
    loading += 1;
    next.start();
  }
}

/** Calls `start` when it is the turn of the place; returns what is called once it has loaded, or is not wanted any more. */
export function queueFrame(place: Element, start: () => void): () => void {
  let isStarted = false;
  let isDone = false;
  const own: Waiting = {
    place,
    start() {
      isStarted = true;
      start();
    },
  };
  waiting.push(own);
  // All that come into view together are there before the first of them is chosen.
  setTimeout(startNext);
  return () => {
    if (isDone) return;
    isDone = true;
    if (isStarted) loading -= 1;
    else waiting.splice(waiting.indexOf(own), 1);
    startNext();
  };
}
