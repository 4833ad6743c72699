import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** The menu's server. The portal proxies /sat to it, so that the page needs no other origin. */
const menuServer = 'http://localhost:4173';

export default defineConfig({
  base: './',
  // The menu's tags are custom elements, not Vue components.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ssm-') } } })],
  server: { proxy: { '/sat': menuServer } },
  preview: { proxy: { '/sat': menuServer } },
});
