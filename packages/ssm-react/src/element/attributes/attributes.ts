/** An attribute of the elements and how its text is read. */
import { type AssayVersion, assayVersions, type ColumnKey, defaultAssayVersion } from 'ssm-core';
import { findColumn } from 'ssm-core/engine';

export interface Attribute<Value> {
  readonly name: string;
  /** The value if the attribute is missing or invalid. */
  readonly fallback: Value;
  /** Parses the text of the attribute. Returns undefined if the text is invalid. */
  readonly read: (text: string) => Value | undefined;
}

function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Attribute<Value> {
  return {
    name,
    fallback,
    read: (text) => values.find((value) => value === text),
  };
}

/** Defines a boolean attribute, which is read as in HTML, except that the text "false" is invalid. */
function flag(name: string): Attribute<boolean> {
  return {
    name,
    fallback: false,
    read: (text) => (text === '' || text === name || text === 'true' ? true : undefined),
  };
}

function plainText(name: string): Attribute<string | undefined> {
  return { name, fallback: undefined, read: (text) => text };
}

function isAddress(text: string): boolean {
  return (
    URL.canParse(text, 'https://page.invalid/') && /^https?:$/.test(new URL(text, 'https://page.invalid/').protocol)
  );
}

function id(name: string): Attribute<string | undefined> {
  return { name, fallback: undefined, read: (text) => text.trim() || undefined };
}

function address(name: string): Attribute<string | undefined> {
  return {
    name,
    fallback: undefined,
    read: (text) => (text !== '' && isAddress(text) ? text : undefined),
  };
}

function template(name: string, placeholder: string): Attribute<string | undefined> {
  return {
    name,
    fallback: undefined,
    read: (text) => (text.includes(`{${placeholder}}`) && isAddress(text) ? text : undefined),
  };
}

export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : encodeURIComponent(values[name]),
  );
}

function readLanguage(text: string): string | undefined {
  try {
    return new Intl.Locale(text).toString();
  } catch {
    return undefined;
  }
}

function readColumns(text: string): readonly ColumnKey[] | undefined {
  const found = text.split(/[\s,]+/).filter((word) => word !== '');
  const known = found.map((word) => findColumn(word)?.key);
  return found.length > 0 && known.every((key) => key !== undefined) ? [...new Set(known)] : undefined;
}

const version: Attribute<AssayVersion> = oneOf('version', assayVersions, defaultAssayVersion);

const common = {
  server: {
    name: 'server',
    fallback: '/sat',
    read: (text: string) => (text !== '' && isAddress(text) ? text.replace(/\/+$/, '') : undefined),
  },
  language: { name: 'language', fallback: 'en', read: readLanguage },
  direction: oneOf('direction', ['ltr', 'rtl'], 'ltr'),
  theme: oneOf('theme', ['light', 'dark', 'system', 'inherit'], 'system'),
} as const;

export const menuAttributes = {
  ...common,
  version,
  view: plainText('view'),
  columns: {
    name: 'columns',
    fallback: undefined,
    read: readColumns,
  } as Attribute<readonly ColumnKey[] | undefined>,
  selectable: flag('selectable'),
  openable: flag('openable'),
  heading: plainText('heading'),
  height: {
    name: 'height',
    fallback: undefined,
    read: (text: string) => (typeof CSS === 'undefined' || CSS.supports('height', text) ? text : undefined),
  } as Attribute<string | undefined>,
  sheetHref: template('sheet-href', 'seqId'),
};

export const sheetAttributes = {
  ...common,
  seqId: id('seq-id'),
  version,
  sheetHref: menuAttributes.sheetHref,
};

export const builderAttributes = {
  ...common,
  version,
  columns: menuAttributes.columns,
  height: menuAttributes.height,
  panelHref: template('panel-href', 'panelId'),
};

export const panelsAttributes = {
  ...common,
  panelId: id('panel-id'),
  panelHref: builderAttributes.panelHref,
  panelsHref: address('panels-href'),
  columns: menuAttributes.columns,
  height: menuAttributes.height,
  sheetHref: menuAttributes.sheetHref,
};

export const namesOf = (attributes: Readonly<Record<string, Attribute<unknown>>>): readonly string[] =>
  Object.values(attributes).map(({ name }) => name);

const warned = new WeakMap<Element, Set<string>>();

function nameOf({ id: ownId, localName }: Element): string {
  return ownId === '' ? `<${localName}>` : `<${localName} id="${ownId}">`;
}

/**
 * Warns page developers, once per element and sentence. Also logs the element, because consoles link a logged element
 * to the page.
 */
export function complain(element: Element, sentence: string): void {
  const before = warned.get(element) ?? new Set();
  warned.set(element, before);
  if (before.has(sentence)) return;
  before.add(sentence);
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`${nameOf(element)}: ${sentence}`, element);
}
