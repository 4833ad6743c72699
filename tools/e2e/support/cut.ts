/** Finds texts that a user cannot read completely, because a box cuts them off or they are outside of their control. */
import type { Page } from 'playwright';

/** Returns the texts that are cut. Runs in the page. */
function cutTexts(): readonly string[] {
  interface Sides {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Cells may cut their text, because a user can widen their column. */
  const cells = '[role=gridcell], [role=columnheader], [role=rowheader], td, th';
  const controls =
    'button, .ssm-Button, select, [role=button], [role=tab], [role=menuitem], [role=option], [role=radio], [data-part=Chip]';
  /** Texts that must be readable at a glance. A tooltip is not enough for them. */
  const wholes = `${controls}, label, legend, summary, h1, h2, h3, h4, h5, h6, dt, [role=heading]`;

  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

  function nameOf(element: Element): string {
    const name = element.closest('[class]')?.getAttribute('class')?.split(' ')[0];
    return `${element.localName}${name === undefined ? '' : ` of ${name}`}`;
  }

  function isForScreenReaders(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || (position === 'absolute' && clip.startsWith('rect('))) return true;
    }
    return false;
  }

  function innerOf(element: Element): Sides {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
  }

  /** Returns the element that cuts the text, and the side. Returns undefined if scrolling can show the whole text. */
  function cutBy(text: Sides, from: Element, size: number): string | undefined {
    const seen = { ...text };
    // Glyphs may be higher than their line.
    const slack = { x: 1, y: Math.max(2, size * 0.4) };
    let isAbsolute = false;
    for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(at);
      const isBox = display !== 'inline' && display !== 'contents';
      if (isBox && !(isAbsolute && position === 'static')) {
        const inner = innerOf(at);
        if (overflowX === 'hidden' || overflowX === 'clip') {
          if (seen.left < inner.left - slack.x || seen.right > inner.right + slack.x)
            return `${nameOf(at)}, at its side`;
        } else if (overflowX !== 'visible') {
          seen.left = Math.max(seen.left, inner.left);
          seen.right = Math.min(seen.right, inner.right);
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          if (seen.top < inner.top - slack.y || seen.bottom > inner.bottom + slack.y) return `${nameOf(at)}, below`;
        } else if (overflowY !== 'visible') {
          seen.top = Math.max(seen.top, inner.top);
          seen.bottom = Math.min(seen.bottom, inner.bottom);
        }
        // The text is scrolled out of sight, and the user can scroll back.
        if (seen.right <= seen.left || seen.bottom <= seen.top) return undefined;
        isAbsolute = position === 'absolute' || (isAbsolute && position === 'static');
      }
      if (position === 'fixed') break;
    }
    const { clientWidth } = document.documentElement;
    return seen.left < -slack.x || seen.right > clientWidth + slack.x ? 'the screen' : undefined;
  }

  const found = new Set<string>();
  const note = (text: string, why: string): void => void found.add(`“${text.trim().slice(0, 60)}” ${why}`);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('script, style, noscript, svg') === null &&
    !isForScreenReaders(element);

  function look(node: Text, parent: Element): void {
    const text = node.textContent ?? '';
    if (text.trim() === '' || !isSeen(parent)) return;
    // Skips a summary, which shows its whole text on a press, and an e-mail address, which has a tooltip.
    if (parent.matches('details:not([open]) > summary')) return;
    const whole = parent.closest('[title]')?.getAttribute('title') ?? '';
    if (/^\S+@\S+$/.test(text) && whole === text) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0 || parent.closest(cells) !== null) return;
    const control = parent.closest(controls);
    if (control !== null) {
      const box = control.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4) {
        note(text, `stands outside of its ${nameOf(control)}`);
      }
    }
    const by = cutBy({ left, right, top, bottom }, parent, Number.parseFloat(getComputedStyle(parent).fontSize));
    if (by === undefined) return;
    if (parent.closest(wholes) === null && whole.includes(text.trim())) return;
    note(text, `is cut by ${by}`);
  }

  /** Checks a text that a control draws itself, without a text node. */
  function lookAtOwn(element: HTMLElement, text: string): void {
    if (!isSeen(element)) return;
    const style = getComputedStyle(element);
    // Does not use the `font` shorthand, which is empty if it cannot express a part, such as tabular figures.
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (canvas.measureText(text).width > room + 1) note(text, `has no room in its ${nameOf(element)}`);
  }

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const node of element.childNodes) if (node instanceof Text) look(node, element);
    if (element instanceof HTMLInputElement && element.value === '') lookAtOwn(element, element.placeholder);
    if (element instanceof HTMLSelectElement) lookAtOwn(element, element.selectedOptions[0]?.text ?? '');
  }
  return [...found];
}

export function cutIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(cutTexts);
}
