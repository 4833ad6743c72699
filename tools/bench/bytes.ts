/** Whose the bytes of a page's scripts are: each library's, or the page's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EncodedSourceMap, eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { root } from '../process.ts';

/** Parts of a size, by what each is of. */
export type Parts = Readonly<Record<string, number>>;

/** A file as it came to the page. */
export interface SentFile {
  /** As it is called in the folder that was built. */
  readonly name: string;
  /** Compressed. */
  readonly bytes: number;
}

/** Of each file, by its name, how much of it is whose: shares that make one together. */
export type Owners = ReadonlyMap<string, Parts>;

const own = 'its own scripts';
const styles = 'styles';

/** The package that a source is of; the page's own where it is of none. */
export function ownerOf(source: string): string {
  const [, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//s.exec(source) ?? [];
  return name ?? own;
}

/** How much of a script is of each source's owner, by the length of the minified text. */
export function sharesOf(code: string, map: EncodedSourceMap): Parts {
  const lengths = code.split('\n').map(({ length }) => length);
  const marks: { readonly line: number; readonly column: number; readonly owner: string }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    marks.push({ line: generatedLine - 1, column: generatedColumn, owner: source === null ? own : ownerOf(source) });
  });
  const taken: Record<string, number> = {};
  let all = 0;
  for (const [index, { line, column, owner }] of marks.entries()) {
    const next = marks[index + 1];
    const end = next?.line === line ? next.column : (lengths[line] ?? column);
    taken[owner] = (taken[owner] ?? 0) + end - column;
    all += end - column;
  }
  if (all === 0) return { [own]: 1 };
  return Object.fromEntries(Object.entries(taken).map(([owner, length]) => [owner, length / all]));
}

/** Notes each script's owners before anything changes the script further, which takes its map away. */
function noteOwners(owners: Map<string, Parts>): Plugin {
  return {
    name: 'ssm-note-owners',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          owners.set(
            output.fileName,
            // What only fetches others has no source: its few bytes are the page's own.
            output.map === null
              ? { [own]: 1 }
              : sharesOf(output.code, JSON.parse(output.map.toString()) as EncodedSourceMap),
          );
        }
      },
    },
  };
}

/** Builds the application and the plain pages once more, aside, and says whose their scripts are. */
export async function buildOwners(): Promise<Owners> {
  const owners = new Map<string, Parts>();
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bytes-'));
  try {
    for (const configFile of ['packages/ssm-host/vite.config.ts', 'tools/bench/vite.config.ts']) {
      await build({
        configFile: path.join(root, configFile),
        logLevel: 'warn',
        plugins: [noteOwners(owners)],
        build: { outDir: folder, emptyOutDir: true },
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return owners;
}

/** The scripts and styles that a page has asked for so far. */
export async function filesOf(page: Page): Promise<readonly SentFile[]> {
  const found = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)(?:\?|$)/.test(name))
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  return found.map(({ name, bytes }) => ({ name: name.replace(/^\/(?:bench\/)?/, ''), bytes }));
}

/** Kilobytes by what they are of; each file's are divided as its owners' shares are. */
export function partsOf(files: readonly SentFile[], owners: Owners): Parts {
  const parts: Record<string, number> = {};
  const add = (part: string, bytes: number): void => void (parts[part] = (parts[part] ?? 0) + bytes / 1000);
  for (const { name, bytes } of files) {
    const shares = name.endsWith('.css') ? { [styles]: 1 } : owners.get(name);
    if (shares === undefined)
      throw new Error(`${name} is none of the scripts that were built: nobody knows whose it is.`);
    for (const [owner, share] of Object.entries(shares)) add(owner, share * bytes);
  }
  return parts;
}
