import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  // The contract's types are written into ours: nobody who installs this package installs ssm-openapi.
  dts: { resolve: ['ssm-openapi', /sat\.gen/] },
});
