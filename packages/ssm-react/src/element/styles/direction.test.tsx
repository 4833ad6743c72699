import { within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { servedInMemory } from '../testing/servedInMemory.ts';

await import('../element.ts');

servedInMemory();

function edgesOf(node: Text): readonly DOMRect[] {
  const { length } = node.data.trimEnd();
  const start = node.data.length - node.data.trimStart().length;
  return [start, length - 1].map((place) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
  });
}

/** Returns the texts on one line whose last letter is left of their first one, so that they read wrong. */
function scrambled(root: Node): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const isSeen = node.parentElement?.closest('.ssm-VisuallyHidden') === null;
    const [first, last] = isSeen && (node as Text).data.trim().length > 1 ? edgesOf(node as Text) : [];
    if (first && last && first.width > 0 && first.top === last.top && last.left < first.left)
      found.push((node as Text).data);
  }
  return found;
}

test('in a right-to-left page, English texts of the menu and of the filters read from left to right', async () => {
  await page.viewport(1280, 800);
  document.body.innerHTML = '<ssm-menu direction="rtl" selectable></ssm-menu>';
  onTestFinished(() => document.body.replaceChildren());
  const shadow = document.querySelector('ssm-menu')?.shadowRoot as ShadowRoot;
  const inside = within(shadow as unknown as HTMLElement);
  await inside.findByText(/of [\d,]+ reagents$/);
  await userEvent.click(inside.getByRole('button', { name: 'Filters' }));
  const dialog = await inside.findByRole('dialog');
  const total = await within(dialog).findByText('7,596 of 7,596 reagents', { selector: 'p' });
  const range = document.createRange();
  range.selectNodeContents(total);
  const sentence = within(dialog).getByText('No filter yet: every reagent is listed.');
  expect({
    scrambled: scrambled(shadow),
    edges: [range.getBoundingClientRect().right, getComputedStyle(sentence).textAlign],
  }).toEqual({ scrambled: [], edges: [total.getBoundingClientRect().right, 'right'] });
});
