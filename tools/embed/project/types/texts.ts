/** A language as a whole, imported as it is: what a portal that speaks one alone ships. */
import type { StringsOverride, Texts } from 'ssm-react';
import { texts as german } from 'ssm-react/strings/de';
import { texts as japanese } from 'ssm-react/strings/ja';

export const shipped: readonly Texts[] = [german, japanese];
/** With words of the portal's own laid over it. */
export const own: StringsOverride = { ...german, menu: { ...german.menu, search: 'Protein suchen' } };
// @ts-expect-error A text is a text.
export const wrong: StringsOverride = { ...german, menu: { ...german.menu, search: 1 } };
