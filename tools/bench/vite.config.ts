import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from '../../packages/ssm-host/vite.compile-hints.ts';
import { precompress } from '../../packages/ssm-host/vite.precompress.ts';

/** Built and served as the application is, so that only what a page does differs. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bench/',
  plugins: [react(), compileHints(), precompress()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'production'] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['bare', 'lean', 'portal/react', 'portal/element', 'portal/mount'].map((page) =>
        path.join(import.meta.dirname, page, 'index.html'),
      ),
    },
  },
});
