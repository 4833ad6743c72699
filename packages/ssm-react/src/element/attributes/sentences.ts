/** Warnings about attributes. Lazy-loaded with the first wrong attribute. */
import { assayVersions } from 'ssm-core';
import { columnDefinitions } from 'ssm-core/engine';
import { distance, nearest } from 'ssm-core/internal';
import { type Attribute, complain } from './attributes.ts';

const either = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(' or ');
const flag = 'no value: it is on while the attribute is there; take the attribute away to turn it off';
const address = 'a path or an http(s) address';

/** Completes the warning “expected …” for each attribute. Attributes that are missing here accept any text. */
const expected: Readonly<Record<string, string>> = {
  server: 'where /sat is: a path such as "/sat", or an http(s) address',
  language: 'a language tag such as "en"',
  direction: either(['ltr', 'rtl']),
  theme: either(['light', 'dark', 'system', 'inherit']),
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

const isNear = (name: string, known: string): boolean => distance(name, known) <= (known.length < 6 ? 1 : 2);

/**
 * Returns each misspelt attribute with the known attribute that it resembles. HTML's own attributes count as correct.
 */
export function misspelt(
  names: readonly string[],
  known: readonly string[],
): readonly (readonly [name: string, meant: string])[] {
  return names.flatMap((name) => {
    const meant = nearest(name, known);
    return meant !== undefined && isNear(name, meant) ? [[name, meant] as const] : [];
  });
}

export function complainOfNames(element: Element, names: readonly string[], known: readonly string[]): void {
  for (const [name, meant] of misspelt(names, known)) complain(element, `${name} is no attribute of it: ${meant} is.`);
}
