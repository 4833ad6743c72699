/** What is said of attributes to whoever writes the page. It comes where one of them is wrong. */
import { assayVersions } from 'ssm-core';
import { columnDefinitions } from 'ssm-core/engine';
import type { Attribute } from './attributes.ts';
import { complain } from './complain.ts';

const either = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(' or ');
const flag = 'no value: it is on while the attribute is there; take the attribute away to turn it off';
const address = 'a path or an http(s) address';

/** Completes “expected …”, by the attribute's name. Those that are not here may be any text. */
const expected: Readonly<Record<string, string>> = {
  server: 'where /sat is: a path such as "/sat", or an http(s) address',
  language: 'a language tag such as "en"',
  direction: either(['ltr', 'rtl']),
  theme: either(['light', 'dark', 'system']),
  version: either(assayVersions),
  columns: `keys of columns with spaces between, of ${columnDefinitions.map(({ key }) => key).join(', ')}`,
  selectable: flag,
  openable: flag,
  height: 'a CSS length such as "60vh" or "480px"',
  'sheet-href': `${address} with {seqId} and {version} in it, as "/specs/{seqId}?version={version}"`,
  'seq-id': 'the SeqId of a reagent, as "10000-28"',
  'panel-href': `${address} with {panelId} in it, as "/panel/{panelId}"`,
  'panel-id': 'the id of a saved panel',
  'panels-href': `${address}, as "/my-panels"`,
};

export function complainOfValue(element: Element, { name, fallback }: Attribute<unknown>, text: string): void {
  const instead = typeof fallback === 'string' ? `"${fallback}" is used` : 'It is left out';
  complain(element, `${name}="${text}" cannot be used: expected ${expected[name] ?? 'a text'}. ${instead}.`);
}

/** How many characters must be inserted, left out or replaced to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] as number) + (one[index] === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** In a short name one wrong character is much. */
const isNear = (name: string, known: string): boolean => distance(name, known) <= (known.length < 6 ? 1 : 2);

/** Each with the nearest name that is known. HTML’s own are near to none. */
export function misspelt(
  names: readonly string[],
  known: readonly string[],
): readonly (readonly [name: string, meant: string])[] {
  return names.flatMap((name) => {
    const [nearest = ''] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
    return isNear(name, nearest) ? [[name, nearest] as const] : [];
  });
}

export function complainOfNames(element: Element, names: readonly string[], known: readonly string[]): void {
  for (const [name, meant] of misspelt(names, known)) complain(element, `${name} is no attribute of it: ${meant} is.`);
}
