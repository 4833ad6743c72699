import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/engine.ts', 'src/internal.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  // What entry points share is in files of its own: each class, cache and constant exists once.
  splitting: true,
  // The contract's types are written into ours: nobody who installs this package installs ssm-openapi.
  dts: { resolve: ['ssm-openapi', /sat\.gen/] },
});
