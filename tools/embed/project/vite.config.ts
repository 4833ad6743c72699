import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = ['app', 'server', 'element'].map((name) => path.join(import.meta.dirname, name, 'index.html'));

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { rolldownOptions: { input: pages } },
});
