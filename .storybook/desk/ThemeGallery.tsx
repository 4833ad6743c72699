import { StoryFrame } from '../docs/StoryFrame.tsx';
import { namedThemes, themeNames } from './themes.ts';

const looks = [
  { id: 'pages-menu-menupage--with-builder', name: 'Menu' },
  { id: 'features-filter-filterdialog--five-filters', name: 'Filters' },
] as const;

const told: Readonly<Record<string, string>> = {
  light: 'The default, where the device prefers light.',
  dark: 'The default, where the device prefers dark.',
  'high-contrast': 'Ships with ssm-react: ssm-react/themes/high-contrast.css.',
  compact: 'Ships with ssm-react: ssm-react/themes/compact.css.',
  portal: 'A portal’s brand: a rule on the page that embeds.',
};

export function ThemeGallery({ globals }: { readonly globals: Readonly<Record<string, string>> }) {
  return (
    <main className="desk" data-scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <h1>Themes</h1>
      <p className="desk-lead">
        Each is also in the toolbar, for any story. A new file in <code>packages/ssm-react/src/themes</code> is a theme
        here without another line.
      </p>
      {themeNames.map((theme) => (
        <section key={theme}>
          <h2>{theme}</h2>
          <p>{told[theme]}</p>
          <div className="desk-grid">
            {looks.map(({ id, name }) => (
              <StoryFrame
                key={id}
                storyId={id}
                name={name}
                width={1280}
                height={800}
                scale={0.5}
                globals={{ ...globals, theme }}
              />
            ))}
          </div>
          {namedThemes.has(theme) && (
            <details>
              <summary>The CSS</summary>
              <pre>{namedThemes.get(theme)}</pre>
            </details>
          )}
        </section>
      ))}
    </main>
  );
}
