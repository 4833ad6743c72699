import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embed',
    root: import.meta.dirname,
    include: ['*.embed.ts', 'examples/*.embed.ts'],
    environment: 'node',
    globalSetup: ['setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser on a busy machine can be late once; what fails twice is broken.
    retry: 1,
  },
});
