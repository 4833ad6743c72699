// Runs in the measured page: the time from an input event to the frame that shows its whole result.
// The result is whole when the grid has not changed for five frames and 50 ms.
// Frames are asked for from the event on. A page that asks for frames in which nothing changes gets them in the display's
// beat, however fast frames may come, and what the event changes would wait up to 17 ms for the next: chance, and no page's work.
globalThis.bench = {
  arm(types) {
    let isChanged = false;
    const grid = document.querySelector('[role=grid]');
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
    let last = 0;
    let quietFrames = 0;
    globalThis.bench.result = eachFrameFrom(types, (now) => {
      if (isChanged) {
        isChanged = false;
        last = now;
        quietFrames = 0;
      } else quietFrames += 1;
      return last > 0 && quietFrames >= 5 && now - last > 50;
    }).then((start) => {
      observer.disconnect();
      return noted(start, last);
    });
  },
  // The time from an input event to the frame that first shows what the selector finds.
  appear(type, selector) {
    let shown = 0;
    globalThis.bench.result = eachFrameFrom([type], (now) => {
      if (document.querySelector(selector) !== null) shown = now;
      return shown > 0;
    }).then((start) => noted(start, shown));
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

// Looks at each frame once it is painted, from the first of the events on until there is no more to be seen, or for five
// seconds. Resolves to when the event happened; to 0 where none came.
function eachFrameFrom(types, look) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const options = { capture: true };
    const until = performance.now() + 5000;
    let start = 0;
    const askForFrame = () => requestAnimationFrame(() => channel.port2.postMessage(null));
    const end = () => {
      clearTimeout(timer);
      channel.port1.close();
      for (const type of types) removeEventListener(type, seen, options);
      resolve(start);
    };
    const seen = (event) => {
      if (start !== 0) return;
      start = event.timeStamp;
      askForFrame();
    };
    const timer = setTimeout(() => start === 0 && end(), 5000);
    channel.port1.addEventListener('message', () => {
      const now = performance.now();
      if (look(now) || now >= until) end();
      else askForFrame();
    });
    channel.port1.start();
    for (const type of types) addEventListener(type, seen, options);
  });
}

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
