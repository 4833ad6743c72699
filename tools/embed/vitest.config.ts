import { defineConfig } from 'vitest/config';
import { isFirefoxTested } from '../firefox.ts';
import { isWebKitTested } from './webkit/webKit.ts';

/**
 * Whole pages as people use them; what two browsers cannot see differently, as types and modules, is not among them.
 * Some of these files have tests for Chromium alone: `inChromiumAlone`.
 */
const inFirefox = [
  'application.embed.ts',
  'iframe.embed.ts',
  'panels.embed.ts',
  'plain.embed.ts',
  'examples/hostile-portal.embed.ts',
  'examples/next.embed.ts',
  'examples/vite-react.embed.ts',
  'examples/vue.embed.ts',
];

const settings = {
  root: import.meta.dirname,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A browser on a busy machine can be late once; what fails twice is broken.
  retry: 1,
} as const;

const chromium = {
  test: {
    ...settings,
    name: 'chromium',
    include: ['*.embed.ts', 'examples/*.embed.ts'],
    // In Chromium `npm run e2e` plays all that the application can.
    exclude: ['application.embed.ts'],
    sequence: { groupOrder: 0 },
  },
};

const firefox = {
  test: {
    ...settings,
    name: 'firefox',
    include: inFirefox,
    env: { SSM_BROWSER: 'firefox' },
    sequence: { groupOrder: 1 },
  },
};

const webKit = {
  test: {
    ...settings,
    name: 'webkit',
    include: ['webkit/*.embed.ts'],
    sequence: { groupOrder: 2 },
  },
};

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Once for all browsers.
    globalSetup: ['setup.ts'],
    // Much of a test is waiting: two at a time keep two cores busy.
    maxWorkers: 2,
    projects: [chromium, ...(isFirefoxTested() ? [firefox] : []), ...(isWebKitTested() ? [webKit] : [])],
  },
});
