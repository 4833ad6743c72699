import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importAgain } from './vite.again.ts';
import { compileHints } from './vite.compile-hints.ts';
import { embedPage } from './vite.embed.ts';
import { firstScript } from './vite.first.ts';
import { languages } from './vite.languages.ts';
import { precompress } from './vite.precompress.ts';
import { lateStyles } from './vite.styles.ts';

/** Where `npm run dev` finds the reference server. */
const server = process.env['SSM_SERVER'] ?? 'http://127.0.0.1:4174';
/** The path that the application is hosted under, as `/menu`; the root without it. */
const base = `/${process.env['SSM_BASE'] ?? ''}/`.replace(/\/+/g, '/');

export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [
    react(),
    lateStyles(),
    firstScript(),
    languages(),
    importAgain(),
    // A comment, which minifying would take away.
    compileHints(),
    embedPage(),
    precompress(),
  ],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: address in a stylesheet would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Of what the browser is sent; that of the server's own bundle is made with it.
    license: { fileName: 'third-party-licences.md' },
  },
  server: {
    proxy: Object.fromEntries(
      ['/sat', '/oidc', '/ofrep', '/config.json', '/health', '/ready', '/openapi.json'].map((path) => [path, server]),
    ),
  },
});
