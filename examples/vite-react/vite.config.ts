import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the menu's server is: the portal passes /sat on to it, so that the page needs no other origin. */
const menuServer = 'http://localhost:4173';

export default defineConfig({
  base: './',
  plugins: [react()],
  server: { proxy: { '/sat': menuServer } },
  preview: { proxy: { '/sat': menuServer } },
});
