/** Runs axe with every WCAG 2.2 A and AA rule, including contrast. */
import axe from 'axe-core';
import { expect } from 'vitest';

export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  readonly elements: readonly string[];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const firstTests = new Map<string, string>();

function isFirst(): boolean {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const first = firstTests.get(testPath) ?? currentTestName;
  firstTests.set(testPath, first);
  return first === currentTestName;
}

/**
 * Waits for all animations and returns axe's violations; a test expects an empty list. axe is slow, and stories run
 * it too, so only the first test of a file runs it unless SSM_AXE=all.
 */
export async function axeFindings(within: Element = document.body): Promise<readonly AxeFinding[]> {
  if (import.meta.env['SSM_AXE'] !== 'all' && !isFirst()) return [];
  await animationsEnded(within);
  const { violations } = await axe.run(within, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.map((node) => node.html) }));
}

async function animationsEnded(within: Element): Promise<void> {
  // Animations of new elements start in the next frame, and may move surrounding elements.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = within.ownerDocument
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
