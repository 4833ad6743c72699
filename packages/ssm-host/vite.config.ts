import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importAgain } from './vite.again.ts';
import { compileHints } from './vite.compile-hints.ts';
import { embedPage } from './vite.embed.ts';
import { firstScript } from './vite.first.ts';
import { languages } from './vite.languages.ts';
import { furtherLicences } from './vite.licences.ts';
import { precompress } from './vite.precompress.ts';
import { lateStyles } from './vite.styles.ts';

const server = process.env['SSM_SERVER'] ?? 'http://127.0.0.1:4174';
/** The path that hosts the application, such as `/menu`. Default: the root. */
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
    // Runs late, because minifying would remove its comment.
    compileHints(),
    embedPage(),
    furtherLicences(),
    precompress(),
  ],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Inlines no asset. A data: address in a style sheet would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: 'third-party-licences.md' },
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      ['/sat', '/oidc', '/ofrep', '/config.json', '/health', '/ready', '/openapi.json'].map((path) => [path, server]),
    ),
  },
});
