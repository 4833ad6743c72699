/** Which labels the codes of a column and of its filter have: those of the same name among the values. */
import type { Strings } from './en/en.ts';

export type Labels = Readonly<Record<string, string>>;

export function codeLabels(values: Strings['values']) {
  return { ...values, ...values.collections, mousePlasmaBin: values.mousePlasmaBins };
}
