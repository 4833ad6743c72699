/** Imports one language statically, for a portal that ships only that language. */
import type { StringsOverride, Texts } from 'ssm-react';
import { texts as german } from 'ssm-react/strings/de';
import { texts as japanese } from 'ssm-react/strings/ja';

export const shipped: readonly Texts[] = [german, japanese];
export const own: StringsOverride = { ...german, menu: { ...german.menu, search: 'Protein suchen' } };
// @ts-expect-error A text is a text.
export const wrong: StringsOverride = { ...german, menu: { ...german.menu, search: 1 } };
