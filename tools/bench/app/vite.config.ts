import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from '../../../packages/ssm-host/vite.compile-hints.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/bench-app/',
  plugins: [react(), compileHints()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'production'] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
