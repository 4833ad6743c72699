/**
 * Asks V8 to compile whole scripts on the thread that downloads them (https://v8.dev/blog/explicit-compile-hints).
 * Nearly all functions of the first view run before the first rows, and nearly all functions of a lazy chunk run when
 * it first opens. Compiled one by one, they would block the main thread at that time. Other browsers ignore the
 * comment that asks for this.
 */
import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'ssm-compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has put its list of chunks at the head of the entry.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = hint + output.code;
      },
    },
  };
}
