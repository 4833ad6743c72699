/** Every story stands inside the provider, whose client asks the reference server in memory. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { type StoryEnvironment, StoryProvider } from './StoryProvider.tsx';
import 'ssm-react/styles.css';
import '../packages/ssm-host/src/host.css';
import './preview.css';

/** Those of the hosted application bring a provider of their own. */
const withProvider: Decorator = (Story, { id, globals, parameters }) =>
  parameters['standsAlone'] === true ? (
    <Story key={id} />
  ) : (
    <StoryProvider
      key={id}
      {...(globals as StoryEnvironment)}
      provider={parameters['provider']}
      server={parameters['server']}
    >
      <Story />
    </StoryProvider>
  );

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const preview: Preview = {
  decorators: [withProvider],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of text',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    a11y: { test: 'error', options: { runOnly: wcag } },
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
