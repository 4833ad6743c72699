import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves each import of a file as it is, but for the name of what is built of it. */
const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/ts$/, 'js'), external: true },
    );
  },
};

export default defineConfig({
  // A bundler decides file by file what a page needs at once: in one file, what comes later would come at first.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  esbuildPlugins: [fileByFile],
  // The contract's types are written into ours: nobody who installs this package installs ssm-openapi.
  dts: {
    entry: ['src/index.ts', 'src/engine.ts', 'src/internal.ts'],
    resolve: ['ssm-openapi', /sat\.gen/],
  },
});
