import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Where the menu's server is: the portal passes /sat on to it, so that the page needs no other origin. */
const menuServer = 'http://localhost:4173';

export default defineConfig({
  base: './',
  // Tags of the menu are elements of the page, and no components of Vue.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ssm-') } } })],
  server: { proxy: { '/sat': menuServer } },
  preview: { proxy: { '/sat': menuServer } },
});
