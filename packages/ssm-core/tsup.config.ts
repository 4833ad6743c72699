import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/ts$/, 'js'), external: true },
    );
  },
};

export default defineConfig({
  // Writes one file per module, so that the application's bundler can split the code into chunks.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  esbuildPlugins: [fileByFile],
  // Includes the types of the contract, because users of this package do not install ssm-openapi.
  dts: {
    entry: ['src/index.ts', 'src/engine.ts', 'src/internal.ts'],
    resolve: ['ssm-openapi', /sat\.gen/],
  },
});
