/** The custom elements as one file with React and the styles in it, and what comes later in files beside it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A test runner's would make it a development build, whose React is another.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    lib: { entry: { element: 'src/element/element.ts' }, formats: ['es'], fileName: (_, name) => `${name}.js` },
    outDir: 'dist/element',
    // Its types are there already.
    emptyOutDir: false,
    target: 'es2022',
    // light-dark() stays as it is: the tokens are what a page overrides.
    cssTarget: 'esnext',
    reportCompressedSize: false,
    // Beside the one file and its parts, for who copies them.
    license: { fileName: 'third-party-licences.md' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'element', tags: ['$initial'] }] },
      },
    },
  },
});
