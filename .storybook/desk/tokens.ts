/** Reads the design tokens from tokens.css, which is their only source. */
import css from '../../packages/ssm-react/src/theme/tokens.css?raw';

export interface Token {
  readonly name: string;
  readonly value: string;
}

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** Titles for groups that have no comment, by the first token of the group. */
const untold: Readonly<Record<string, string>> = {
  '--ssm-shadow-popover': 'Shadows of what floats.',
  '--ssm-font': 'Type.',
  '--ssm-space-1': 'Spaces.',
  '--ssm-radius-small': 'Corners.',
  '--ssm-duration': 'Motion; the duration is 0 where less of it is wanted.',
};

/** Returns the groups of tokens in the first rule for the root. Blank lines separate the groups. */
export function tokenGroups(sheet: string = css): readonly TokenGroup[] {
  const rule = /\.ssm-root \{(.*?)\n {2}\}/s.exec(sheet)?.[1] ?? '';
  return rule.split(/\n\s*\n/).flatMap((stretch) => {
    const tokens = [...stretch.matchAll(/(--ssm-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
      name,
      value: value.replaceAll(/\s+/g, ' '),
    }));
    const [first] = tokens;
    if (first === undefined) return [];
    const comment = /\/\*\s*(.*?)\s*\*\//s.exec(stretch)?.[1]?.replaceAll(/\s+/g, ' ');
    return [{ title: comment ?? untold[first.name] ?? '', tokens }];
  });
}

export const designTokens: ReadonlySet<string> = new Set(
  tokenGroups().flatMap(({ tokens }) => tokens.map(({ name }) => name)),
);
