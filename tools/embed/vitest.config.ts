import { defineConfig } from 'vitest/config';
import { isFirefoxTested } from '../firefox.ts';
import { isWebKitTested } from './webkit/webKit.ts';

/**
 * Tests of whole pages, which run in Firefox too. Types and modules do not depend on the browser, so their tests run
 * only in Chromium. Some listed files have tests for Chromium only (`inChromiumAlone`).
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
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A browser on a busy machine can be late once. A second failure is a real one.
  retry: 1,
} as const;

const chromium = {
  test: {
    ...settings,
    name: 'chromium',
    include: ['*.embed.ts', 'examples/*.embed.ts'],
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
    globalSetup: ['setup.ts'],
    // Two workers keep two cores busy, because tests mostly wait.
    maxWorkers: 2,
    projects: [chromium, ...(isFirefoxTested() ? [firefox] : []), ...(isWebKitTested() ? [webKit] : [])],
  },
});
