// Runs in the measured page: the time from an input event to the frame that shows its whole result.
// The result is whole when the grid has not changed for five frames and 50 ms.
globalThis.bench = {
  arm(types) {
    let start = 0;
    let last = 0;
    let quietFrames = 0;
    let isChanged = false;
    const options = { capture: true };
    const seen = (event) => {
      if (start === 0) start = event.timeStamp;
    };
    for (const type of types) addEventListener(type, seen, options);
    const grid = document.querySelector('[role=grid]');
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
    globalThis.bench.result = new Promise((resolve) => {
      const channel = new MessageChannel();
      const until = performance.now() + 5000;
      const look = () => {
        const now = performance.now();
        if (isChanged) {
          isChanged = false;
          last = now;
          quietFrames = 0;
        } else quietFrames += 1;
        const isDone = last > 0 && quietFrames >= 5 && now - last > 50;
        if (!isDone && now < until) {
          requestAnimationFrame(() => channel.port2.postMessage(null));
          return;
        }
        observer.disconnect();
        for (const type of types) removeEventListener(type, seen, options);
        channel.port1.close();
        resolve(noted(start, last));
      };
      channel.port1.addEventListener('message', look);
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    });
  },
  // The time from an input event to the frame that first shows what the selector finds.
  appear(type, selector) {
    let start = 0;
    addEventListener(
      type,
      (event) => {
        start = event.timeStamp;
      },
      { capture: true, once: true },
    );
    globalThis.bench.result = new Promise((resolve) => {
      const channel = new MessageChannel();
      const until = performance.now() + 5000;
      const look = () => {
        const now = performance.now();
        const isThere = start > 0 && document.querySelector(selector) !== null;
        if (!isThere && now < until) {
          requestAnimationFrame(() => channel.port2.postMessage(null));
          return;
        }
        channel.port1.close();
        resolve(noted(start, isThere ? now : 0));
      };
      channel.port1.addEventListener('message', look);
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    });
  },
  // Scrolls the grid by `step` pixels a frame and looks at every frame for a place in view without text.
  async scroll(steps, step) {
    const box = scroller();
    const view = box.getBoundingClientRect();
    let blank = 0;
    const start = performance.now();
    for (let index = 0; index < steps; index += 1) {
      const next = box.scrollTop + step;
      box.scrollTop = next > box.scrollHeight - box.clientHeight ? 0 : next;
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      });
      for (const share of [0.3, 0.6, 0.95]) {
        const hit = document.elementFromPoint(view.left + 60, view.top + view.height * share);
        const row = hit?.closest('[role=row]');
        if (row === null || row === undefined || row.textContent.trim() === '') {
          blank += 1;
          break;
        }
      }
    }
    noted(start, performance.now(), 'bench scroll');
    return blank;
  },
};

// The milliseconds between, noted where a trace finds them; -1 where nothing came.
function noted(start, end, name = 'bench') {
  if (start === 0 || end === 0) return -1;
  performance.measure(name, { start, end });
  return end - start;
}

// The element that scrolls the rows: the grid itself or one inside or around it.
function scroller() {
  const grid = document.querySelector('[role=grid]');
  const all = [grid, ...grid.querySelectorAll('*')];
  for (let parent = grid.parentElement; parent !== null; parent = parent.parentElement) all.push(parent);
  return all.find((element) => {
    const overflow = getComputedStyle(element).overflowY;
    return (overflow === 'auto' || overflow === 'scroll') && element.scrollHeight > element.clientHeight + 10;
  });
}
