/** Wraps every story in the provider. The client of the provider uses the in-memory reference server. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { loadTexts } from 'ssm-react';
import { configure } from 'storybook/test';
import { languageNames } from './languageNames.ts';
import { type StoryEnvironment, StoryProvider } from './StoryProvider.tsx';
import 'ssm-react/styles.css';
import '../packages/ssm-host/src/host.css';
import './preview.css';
import './desk/desk.css';
import { themeNames } from './desk/themes.ts';

// Lazy chunks take longer than the default time-out of one second on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const withProvider: Decorator = (Story, { id, globals, parameters, loaded }) =>
  parameters['standsAlone'] === true ? (
    <Story key={id} />
  ) : (
    <StoryProvider
      key={id}
      {...(globals as StoryEnvironment)}
      texts={loaded['texts']}
      provider={parameters['provider']}
      server={parameters['server']}
    >
      <Story />
    </StoryProvider>
  );

/** Whether axe checks only the first story of each component, as in `npm test`. */
const checksFirstStories = import.meta.env['SSM_AXE'] === 'first';
const firstStories = new Map<string, string>();

function isChecked({ id, componentId }: { readonly id: string; readonly componentId: string }): boolean {
  if (!checksFirstStories) return true;
  const first = firstStories.get(componentId) ?? id;
  firstStories.set(componentId, first);
  return first === id;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Lazy-loaded with the first page of a component, because stories do not need it. */
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }));

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  loaders: [
    async ({ globals }) => ({ texts: await loadTexts(String(globals['locale'])) }),
    // Loads the fonts of the page before a story measures text. A local font may be missing. Screenshots use a font of
    // our own.
    async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load()))),
  ],
  beforeEach(context) {
    if (!isChecked(context)) context.globals = { ...context.globals, a11y: { manual: true } };
  },
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en', colours: 'own', focus: 'none' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: [...themeNames], dynamicTitle: true },
    },
    colours: {
      description: 'Colours of the page, or those that a person’s system forces',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'own', title: 'own colours' },
          { value: 'forced', title: 'forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    focus: {
      description: 'What has the focus',
      toolbar: {
        icon: 'pointerhand',
        items: [
          { value: 'none', title: 'focus as it is' },
          { value: 'first', title: 'focus on the first control' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    a11y: { test: 'error', options: { runOnly: wcag } },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Desk',
          'Review',
          'Application',
          ['Journeys'],
          'Pages',
          'Features',
          'Elements',
          'Provider',
          'Controls',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '320 px', styles: { width: '320px', height: '640px' } },
        desk: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
        wide: { name: '2560 px', styles: { width: '2560px', height: '1440px' } },
      },
    },
  },
};

export default preview;
