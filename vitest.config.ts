import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './tools/chromium.ts';

const conditions = ['ssm-source', 'module', 'browser', 'development|production'];
const source = {
  resolve: { conditions },
  ssr: { resolve: { conditions: ['ssm-source', 'node', 'development|production'] } },
};

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
};

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'openapi/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['packages/ssm-react/src/**/*.test.tsx'],
          testTimeout: 30_000,
          browser,
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          include: ['packages/ssm-host/e2e/**/*.e2e.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
