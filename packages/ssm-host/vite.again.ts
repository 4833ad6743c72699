/**
 * Lets “Try again” load a chunk in browsers that cache a failed import() for the life of the page. (Later browsers
 * follow https://github.com/whatwg/html/pull/10327.) Each import() first uses its own address, and after a second
 * failure another address. A module loaded from another address is another module, so later imports use it too.
 */
import { minifySync, type Plugin } from 'vite';

type Get = (address: string) => Promise<unknown>;

interface Failed {
  count: number;
  again: Promise<unknown> | undefined;
}

/**
 * Creates the function that imports a chunk. Its source text is put into the built application, so it uses nothing
 * from outside.
 */
export function createImporter(): (get: Get, address: string) => Promise<unknown> {
  const failed = new Map<string, Failed>();
  return (get, address) => {
    const before = failed.get(address);
    if (before?.again) return before.again;
    return get(address).catch((error: unknown) => {
      if (before === undefined) {
        failed.set(address, { count: 0, again: undefined });
        throw error;
      }
      before.count += 1;
      before.again ??= get(`${address}?again=${before.count}`).catch((cause: unknown) => {
        before.again = undefined;
        throw cause;
      });
      return before.again;
    });
  };
}

const name = 'ssmImport';

export function withImporter(code: string): string {
  return code.replaceAll(/\bimport\((`\.\/[^`$]+`|"\.\/[^"]+"|'\.\/[^']+')\)/g, `${name}(u=>import(u),$1)`);
}

export function importAgain(): Plugin {
  const importer = minifySync('again.js', `globalThis.${name}=(${createImporter.toString()})();`).code.trim();
  return {
    name: 'ssm-import-again',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has added the list of files to each chunk.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const code = withImporter(output.code);
          // Only the chunk of the application needs the importer: the first script has no dynamic import, and other
          // chunks load later.
          output.code = output.name === 'app' ? `${importer}${code}` : code;
        }
      },
    },
  };
}
