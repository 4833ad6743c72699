// Runs in the measured page. Measures from an input event to the frame that shows its whole result.
// Requests frames only after the event. Frames requested earlier come at the rate of the display, and the result
// would wait up to 17 ms by chance.
globalThis.bench = {
  // Milliseconds from navigation to the first painted row; undefined until then.
  firstRows: undefined,
  // Measures the next event of this type. The measurement ends at the frame that first shows what the selector finds.
  // Without a selector it ends at the last change of the grid, after which nothing changes for five frames and 50 ms.
  watch(type, selector) {
    let shown = 0;
    let isChanged = false;
    let quietFrames = 0;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.querySelector('[role=grid]') ?? document, changes);
    const isDone = (now) => {
      const isNew = selector === undefined ? isChanged : document.querySelector(selector) !== null;
      if (isNew) shown = now;
      quietFrames = isNew ? 0 : quietFrames + 1;
      isChanged = false;
      return shown > 0 && (selector !== undefined || (quietFrames >= 5 && now - shown > 50));
    };
    globalThis.bench.result = framesFrom(type, isDone).then((start) => {
      observer.disconnect();
      return start === 0 || shown === 0 ? -1 : shown - start;
    });
  },
  // Scrolls the grid by `step` pixels per frame. Returns the number of frames that show an empty place in view.
  async scroll(steps, step) {
    const box = scroller();
    const view = box.getBoundingClientRect();
    let blank = 0;
    for (let index = 0; index < steps; index += 1) {
      const next = box.scrollTop + step;
      box.scrollTop = next > box.scrollHeight - box.clientHeight ? 0 : next;
      await new Promise(afterPaint);
      const rows = [0.3, 0.6, 0.95].map((share) =>
        document.elementFromPoint(view.left + 60, view.top + view.height * share)?.closest('[role=row]'),
      );
      if (rows.some((row) => !row?.textContent.trim())) blank += 1;
    }
    return blank;
  },
};

function afterPaint(callback) {
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => callback(performance.now()), { once: true });
  channel.port1.start();
  requestAnimationFrame(() => channel.port2.postMessage(null));
}

// Calls `isDone` after each frame from the event on, until it returns true, for at most five seconds.
// Resolves to the time of the event, or 0 without one.
function framesFrom(type, isDone) {
  return new Promise((resolve) => {
    const options = { capture: true, once: true };
    const until = performance.now() + 5000;
    const begin = ({ timeStamp }) => {
      clearTimeout(timer);
      const look = (now) => (isDone(now) || now >= until ? resolve(timeStamp) : afterPaint(look));
      afterPaint(look);
    };
    const timer = setTimeout(() => {
      removeEventListener(type, begin, options);
      resolve(0);
    }, 5000);
    addEventListener(type, begin, options);
  });
}

function scroller() {
  const grid = document.querySelector('[role=grid]');
  const all = [grid, ...grid.querySelectorAll('*')];
  for (let parent = grid.parentElement; parent !== null; parent = parent.parentElement) all.push(parent);
  return all.find((element) => {
    const overflow = getComputedStyle(element).overflowY;
    return (overflow === 'auto' || overflow === 'scroll') && element.scrollHeight > element.clientHeight + 10;
  });
}

requestAnimationFrame(function lookForRows() {
  const cells = [...document.querySelectorAll('[role=grid] [role=gridcell]')];
  if (cells.some((cell) => /\d+-\d+/.test(cell.textContent))) afterPaint((now) => (globalThis.bench.firstRows = now));
  else requestAnimationFrame(lookForRows);
});
