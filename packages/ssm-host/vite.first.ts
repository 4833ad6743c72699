/**
 * Loads src/first/first.ts before and beside the application: a small script of its own that asks for the
 * first rows while the rest is still on its way. The application imports the same module.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { memberGroups } from './vite.member.ts';

const source = '/src/first/first.ts';
const application = '/src/main.tsx';
/** Files that are called by their names. */
const named: ReadonlySet<string> = new Set(['first', 'app', ...memberGroups.map(({ name }) => String(name))]);

export function firstScript(): Plugin {
  let base = '/';

  const tagOf = (path: string): HtmlTagDescriptor => ({
    tag: 'script',
    attrs: { type: 'module', async: true, fetchpriority: 'high', src: `${base}${path}` },
    // Ahead of the application's own script, which would keep the thread busy first.
    injectTo: 'head-prepend',
  });

  return {
    name: 'ssm-first-script',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // What files share is called by nobody, and the first view holds the name of every file that may come later. By the
            // hyphen the server knows a hash, and lets browsers keep the file.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/-[hash:7].js',
            assetFileNames: 'assets/-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'first', test: (id: string) => id.endsWith(source) },
                // All that the application needs at once in one piece: in several it would weigh more.
                { name: 'app', test: (id: string) => id.endsWith(application) },
                ...memberGroups,
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (bundle === undefined) return [tagOf(source.slice(1))];
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(source)),
        );
        if (chunk === undefined) throw new Error(`${source} was not built: src/main.tsx has to import it.`);
        return [tagOf(chunk.fileName)];
      },
    },
  };
}
