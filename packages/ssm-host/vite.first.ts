/**
 * Loads src/first/first.ts before the application. This small script requests the first rows while the rest of the
 * code loads. The application imports the same module.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { memberGroup } from './vite.member.ts';

const source = '/src/first/first.ts';
const application = '/src/main.tsx';
const namedGroups: ReadonlySet<string> = new Set(['first', 'app', 'member']);

export function firstScript(): Plugin {
  let base = '/';

  const tagOf = (path: string): HtmlTagDescriptor => ({
    tag: 'script',
    attrs: { type: 'module', async: true, fetchpriority: 'high', src: `${base}${path}` },
    // Comes before the application's script, which would block the thread first.
    injectTo: 'head-prepend',
  });

  return {
    name: 'ssm-first-script',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Gives shared chunks no name, because tests and developers look for the names of entries and groups.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || namedGroups.has(name) ? 'assets/[name]-[hash].js' : 'assets/-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'first', test: (id: string) => id.endsWith(source) },
                { name: 'app', test: (id: string) => id.endsWith(application) },
                memberGroup,
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
