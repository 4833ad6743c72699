import type { Token } from './tokens.ts';

export type TokenChanges = Readonly<Record<string, string>>;

export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

export function colourPair(value: string): ColourPair | undefined {
  const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i.exec(value) ?? [];
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

export const pairText = ({ light, dark }: ColourPair): string => `light-dark(${light}, ${dark})`;

export function ruleOf(changes: TokenChanges): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `.ssm-root {\n${lines.join('')}}\n`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of foreground and background, with the minimum contrast that WCAG requires. */
const pairs = [
  ['text', 'background', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'hover', 4.5],
  ['accent', 'background', 4.5],
  ['accent', 'selected', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-mark', 'mark', 4.5],
  ['outline', 'background', 3],
  ['focus', 'background', 3],
] as const;

const followed = /^var\((--[\w-]+)\)$/;
const mixed = /color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)/g;

function mix(front: string, share: number, back: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [front, back].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(other + (share / 100) * (one - other))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function resolvedPair(name: string, values: ReadonlyMap<string, string>): ColourPair | undefined {
  const value = values.get(name) ?? '';
  const other = followed.exec(value)?.[1];
  if (other !== undefined) return resolvedPair(other, values);
  const [light, dark] = [...value.matchAll(mixed)].map(([, front = '', share, back = ''], at) => {
    const [over, under] = [front, back].map((each) => resolvedPair(each, values)?.[at === 0 ? 'light' : 'dark']);
    return over === undefined || under === undefined ? undefined : mix(over, Number(share), under);
  });
  return light === undefined || dark === undefined ? colourPair(value) : { light, dark };
}

export interface Contrast {
  readonly name: string;
  readonly least: number;
  readonly light: number;
  readonly dark: number;
}

export function contrasts(tokens: readonly Token[], changes: TokenChanges): readonly Contrast[] {
  const values = new Map(tokens.map(({ name, value }) => [name, changes[name] ?? value]));
  return pairs.flatMap(([front, back, least]) => {
    const [one, other] = [front, back].map((name) => resolvedPair(`--ssm-color-${name}`, values));
    if (one === undefined || other === undefined) return [];
    return [
      {
        name: `${front} on ${back}`,
        least,
        light: contrastOf(one.light, other.light),
        dark: contrastOf(one.dark, other.dark),
      },
    ];
  });
}
