/** Compares the shipped languages with English. Every text must exist and must translate the current English text. */
import { readdirSync } from 'node:fs';
import { layRows } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { en } from './en/en.ts';
import type { ImportTexts } from './en/imports.ts';
import { loadTexts } from './loadTexts.ts';
import type { Texts } from './merge.ts';

type Tree = Readonly<Record<string, unknown>>;
type Maker = (...values: readonly unknown[]) => unknown;

interface Pair {
  readonly place: string;
  readonly english: string;
  readonly other: string;
  /** True if the text is for a count of one. */
  readonly isOfOne: boolean;
}

const pseudoLocales = ['en-XA', 'ar-XB'];
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const tags = folders.map(({ name }) => name).filter((name) => name !== 'en' && !pseudoLocales.includes(name));

async function englishTexts(): Promise<Tree> {
  const later = readdirSync(`${import.meta.dirname}/en`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file) => (await import(`./en/${file.slice(0, -'.ts'.length)}.ts`)) as Tree);
  return { ...en, ...Object.assign({}, ...(await Promise.all(later))) };
}

async function sameAsEnglish(tag: string): Promise<readonly string[]> {
  return ((await import(`./${tag}/sameAsEnglish.ts`)) as { readonly sameAsEnglish: readonly string[] }).sameAsEnglish;
}

/**
 * Sample values for parameters that are codes, which a language may translate. Other parameters get a placeholder by
 * position.
 */
const codes: Readonly<Record<string, string>> = { group: 'Panel', order: 'lowest', category: 'diseases' };

const facts = new Proxy({}, { get: (_, key) => `{${String(key)}}` });

function parameters(maker: Maker): readonly string[] {
  const [, list = ''] = /^(?:async )?\(?([^()]*?)\)?\s*=>/.exec(maker.toString()) ?? [];
  return list.split(',').map((name) => name.trim());
}

interface Sample {
  readonly values: readonly unknown[];
  /** Returns the text that is expected if the values only replace placeholders. */
  readonly written: (plain: string) => string;
}

/** Values that may select another wording, each with the form in which the text shows it. */
const special = (text: string): readonly (readonly [value: unknown, shown: string])[] => [
  [1, '1'],
  [0, '0'],
  ['', ''],
  [null, 'null'],
  [[text], text],
];

function samples(maker: Maker): readonly Sample[] {
  const names = parameters(maker);
  const plain = Array.from({ length: maker.length }, (_, at) => codes[names[at] ?? ''] ?? `{${at}}`);
  const others = plain.flatMap((text, at) =>
    codes[names[at] ?? ''] === undefined
      ? special(text).map(([value, shown]) => ({
          values: plain.map((other, place) => (place === at ? value : other)),
          written: (whole: string) => whole.replaceAll(text, shown),
        }))
      : [],
  );
  const asTheyAre = (whole: string): string => whole;
  return [{ values: plain, written: asTheyAre }, ...others, { values: plain.map(() => facts), written: asTheyAre }];
}

function made(maker: Maker, values: readonly unknown[]): string | null {
  try {
    const text = maker(...values);
    return typeof text === 'string' && !/undefined|\[object/.test(text) ? text : null;
  } catch {
    return null;
  }
}

function pairsOfMakers(maker: Maker, otherMaker: Maker, place: string): readonly Pair[] {
  const all = samples(maker);
  const plain = made(maker, all[0]?.values ?? []);
  return all.flatMap(({ values, written }, at) => {
    const english = made(maker, values);
    // Skips values that only replace placeholders and select no other wording.
    if (english === null || (at > 0 && plain !== null && written(plain) === english)) return [];
    const other = made(otherMaker, values) ?? 'cannot be made of the same values';
    return [{ place, english, other, isOfOne: values.includes(1) }];
  });
}

function pairs(english: unknown, other: unknown, place: string): readonly Pair[] {
  if (typeof english === 'string') return [{ place, english, other: String(other), isOfOne: false }];
  if (typeof english === 'function') return pairsOfMakers(english as Maker, other as Maker, place);
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, part]) => pairs(part, (other as Tree)[key], `${place}.${key}`));
}

async function pairsOf(tag: string): Promise<readonly Pair[]> {
  const [all, texts] = [await englishTexts(), ((await loadTexts(tag)) ?? {}) as Tree];
  return Object.keys(texts).flatMap((section) => pairs(all[section], texts[section], section));
}

function said(part: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') {
    const texts = pairsOfMakers(part as Maker, part as Maker, place).map(({ english }) => english);
    return [[place, [...new Set(texts)].join(' | ')]];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => said(inner, `${place}.${key}`));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}|\b(?:Panel|Set|lowest)\b/g, ''));

const valuesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** Names of parameters that are counts. English texts ignore counts that begin with `_`. */
const countNames: readonly string[] = ['count', 'total', 'minutes', 'seconds', '_', '_count', '_total'];

const counts = [0, 1, 2, 5, 21, 100];

/** Returns the text for a count, with # in place of each number. Returns null when the function rejects a number. */
function saidOf(maker: Maker, names: readonly string[], at: number, count: number): string | null {
  const values = names.map((name, place) => {
    if (place === at) return count;
    return name === 'shown' ? String(count) : (codes[name] ?? `{${name}}`);
  });
  return made(maker, values)?.replaceAll(/\d+/g, '#') ?? null;
}

/**
 * Returns groups of counts that share a plural form but have different texts, such as `1, 21: # row | # rows`.
 * Ignores texts that do not show the number, such as “remove it”.
 */
function formsApart(tag: string, maker: Maker, names: readonly string[]): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  return names.flatMap((name, at) => {
    if (!countNames.includes(name)) return [];
    const forms = Map.groupBy(counts, (count) => rules.select(count));
    return [...forms.values()].flatMap((alike) => {
      const texts = alike.map((count) => saidOf(maker, names, at, count));
      const numbered = texts.filter((text) => text?.includes('#'));
      const ways = new Set(numbered.length === 0 ? texts : numbered);
      return ways.size === 1 ? [] : [`${alike.join(', ')}: ${[...ways].join(' | ')}`];
    });
  });
}

function allFormsApart(tag: string, english: unknown, other: unknown, place: string): readonly string[] {
  if (typeof english === 'function') {
    const apart = formsApart(tag, other as Maker, parameters(english as Maker));
    return apart.map((each) => `${place}, ${each}`);
  }
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, part]) =>
    allFormsApart(tag, part, (other as Tree)[key], `${place}.${key}`),
  );
}

test('a plural written by hand fails in a language with other plural forms, and a plural by Intl.PluralRules does not', () => {
  const byHand: Maker = (count, shown) => (count === 1 ? '1 row' : `${String(shown)} rows`);
  const names = ['count', 'shown'];
  expect(['en', 'fr', 'ru', 'ja'].map((tag) => formsApart(tag, byHand, names))).toEqual([
    [],
    ['0, 1: # rows | # row'],
    ['1, 21: # row | # rows'],
    ['0, 1, 2, 5, 21, 100: # rows | # row'],
  ]);
  const rules = new Intl.PluralRules('ru');
  const byRule: Maker = (count, shown) => `${String(shown)} ${rules.select(count as number)}`;
  expect(formsApart('ru', byRule, names)).toEqual([]);
  const inWords: Maker = (count, shown) => (count === 0 ? 'no rows' : `${String(shown)} rows`);
  expect(formsApart('en', inWords, names)).toEqual([]);
});

test('a translated text can use both a count and its total, and the number of the remaining items', async () => {
  const english = await englishTexts();
  const places = [
    'menu.resultCount',
    'filters.counts.total',
    'filters.counts.totalListed',
    'panelView.summary.dilutionCount',
  ];
  const rests = ['panels.merge.more', 'sheet.sets.more', 'sheet.panels.more'];
  const told = [...places, ...rests].map((place) => {
    const maker = place.split('.').reduce<unknown>((tree, key) => (tree as Tree)[key], english) as Maker;
    return [place, ...parameters(maker).filter((name) => ['_count', '_total'].includes(name))];
  });
  expect(told).toEqual([
    ...places.map((place) => [place, '_count', '_total']),
    ...rests.map((place) => [place, '_count']),
  ]);
  // Nouns agree with the shown count in French and with the total in German; Russian forms depend on the last digit.
  const rules = new Intl.PluralRules('ru');
  const names = ['shown', 'total', '_count', '_total'];
  const byRule: Maker = (shown, total, _, all) => `${String(shown)} из ${String(total)} ${rules.select(all as number)}`;
  const byHand: Maker = (shown, total, _, all) =>
    `${String(shown)} из ${String(total)} ${all === 1 ? 'реагента' : 'реагентов'}`;
  expect([formsApart('ru', byRule, names), formsApart('ru', byHand, names)]).toEqual([
    [],
    ['1, 21: # из {total} реагента | # из {total} реагентов'],
  ]);
});

test.each(['en', ...tags])('%s uses the plural forms of the language for each count', async (tag) => {
  const english = await englishTexts();
  const texts = tag === 'en' ? english : (((await loadTexts(tag)) ?? {}) as Tree);
  const apart = (tagOf: string, all: Tree): readonly string[] =>
    Object.keys(all).flatMap((section) => allFormsApart(tagOf, english[section], all[section], section));
  expect(apart(tag, texts)).toEqual([]);
  // English with French plural rules would say "0 row", so the check must report each text with a plural.
  expect(apart('fr', english).length).toBeGreaterThan(40);
});

describe.each(tags)('the language %s', (tag) => {
  test('gives identifier columns titles that an import recognizes', async () => {
    const { columns, imports } = (await loadTexts(tag)) as Texts & { readonly imports: ImportTexts };
    const keys = ['seqId', 'uniProtId', 'entrezGeneName', 'targetName', 'fullName'] as const;
    const kinds = ['seqId', 'uniProt', 'symbol', 'targetName', 'fullName'];
    const read = [keys.map((key) => columns[key].title), keys.map((key) => imports.columns[key])].map((titles) => {
      const rows = [titles, keys.map(() => 'x')].map((texts, index) => ({
        line: index + 1,
        cells: texts.map((text, column) => ({ column, kind: 'text' as const, text })),
      }));
      // Only titles can identify the columns, because no content resembles an identifier.
      const laid = layRows({ name: '', rows }, { resembles: () => new Set() });
      return [...laid].map(({ role, cells }) => [role, ...cells.map(({ kind }) => kind)]);
    });
    const known = [['heading'], ['data', ...kinds]];
    expect(read).toEqual([known, known]);
  });

  test('has no English text, except texts that are equal in both languages', async () => {
    const allowed = await sameAsEnglish(tag);
    const same = (await pairsOf(tag)).filter(({ english: text, other }) => text === other && hasWords(text));
    const missed = same.filter(({ english: text }) => !allowed.includes(text));
    expect(missed.map(({ place, english: text }) => `${place}: ${text}`)).toEqual([]);
    // Fails for texts that English no longer has, so that the list of equal texts has none of them.
    expect(allowed.filter((text) => !same.some((pair) => pair.english === text))).toEqual([]);
  });

  test('matches the current English texts (if not: translate the changed text, then run with --update)', async () => {
    const [all, texts] = [await englishTexts(), ((await loadTexts(tag)) ?? {}) as Tree];
    const sections = Object.keys(texts);
    const english = sections.flatMap((section) => said(all[section], section));
    // An empty text means that no sample value fits the function. A change of that text would go unnoticed.
    expect(english.filter(([, text]) => text === '').map(([place]) => place)).toEqual([]);
    const written = `${JSON.stringify(Object.fromEntries(english), null, 2)}\n`;
    await expect(written).toMatchFileSnapshot(`./${tag}/translatedFrom.json`);
    // The language must not keep texts that English has removed.
    const places = sections.flatMap((section) => said(texts[section], section)).map(([place]) => place);
    expect(places.filter((place) => !english.some(([known]) => known === place))).toEqual([]);
  });

  test('uses the same values as English in each text', async () => {
    const different = (await pairsOf(tag)).filter(({ english: text, other, isOfOne }) => {
      const [wanted, put] = [valuesIn(text), valuesIn(other)];
      return wanted.some((value) => !put.includes(value)) || (!isOfOne && put.some((value) => !wanted.includes(value)));
    });
    expect(different).toEqual([]);
  });
});
