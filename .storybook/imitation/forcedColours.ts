/**
 * Imitates forced colours in a browser whose system has none: colours of a palette, no shadows and no background
 * images. Applies the rules of `@media (forced-colors: active)`. For the real mode, use “Emulate CSS media feature
 * forced-colors” under Rendering in Chromium's tools, or a contrast theme of Windows.
 */

import { importantText, keepCopies } from './copiedRules.ts';

/** A dark contrast theme. The keys are names of CSS system colours. */
const palette: Readonly<Record<string, string>> = {
  Canvas: '#000000',
  CanvasText: '#ffffff',
  LinkText: '#8ee3f0',
  ButtonFace: '#000000',
  ButtonText: '#ffffff',
  ButtonBorder: '#ffffff',
  GrayText: '#a6a6a6',
  Highlight: '#d6b4fd',
  HighlightText: '#2b2b2b',
  Field: '#000000',
  FieldText: '#ffffff',
  Mark: '#ffee32',
  MarkText: '#000000',
};

const inPalette = (css: string): string =>
  css.replaceAll(new RegExp(`(?<![\\w-])(${Object.keys(palette).join('|')})(?![\\w-])`, 'gi'), (name) => {
    const known = Object.keys(palette).find((each) => each.toLowerCase() === name.toLowerCase());
    return palette[known ?? ''] ?? name;
  });

/** Rules that a browser forces on every element. Their specificity is 0, so that any rule of a component wins. */
const imposed = inPalette(`
:where(.ssm-root, .ssm-root *, .ssm-root *::before, .ssm-root *::after) {
  color: CanvasText !important;
  background-color: Canvas !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:where(.ssm-root :is(svg, svg *, span, label, output, p, li, h1, h2, h3)) { background-color: transparent !important; }
:where(.ssm-root a[href], .ssm-root a[href] *) { color: LinkText !important; }
:where(.ssm-root button, .ssm-root button *, .ssm-root select) { color: ButtonText !important; border-color: ButtonBorder !important; }
:where(.ssm-root :disabled, .ssm-root [aria-disabled=true]) { color: GrayText !important; border-color: GrayText !important; }
:where(.ssm-root mark) { color: MarkText !important; background-color: Mark !important; }
`);

export function forceColours(page: Document): () => void {
  if (page.defaultView?.matchMedia('(forced-colors: active)').matches === true) return () => {};
  return keepCopies(page, (rules) => {
    const forced = rules.filter(({ conditions }) => conditions.some((each) => each.includes('forced-colors: active')));
    return `${imposed}\n${forced.map((rule) => inPalette(importantText(rule))).join('\n')}`;
  });
}
