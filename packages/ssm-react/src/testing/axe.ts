/** axe over what a test shows: every WCAG 2.2 A and AA rule, contrast too, nothing left out. */
import axe from 'axe-core';

export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  readonly elements: readonly string[];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe finds wrong, once the animations have ended; an empty list is what a test expects. */
export async function axeFindings(within: Element = document.body): Promise<readonly AxeFinding[]> {
  await animationsEnded(within);
  const { violations } = await axe.run(within, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.map((node) => node.html) }));
}

async function animationsEnded(within: Element): Promise<void> {
  // What has just been shown begins to move with the next frame, and what is around it may move too.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = within.ownerDocument
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
