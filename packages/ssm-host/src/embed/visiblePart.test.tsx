import { expect, onTestFinished, test, vi } from 'vitest';
import { partOf, type VisiblePart, watchVisiblePart } from './visiblePart.ts';

test.each([
  ['what is seen in the middle', 1500, { top: 600.4, height: 500 }, { above: 600, below: 400, height: 500 }],
  ['all of a low page', 300, { top: 0, height: 300 }, { above: 0, below: 0, height: 300 }],
  ['the first 400 pixels, where fewer are seen', 1500, { top: 0, height: 120 }, { above: 0, below: 1100, height: 400 }],
  [
    'the last 400 pixels, where fewer are seen',
    1500,
    { top: 1380, height: 120 },
    { above: 1100, below: 0, height: 400 },
  ],
  ['as much on either side of less', 1500, { top: 600, height: 300 }, { above: 550, below: 550, height: 400 }],
])('dialogs get %s', (_, height, seen, part) => {
  expect(partOf(height, seen)).toEqual(part);
});

test('follows a portal that scrolls on before the last position was dealt with', async () => {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { display: 'block', height: '6000px', border: '0' });
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    window.scrollTo(0, 0);
  });
  const scrollInto = (y: number) => window.scrollTo(0, frame.getBoundingClientRect().top + window.scrollY + y);
  const parts: VisiblePart[] = [];
  watchVisiblePart(frame.contentWindow as Window, (part) => {
    parts.push(part);
    if (part.above === 600) scrollInto(3000);
  });
  scrollInto(60);
  await vi.waitFor(() => expect(parts.at(-1)?.above).toBe(60));
  scrollInto(600);
  await vi.waitFor(() => expect(parts.at(-1)?.above).toBe(3000));
});
