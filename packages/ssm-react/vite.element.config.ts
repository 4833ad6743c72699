/** Builds the custom elements as one file with React and styles. Lazy-loaded parts are separate chunks. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Overwrites the value of a test runner, with which React's development build would be bundled.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    lib: { entry: { element: 'src/element/element.ts' }, formats: ['es'], fileName: (_, name) => `${name}.js` },
    outDir: 'dist/element',
    // Keeps the type declarations, which were built before.
    emptyOutDir: false,
    target: 'es2022',
    // Keeps light-dark(), because host pages override the tokens.
    cssTarget: 'esnext',
    reportCompressedSize: false,
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
