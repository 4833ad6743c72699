import type { StorybookConfig } from '@storybook/react-vite';
import { componentPropsPlugin } from './docs/componentPropsPlugin.ts';
import { storyRooms } from './storyRooms.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyRooms.map(({ folder, title, files }) => ({ directory: `../${folder}`, titlePrefix: title, files })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), componentPropsPlugin()],
    resolve: { ...vite.resolve, conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog(level, log, report) {
          // Ignores warnings about 'use client', which has no meaning in a bundle.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
};

export default config;
