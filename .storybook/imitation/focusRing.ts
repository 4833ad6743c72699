/**
 * Imitates keyboard focus in any number of windows, because a browser draws the focus ring in only one. Applies the
 * rules of `:focus-visible` to the first control of the story, or to the focused element of its dialog.
 */
import { importantText, keepCopies } from './copiedRules.ts';

const mark = 'data-shown-focus';
const controls = ':is(button, a[href], input, select, textarea, [tabindex="0"]):not([disabled], [type=hidden])';

export function showFocus(page: Document): () => void {
  const removeRules = keepCopies(page, (rules) =>
    rules
      .filter(({ selectors }) => selectors.some((each) => each.includes(':focus-visible')))
      .map((rule) =>
        importantText({
          ...rule,
          selectors: rule.selectors.map((each) => each.replaceAll(':focus-visible', `[${mark}]`)),
        }),
      )
      .join('\n'),
  );
  let shown: Element | null = null;
  const choose = (): void => {
    const place = page.querySelector('[role=dialog]') ?? page.querySelector('.story-frame');
    // If an element of the story has the focus, as in a dialog, it keeps the focus.
    const own = place?.contains(page.activeElement) === true ? page.activeElement : null;
    const wanted = own ?? place?.querySelector(controls) ?? null;
    if (wanted === shown) return;
    shown?.removeAttribute(mark);
    wanted?.setAttribute(mark, '');
    shown = wanted;
  };
  const drawn = new MutationObserver(choose);
  drawn.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', choose);
  choose();
  return () => {
    drawn.disconnect();
    page.removeEventListener('focusin', choose);
    shown?.removeAttribute(mark);
    removeRules();
  };
}
