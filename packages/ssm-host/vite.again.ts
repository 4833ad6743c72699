/**
 * Lets "Try again" bring a part that could not be fetched, also in browsers that remember a failed import() for as long as the page
 * lives: those before https://github.com/whatwg/html/pull/10327. Every import() of the built application first asks as it
 * stands; where it has failed before and fails once more, it is asked for under another address. That is a module of its
 * own, so the address that worked is kept for whoever asks later.
 */
import { minifySync, type Plugin } from 'vite';

type Get = (address: string) => Promise<unknown>;

interface Failed {
  count: number;
  again: Promise<unknown> | undefined;
}

/** Written into the application as it stands here, so it uses nothing from outside. */
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

/** The code of a chunk whose parts come by the importer. */
export function withImporter(code: string): string {
  return code.replaceAll(/\bimport\((`\.\/[^`$]+`|"\.\/[^"]+"|'\.\/[^']+')\)/g, `${name}(u=>import(u),$1)`);
}

export function importAgain(): Plugin {
  const importer = minifySync('again.js', `globalThis.${name}=(${createImporter.toString()})();`).code.trim();
  return {
    name: 'ssm-import-again',
    apply: 'build',
    generateBundle: {
      // After Vite has named the files of each part.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const code = withImporter(output.code);
          // The first script has no late part; every other one comes after the application.
          output.code = output.name === 'app' ? `${importer}${code}` : code;
        }
      },
    },
  };
}
