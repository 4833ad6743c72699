/** Maps a column or filter key to the labels of its codes, which have the same key in `values`. */
import type { Strings } from './en/en.ts';

export type Labels = Readonly<Record<string, string>>;

export function codeLabels(values: Strings['values']) {
  return { ...values, ...values.collections, mousePlasmaBin: values.mousePlasmaBins };
}
