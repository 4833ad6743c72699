import { expect, onTestFinished, test, vi } from 'vitest';
import { tellHeights } from './heights.ts';

/** Plays the page of a frame that is 600 px high. `show` replaces what the element shows. */
function openPage() {
  const body = document.createElement('div');
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  body.append(element);
  document.body.append(body);
  onTestFinished(() => body.remove());
  const told = vi.fn<(height: number) => void>();
  tellHeights({ document: { body }, innerHeight: 600 } as unknown as Window, element, told);
  return {
    heights: () => told.mock.calls.flat(),
    show: async (height: number, isLoading: boolean): Promise<void> => {
      const root = document.createElement('div');
      root.className = 'ssm-root';
      root.style.height = `${height}px`;
      if (isLoading) root.append(Object.assign(document.createElement('i'), { role: 'progressbar' }));
      shadow.replaceChildren(root);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    },
  };
}

test('tells no height before there is content, and then the height of the content', async () => {
  const { show, heights } = openPage();
  await new Promise(requestAnimationFrame);
  await show(2, true);
  await show(192, true);
  const before = heights();
  await show(192, false);
  expect([before, heights()]).toEqual([[], [192]]);
});

test('does not collapse while a user signs in, but grows while rows load', async () => {
  const { show, heights } = openPage();
  await show(700, true);
  await show(2, true);
  await show(710, true);
  await show(50, false);
  expect(heights()).toEqual([700, 710, 50]);
});
