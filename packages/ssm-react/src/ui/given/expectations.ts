import { assayVersions, roles } from 'ssm-core';
import { aFunction, anyValue, aText, type Expected, needed, objectWith, oneOf, quoted } from 'ssm-core/internal';
import { en } from '../../strings/en/en.ts';
import { everyLateSection } from '../../strings/lateSections.ts';

export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isVersion = (value: unknown): boolean => assayVersions.some((version) => version === value);

export const aVersion = (instead?: string): Expected => oneOf(assayVersions, instead);

export const aGroup = (): Expected =>
  needed(oneOf(['Panel', 'Set'], 'texts that name it may break the part that they stand in'));

export const aBuilder = (instead?: string): Expected =>
  objectWith(
    'what createBuilder({ storage }) of ssm-core returns',
    ['getSnapshot', 'subscribe', 'add', 'remove'],
    instead,
  );

export function aRole(): Expected {
  return {
    what: 'what roleOf(["SSM-Registered"]) of ssm-core returns',
    isUsable: (value) => isTree(value) && roles.some(({ title }) => title === value['title']),
    describe: quoted,
    instead: 'the menu is that of SSM-Public',
  };
}

const aLocale: Expected = {
  what: 'a language tag (BCP 47), as "en" or "de-CH"',
  isUsable(value) {
    try {
      return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1;
    } catch {
      return false;
    }
  },
  describe: quoted,
  instead: '"en" counts in its place',
};

function wrongTexts(given: Tree, english: Tree, above: readonly string[] = []): readonly string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const path = [...above, key];
    const known = english[key];
    if (value === undefined || Array.isArray(known)) return [];
    if (typeof value !== typeof known || value === null) return [path.join('.')];
    return isTree(value) && isTree(known) ? wrongTexts(value, known, path) : [];
  });
}

/** Checks only the names of lazy-loaded sections, because the texts of those sections are not loaded here. */
function wrongTextsOf(strings: Tree): readonly string[] {
  const late = new Set(Object.keys(everyLateSection((english) => english)));
  return Object.entries(strings).flatMap(([section, texts]) => {
    if (!late.has(section)) return wrongTexts({ [section]: texts }, en);
    return texts === undefined || typeof texts === 'function' || isTree(texts) ? [] : [section];
  });
}

/** Memoizes the result by object: texts never change, and a language has about 1,500 of them. */
const looked = new WeakMap<object, readonly string[]>();

function wrongOf(strings: Tree): readonly string[] {
  const wrong = looked.get(strings) ?? wrongTextsOf(strings);
  looked.set(strings, wrong);
  return wrong;
}

const areTexts = (value: unknown): value is Tree => isTree(value) && !('then' in value);

const someTexts: Expected = {
  what: 'texts as those of en, or what await loadTexts("de") answers',
  isUsable: (value) => areTexts(value) && wrongOf(value).length === 0,
  describe: (value) =>
    areTexts(value)
      ? `an object whose ${wrongOf(value).slice(0, 3).join(', ')} is no text, or of another kind`
      : quoted(value),
  instead: 'what is not known is shown nowhere, and what is of another kind breaks the part that shows it',
};

export function expectedOfProvider() {
  const functions = ['get', 'put', 'post', 'patch', 'delete'];
  const aClient = (instead: string): Expected =>
    objectWith('what createSatClient({ … }) of ssm-core returns', functions, instead);
  return {
    client: needed(aClient('whatever asks the server says that it failed')),
    copies: aClient('nothing is read of what the browser has kept'),
    requestPath: oneOf(['public', 'secured'], 'the server refuses what is asked'),
    strings: someTexts,
    locale: aLocale,
    theme: { ...aText, what: '"light", "dark", "system" or the name of a rule' },
    direction: oneOf(['ltr', 'rtl'], 'text runs from left to right'),
    nonce: aText,
    menuName: aText,
    loading: objectWith(
      'what createLoadingRegistry() of ssm-core returns',
      ['begin', 'isLoading', 'subscribe'],
      'the provider has one of its own',
    ),
    analytics: aFunction('a function', 'nothing is noted'),
    errorReports: aFunction('a function', 'nothing is noted'),
    children: anyValue,
  } satisfies Readonly<Record<string, Expected>>;
}
