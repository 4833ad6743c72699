/**
 * Asks V8 to compile scripts whole, on the thread that downloads them: nearly all functions of the first view run
 * before the first rows, and those of a part that came while the browser was idle when it is first opened; compiled
 * one by one they would keep the main thread busy just then (https://v8.dev/blog/explicit-compile-hints). Browsers
 * that do not know the comment ignore it.
 */
import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'ssm-compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of parts at the head of the entry.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = hint + output.code;
      },
    },
  };
}
