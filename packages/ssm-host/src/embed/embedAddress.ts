import { assayVersions } from 'ssm-core';
import { findColumn } from 'ssm-core/engine';

const usualHeight = 480;

interface Parameter {
  readonly expected: string;
  readonly isUsable: (text: string) => boolean;
}

function oneOf(...values: readonly string[]): Parameter {
  return {
    expected: values.map((value) => `"${value}"`).join(' or '),
    isUsable: (text) => values.includes(text),
  };
}

const anyText: Parameter = { expected: 'a text', isUsable: () => true };

function isLanguage(text: string): boolean {
  try {
    return Boolean(new Intl.Locale(text));
  } catch {
    return false;
  }
}

/** Attributes that a portal may set. Server and link targets are excluded, because tokens would be sent there. */
const attributeParameters: Readonly<Record<string, Parameter>> = {
  version: oneOf(...assayVersions),
  view: anyText,
  columns: {
    expected: 'keys of columns with spaces between, as "seqId fullName"',
    isUsable: (text) => text.split(/[\s,]+/).every((key) => findColumn(key) !== undefined),
  },
  heading: anyText,
  language: { expected: 'a language tag, as "en"', isUsable: isLanguage },
  theme: oneOf('light', 'dark', 'system', 'inherit'),
  direction: oneOf('ltr', 'rtl'),
};

const parameters: Readonly<Record<string, Parameter>> = {
  show: oneOf('menu', 'builder'),
  height: {
    expected: 'a whole number of pixels from 200 to 4000',
    isUsable: (text) => /^\d+$/.test(text) && Number(text) >= 200 && Number(text) <= 4000,
  },
  ...attributeParameters,
};

interface EmbedAddressProblem {
  /** The name of the parameter. */
  readonly at: string;
  readonly expected: string;
  readonly message: string;
}

export interface EmbedAddress {
  readonly shows: 'menu' | 'builder';
  readonly attributes: ReadonlyMap<string, string>;
  /** Height of the table, in pixels. It cannot depend on the frame, because the frame is as high as the page. */
  readonly tableHeight: number;
  /** Parameters that were left out. */
  readonly problems: readonly EmbedAddressProblem[];
}

function problemOf(name: string, value: string): EmbedAddressProblem[] {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (parameter?.isUsable(value) === true) return [];
  const expected = parameter?.expected ?? `one of ${Object.keys(parameters).join(', ')}`;
  const what = parameter === undefined ? `The parameter "${name}" is not known` : `${name}="${value}" cannot be used`;
  return [{ at: name, expected, message: `${what}: expected ${expected}. It is left out.` }];
}

/** Reads the parameters of the page. Leaves out unusable ones and names them. */
export function readEmbedAddress(search: string): EmbedAddress {
  const given = [...new URLSearchParams(search)];
  const problems = given.flatMap(([name, value]) => problemOf(name, value));
  const usable = new Map(given.filter(([name, value]) => problemOf(name, value).length === 0));
  return {
    shows: usable.get('show') === 'builder' ? 'builder' : 'menu',
    attributes: new Map([...usable].filter(([name]) => Object.hasOwn(attributeParameters, name))),
    tableHeight: Number(usable.get('height') ?? usualHeight),
    problems,
  };
}
