/**
 * Bundles the server with its dependencies: `node tools/artefact/bundle.ts FOLDER COMMIT`. It runs in a separate
 * process, because the NODE_ENV of a test runner would get into the bundle.
 */
import { cp, glob, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../process.ts';

const server = path.join(root, 'packages/ssm-server');
const databaseFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'];

/**
 * Maps names of threads to their files. All bundles share one folder, so that the file of a thread is next to the
 * file that starts it.
 */
async function threads(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for await (const file of glob('src/**/*.worker.ts', { cwd: server })) {
    const name = path.basename(file, '.ts');
    if (found[name] !== undefined) throw new Error(`Two threads are called ${name}: rename one.`);
    found[name] = path.join(server, file);
  }
  return found;
}

const startsBundledThreads: Plugin = {
  name: 'starts-bundled-threads',
  transform: (code) => ({ code: code.replaceAll(/(new URL\((["'])\.\/[\w.]+\.worker)\.ts\2/g, '$1.js$2'), map: null }),
};

/**
 * Checks that files which the code names by relative paths exist. Otherwise a missing file would fail only when used.
 */
async function requireNamedFiles(folder: string): Promise<void> {
  const files = await readdir(folder);
  for (const name of files.filter((each) => each.endsWith('.js'))) {
    const code = await readFile(path.join(folder, name), 'utf8');
    for (const [, named = ''] of code.matchAll(/new URL\(["'](?:\.\/)?([^"'/]+)["'], ?import\.meta\.url\)/g)) {
      if (!files.includes(named)) throw new Error(`${name} needs ${named}, which is not in the artefact.`);
    }
  }
}

async function bundle(folder: string, commit: string): Promise<void> {
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    plugins: [startsBundledThreads],
    define: { ssmArtefact: JSON.stringify(commit === '' ? {} : { commit }) },
    ssr: { noExternal: true, resolve: { conditions: ['ssm-source', 'node', 'development|production'] } },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      license: { fileName: 'third-party-licences.md' },
      rolldownOptions: {
        input: { ssm: path.join(server, 'src/ssm.ts'), ...(await threads()) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        // Some libraries are known to use eval: PGlite for WebAssembly, depd to name functions.
        checks: { eval: false },
      },
    },
  });
  const database = path.dirname(createRequire(path.join(server, 'package.json')).resolve('@electric-sql/pglite'));
  for (const name of databaseFiles) await cp(path.join(database, name), path.join(folder, name));
  await requireNamedFiles(folder);
}

const [folder, commit = ''] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the bundle is to be in.');
await bundle(folder, commit);
