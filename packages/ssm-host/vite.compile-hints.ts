/**
 * Asks V8 to compile the scripts of the first view whole, on the thread that downloads them: nearly all of
 * their functions run before the first rows, and compiled one by one they would keep the main thread busy
 * (https://v8.dev/blog/explicit-compile-hints). Browsers that do not know the comment ignore it.
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
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const waiting = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const first = new Set<string>();
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          if (first.has(name)) continue;
          first.add(name);
          waiting.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []));
        }
        for (const chunk of chunks) if (first.has(chunk.fileName)) chunk.code = hint + chunk.code;
      },
    },
  };
}
