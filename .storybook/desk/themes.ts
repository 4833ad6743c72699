/**
 * The themes that the desk offers: light, dark, and one for each file in `themes` of ssm-react or in `themes` of this
 * folder.
 */
import.meta.glob(['../../packages/ssm-react/src/themes/*.css', './themes/*.css'], { eager: true });

const sheets = {
  ...import.meta.glob<string>('../../packages/ssm-react/src/themes/*.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('./themes/*.css', { query: '?raw', import: 'default', eager: true }),
};

const nameOf = (file: string): string => file.replace(/^.*\/|\.css$/g, '');

/** Maps the name of a theme to its style sheet. */
export const namedThemes: ReadonlyMap<string, string> = new Map(
  Object.entries(sheets).map(([file, css]) => [nameOf(file), css]),
);

export const themeNames: readonly string[] = ['light', 'dark', ...namedThemes.keys()];
