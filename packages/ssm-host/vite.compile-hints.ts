/**
 * Asks V8 to compile scripts whole, on the thread that downloads them: nearly all functions of the first view run
 * before the first rows, and those of a part that came while the browser was idle when it is first opened; compiled
 * one by one they would keep the main thread busy just then (https://v8.dev/blog/explicit-compile-hints). Browsers
 * that do not know the comment ignore it.
 */
import type { Plugin, Rolldown } from 'vite';

type OutputChunk = Rolldown.OutputChunk;

/**
 * The first view's, and a part that is mostly ours. Of a library a page calls few of the functions, and what was compiled
 * of the others would stay in memory: a part that is mostly a library's is compiled function by function.
 */
function isCompiledWhole({ isEntry, name, modules }: OutputChunk): boolean {
  if (isEntry || name === 'app') return true;
  const lengths = { own: 0, libraries: 0 };
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    lengths[id.includes('/node_modules/') ? 'libraries' : 'own'] += renderedLength;
  }
  return lengths.own > lengths.libraries;
}

const hint = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'ssm-compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of parts at the head of the entry.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && isCompiledWhole(output)) output.code = hint + output.code;
        }
      },
    },
  };
}
