import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/bench-app/',
  plugins: [react()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'production'] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
