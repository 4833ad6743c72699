import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './tools/chromium.ts';

const conditions = ['ssm-source', 'module', 'browser', 'development|production'];
const source = {
  resolve: { conditions },
  ssr: { resolve: { conditions: ['ssm-source', 'node', 'development|production'] } },
};

/**
 * Packages that browser tests use. They are bundled before the first test, because bundling a package later would
 * reload the page during a test.
 */
const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@testing-library/react',
  'axe-core',
  'ssm-core > @tanstack/query-core',
  'ssm-core > idb-keyval',
  'ssm-core > openapi-fetch',
  'ssm-core > xstate',
  'ssm-core > zod/mini',
  'ssm-react > @tanstack/react-query',
  'ssm-react > @tanstack/table-core',
  'ssm-react > @tanstack/table-core/store-reactivity-bindings',
  'ssm-react > @xstate/react',
  'ssm-react > d3-scale',
  'ssm-react > marked',
  'ssm-react > react-aria-components/Dialog',
  'ssm-react > react-aria-components/I18nProvider',
  'ssm-react > react-aria-components/ListBox',
  'ssm-react > react-aria-components/Menu',
  'ssm-react > react-aria-components/Modal',
  'ssm-react > react-aria-components/Popover',
  'ssm-react > react-aria-components/Table',
  'ssm-react > react-aria/Overlay',
  'ssm-react > react-aria/private/interactions/useFocusVisible',
  'ssm-react > react-aria/useDialog',
  'ssm-react > react-aria/useModalOverlay',
  'ssm-react > react-aria/useSlider',
  'ssm-react > react-stately/private/flags/flags',
  'ssm-react > react-stately/useOverlayTriggerState',
  'ssm-react > react-stately/useSliderState',
  'ssm-server > hono',
  'ssm-server > jose',
  'ssm-server > lru-cache',
  'ssm-server > zod',
];

const executablePath = findChromium();

/** A function that returns a new object each time, because vitest writes the name of the project into the object. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArguments] },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Number of files with light tests that run in parallel. Two cores have time for a third file while another waits. */
const light = 3;

/** Number of retries. `npm test` and `.ci/run` only list a test that needs a retry; `npm run verify` fails. */
const retry = 1;
/** Only a test that hangs takes this long. Shorter limits fail tests that a busy machine slows down. */
const patient = { poll: { timeout: 60_000 } };
const testTimeout = 300_000;
const patience = 'packages/ssm-core/src/testing/patience.ts';
const seed = 'packages/ssm-core/src/testing/seed.ts';
const noOwnerStacks = 'packages/ssm-react/src/testing/ownerStacks.ts';

/** Whether the journeys run. They take too long for `npm test`, so only `npm run story -- --journeys` runs them. */
const playsJourneys = process.env['SSM_STORIES'] === 'journeys';
const storyTags = playsJourneys ? { include: ['journey'] } : { exclude: ['journey'] };
const axe = process.env['SSM_AXE'] ?? (playsJourneys ? 'all' : 'first');

/**
 * The file name of a test says what the test needs. `*.parts.test.ts` kills or upgrades a server, or saves panels in
 * PostgreSQL. `*.process.test.ts` starts other commands, servers or databases, or loads the real assay files, which
 * takes seconds each. `*.soak.test.ts` takes minutes, or checks times and sizes, which needs a quiet machine.
 */
const partsTests = '**/*.parts.test.ts';
const processTests = '**/*.process.test.ts';
const soakTests = '**/*.soak.test.ts';
const slowTests = [partsTests, processTests, soakTests];
const allUnitTests = ['packages/*/src/**/*.test.ts', 'openapi/**/*.test.ts', 'tools/**/*.test.ts'];
const withPostgres = 'packages/ssm-server/src/store/testing/postgresOfRun.ts';

/** Tests of the custom elements. `.ci/run` tests their built script instead, in pages that embed it. */
const elementTests = 'packages/ssm-react/src/element/**/*.test.tsx';

const componentTests = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  ...source,
  plugins: [react()],
  optimizeDeps: { include: browserDependencies },
  test: {
    name,
    include: [...include],
    exclude: ['**/node_modules/**', ...exclude],
    // All files of a worker share a page. The last setup file makes each test restore the page.
    isolate: false,
    env: { SSM_AXE: axe },
    setupFiles: [patience, noOwnerStacks, 'packages/ssm-react/src/testing/setup.ts'],
    expect: patient,
    retry,
    testTimeout,
    hookTimeout: testTimeout,
    maxWorkers: light,
    sequence: { groupOrder: 2 },
    browser: browser(),
  },
});

const serverTests = (name: string, include: string) => ({
  ...source,
  test: {
    name,
    include: [include],
    exclude: ['**/node_modules/**'],
    globalSetup: [withPostgres],
    environment: 'node' as const,
    isolate: false,
    setupFiles: [patience, seed],
    expect: patient,
    retry,
    testTimeout,
    hookTimeout: testTimeout,
    sequence: { groupOrder: 1 },
  },
});

/**
 * The configuration. The groups run one after the other, because in parallel they would slow each other down on two
 * cores.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Hides the browser's notice that a size has changed during layout. The browser handles that in the next frame,
    // and the notice hid real failures.
    onConsoleLog: (log) => !log.includes('ResizeObserver loop completed with undelivered notifications'),
    projects: [
      {
        ...source,
        test: {
          name: 'core',
          include: ['packages/ssm-core/src/**/*.test.ts'],
          exclude: slowTests,
          environment: 'node',
          // No process per file: the tested functions are stateless, and the processes would take twice as long as
          // the tests.
          isolate: false,
          setupFiles: [patience, seed],
          expect: patient,
          retry,
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: light,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...source,
        test: {
          name: 'unit',
          include: allUnitTests,
          exclude: ['packages/ssm-core/**', ...slowTests],
          environment: 'node',
          // A worker loads the server's sources only once. That is safe, because tests inject replacements and mock
          // no module.
          isolate: false,
          setupFiles: [patience, seed],
          expect: patient,
          retry,
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: light,
          sequence: { groupOrder: 0 },
        },
      },
      serverTests('parts', partsTests),
      serverTests('processes', processTests),
      {
        ...source,
        test: {
          name: 'soak',
          include: [soakTests],
          exclude: ['**/node_modules/**'],
          globalSetup: [withPostgres],
          environment: 'node',
          setupFiles: [patience],
          expect: patient,
          retry,
          testTimeout: 900_000,
          hookTimeout: testTimeout,
          sequence: { groupOrder: 1 },
        },
      },
      componentTests('browser', ['packages/ssm-{react,host}/src/**/*.test.tsx'], [elementTests]),
      componentTests('elements', [elementTests]),
      {
        ...source,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), tags: storyTags })],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'stories',
          isolate: false,
          env: { SSM_AXE: axe },
          setupFiles: [noOwnerStacks],
          expect: patient,
          retry,
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: light,
          sequence: { groupOrder: 2 },
          browser: browser(),
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          include: ['tools/e2e/**/*.e2e.ts', 'tools/{documents,release}/*.e2e.ts'],
          // The files of a worker share a server and a browser, which this environment stops at the end.
          environment: './tools/e2e/support/environment.ts',
          globalSetup: ['./tools/e2e/support/server.ts'],
          isolate: false,
          sequence: { groupOrder: 3 },
          retry,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'desk',
          include: ['tools/desk/*.desk.ts'],
          environment: 'node',
          sequence: { groupOrder: 4 },
          retry,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'images',
          include: ['tools/images/*.images.ts'],
          environment: 'node',
          sequence: { groupOrder: 4 },
          retry,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
