/** Checks style sheets without a browser: the contrast of tokens, and that every rule stays in our layers and root. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(source, file), 'utf8');

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number];

/** Returns the colour of each token in a scheme. Colours of a theme override the default colours. */
async function colours(theme: Theme, sheet: string | null): Promise<ReadonlyMap<string, Colour>> {
  const css = [await read('theme/tokens.css'), sheet === null ? '' : await read(sheet)].join('\n');
  const pairs = css.matchAll(/--ssm-color-([\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g);
  const known = new Map(
    [...pairs].map(([, name, light, dark]) => [name ?? '', parse((theme === 'light' ? light : dark) ?? '')]),
  );
  const [accent, background] = ['accent', 'background'].map((name) => known.get(name) as Colour) as [Colour, Colour];
  const mix = String.raw`color-mix\(in srgb, var\(--ssm-color-accent\) (\d+)%, var\(--ssm-color-background\)\)`;
  const mixed = css.matchAll(new RegExp(String.raw`--ssm-color-([\w-]+): light-dark\(\s*${mix},\s*${mix}\s*\)`, 'g'));
  const derived: (readonly [string, Colour])[] = [...mixed].map(([, name, light, dark]) => {
    const share = Number(theme === 'light' ? light : dark) / 100;
    return [name ?? '', background.map((part, at) => part + share * ((accent[at] ?? 0) - part)) as unknown as Colour];
  });
  return new Map([...derived, ['focus', accent], ...known]);
}

function parse(hex: string): Colour {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['background', 'sunken', 'raised', 'hover', 'pressed', 'selected', 'selected-hover'];
const texts = ['text', 'muted', 'accent'];
const pairs: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)),
  ...['success', 'warning', 'danger', 'disabled'].flatMap((text) => [
    [text, 'background'] as const,
    [text, 'raised'] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-mark', 'mark'],
];
/** Pairs of colours that must differ although no text is drawn in them: outlines of controls and the focus ring. */
const shapes: readonly (readonly [string, string])[] = ['background', 'sunken', 'raised', 'selected'].flatMap(
  (surface) => [['outline', surface] as const, ['focus', surface] as const],
);

function fainter(known: ReadonlyMap<string, Colour>, of: typeof pairs, atLeast: number): readonly string[] {
  return of.flatMap(([front, back]) => {
    const ratio = contrast(known.get(front) as Colour, known.get(back) as Colour);
    return ratio < atLeast ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

const themes = ['themes/high-contrast.css', 'themes/compact.css'] as const;

describe.each<[Theme, string | null]>([
  ['light', null],
  ['dark', null],
  ...themes.flatMap((sheet): [Theme, string][] => [
    ['light', sheet],
    ['dark', sheet],
  ]),
])('%s, %s', (theme, sheet) => {
  test('R38: text has a contrast of at least 4.5 on every surface', async () => {
    expect(fainter(await colours(theme, sheet), pairs, 4.5)).toEqual([]);
  });

  test('R38: outlines and the focus ring have a contrast of at least 3', async () => {
    expect(fainter(await colours(theme, sheet), shapes, 3)).toEqual([]);
  });
});

test.each<Theme>(['light', 'dark'])(
  'in high contrast and %s mode, text has a contrast of at least 7',
  async (theme) => {
    expect(fainter(await colours(theme, 'themes/high-contrast.css'), pairs, 7)).toEqual([]);
  },
);

test('a named theme sets only tokens that the default theme has', async () => {
  const declared = (css: string) => [...css.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name);
  const known = declared(await read('theme/tokens.css'));
  const unknown = await Promise.all(
    themes.map(async (sheet) => declared(await read(sheet)).filter((name) => !known.includes(name))),
  );
  expect(unknown).toEqual(themes.map(() => []));
});

describe('style sheets', () => {
  const importsOf = async (file: string) =>
    [...(await read(file)).matchAll(/@import ["']\.\/(.+?)["'];/g)].map(([, name]) => name ?? '');

  /** Returns the style sheets that styles.css imports. */
  async function imported(): Promise<readonly string[]> {
    const sheets = await importsOf('styles.css');
    expect(sheets).toEqual(['first-view.css', 'panels.css']);
    const files = (await Promise.all(sheets.map(importsOf))).flat();
    expect(files.slice(0, 2)).toEqual(['theme/tokens.css', 'theme/base.css']);
    return files;
  }

  test('the styles that load first are a part of all styles, in the same order', async () => {
    for (const [part, whole] of [
      ['first-rows.css', ['first-view.css']],
      ['member.css', ['first-view.css', 'panels.css']],
    ] as const) {
      const some = await importsOf(part);
      const all = (await Promise.all(whole.map(importsOf))).flat();
      expect(all.filter((file) => some.includes(file))).toEqual(some);
    }
  });

  test('every rule is in one of our layers', async () => {
    const outside: string[] = [];
    for (const file of [...(await imported()), ...themes]) {
      const rest = withoutBlocks(await read(file));
      if (!/^(@layer ssm\.(tokens|ui|features))+$/.test(rest)) outside.push(`${file}: ${rest}`);
    }
    expect(outside).toEqual([]);
  });

  test('every rule is limited to our root and the classes of our components', async () => {
    const escaping: string[] = [];
    for (const file of [...(await imported()), ...themes]) {
      for (const selector of outermostSelectors(await read(file))) {
        if (!/\.ssm-\w/.test(selector)) escaping.push(`${file}: ${selector}`);
      }
    }
    expect(escaping).toEqual([]);
  });

  test('styles use no id, no :root and no physical direction', async () => {
    const found: string[] = [];
    for (const file of await imported()) {
      const css = withoutComments(await read(file));
      const matches = css.matchAll(/:root|[^-\w](?:margin|padding|border)-(?:left|right)|[{};]\s*#[a-z][\w-]*/g);
      for (const [match] of matches) found.push(`${file}: ${match}`);
    }
    expect(found).toEqual([]);
  });
});

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function withoutBlocks(css: string): string {
  let depth = 0;
  let rest = '';
  for (const character of withoutComments(css)) {
    if (character === '}') depth -= 1;
    if (depth === 0 && character !== '{' && character !== '}') rest += character;
    if (character === '{') depth += 1;
  }
  return rest
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(@layer) /g, '$1 ')
    .trim();
}

function splitSelectors(head: string): readonly string[] {
  return head.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function outermostSelectors(css: string): readonly string[] {
  const selectors: string[] = [];
  const open: string[] = [];
  let text = '';
  for (const character of withoutComments(css)) {
    if (character === '{') {
      const head = text.trim();
      const isInside = open.some((outer) => !/^@(layer|media|supports|container)/.test(outer));
      if (!head.startsWith('@') && !isInside) selectors.push(...splitSelectors(head));
      open.push(head);
      text = '';
    } else if (character === '}') {
      open.pop();
      text = '';
    } else if (character === ';') {
      text = '';
    } else {
      text += character;
    }
  }
  return selectors;
}
