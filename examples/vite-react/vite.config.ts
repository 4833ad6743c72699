import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The menu's server. The portal proxies /sat to it, so that the page needs no other origin. */
const menuServer = 'http://localhost:4173';

export default defineConfig({
  base: './',
  plugins: [react()],
  server: { proxy: { '/sat': menuServer } },
  preview: { proxy: { '/sat': menuServer } },
});
