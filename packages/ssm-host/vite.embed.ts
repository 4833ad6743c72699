/**
 * Builds embed.html, which portals show in a frame, and embed-host.js, the script for portals. Both are next to the
 * application. A separate build keeps each in one file; a common build would move shared code into other files.
 */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const portalScript = 'embed-host';
const portalSource = path.join(import.meta.dirname, '../ssm-react/src/iframe/iframe.ts');

export function embedPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'ssm-embed-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const { root, base, logLevel } = config;
        const { target, assetsInlineLimit } = config.build;
        await build({
          configFile: false,
          root,
          base,
          ...(logLevel !== undefined && { logLevel }),
          plugins: [react()],
          resolve: { conditions: config.resolve.conditions },
          build: {
            target,
            // Keeps light-dark(), because pages override the tokens that use it.
            cssTarget: 'esnext',
            modulePreload: { polyfill: false },
            assetsInlineLimit,
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            assetsDir: 'assets/embed',
            reportCompressedSize: false,
            license: { fileName: 'assets/embed/third-party-licences.md' },
            rolldownOptions: {
              input: {
                embed: path.join(root, 'embed.html'),
                [portalScript]: portalSource,
              },
              preserveEntrySignatures: 'exports-only',
              output: {
                entryFileNames: ({ name }) =>
                  name === portalScript ? `${portalScript}.js` : 'assets/embed/[name]-[hash].js',
                // Puts the initial code of the page into one chunk. The script for portals is one file already.
                codeSplitting: {
                  groups: [{ name: 'page', tags: ['$initial'], test: (id: string) => id !== portalSource }],
                },
              },
            },
          },
        });
      },
    },
  };
}
