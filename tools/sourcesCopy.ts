/** Copies the sources for tests that change them. Records which files a change touches. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { flagAdaptersFile } from './flagAdapters.ts';
import { generated } from './gen.ts';
import { root, run } from './process.ts';

type Files = ReadonlyMap<string, string>;

export interface SourcesCopy {
  readonly folder: string;
  touchedBy(change: () => Promise<void>): Promise<readonly string[]>;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  replace(file: string, before: string, after: string): Promise<void>;
  generate(): Promise<void>;
  typeErrors(): Promise<readonly string[]>;
  evaluate(script: string): Promise<string>;
  remove(): Promise<void>;
}

const left = /\.(test|stories)\.tsx?$/;

/** Links the node_modules of the packages into the copy, with the copied packages in place of the originals. */
async function linkModules(copy: string, folder: string): Promise<void> {
  const from = path.join(root, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const own = name === 'ssm-openapi' ? 'openapi' : `packages/${name}`;
    await symlink(name.startsWith('ssm-') ? path.join(copy, own) : path.join(from, name), path.join(to, name));
  }
}

async function filesBelow(copy: string, folder: string): Promise<Files> {
  const entries = await readdir(path.join(copy, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [path.relative(copy, file), texts[index] as string]));
}

export async function copySources(): Promise<SourcesCopy> {
  const copy = await mkdtemp(path.join(tmpdir(), 'ssm-changes-'));
  const packages = (await readdir(path.join(root, 'packages'))).map((name) => `packages/${name}`);
  const sources = ['openapi', ...packages.map((folder) => `${folder}/src`)];
  for (const name of [...sources, ...packages.map((folder) => `${folder}/package.json`), 'tsconfig.base.json']) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true, filter: (file) => !left.test(file) });
  }
  for (const folder of ['', ...packages]) await linkModules(copy, folder);
  const settings = {
    extends: './tsconfig.base.json',
    // Incremental, so that the second check reads only changed files.
    compilerOptions: { types: ['node', 'vite/client'], incremental: true, tsBuildInfoFile: './types.tsbuildinfo' },
    include: sources,
    exclude: ['**/node_modules'],
  };
  await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));

  const files = async (): Promise<Files> => {
    const below = await Promise.all(sources.map((folder) => filesBelow(copy, folder)));
    return new Map(below.flatMap((one) => [...one]).filter(([name]) => !name.includes('.gen.')));
  };
  const read = (file: string) => readFile(path.join(copy, file), 'utf8');
  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), text);
  }

  async function evaluate(script: string): Promise<string> {
    const flags = ['--conditions=ssm-source', '--input-type=module', '--eval', script];
    const { text } = await run(process.execPath, flags, { isQuiet: true, cwd: copy });
    return text.trim();
  }

  return {
    folder: copy,
    read,
    write,
    async touchedBy(change) {
      const before = await files();
      await change();
      const after = await files();
      return [...after].flatMap(([name, text]) => (before.get(name) === text ? [] : [name])).toSorted();
    },
    async replace(file, before, after) {
      const text = await read(file);
      if (!text.includes(before)) throw new Error(`${file} holds no ${JSON.stringify(before)}`);
      await write(
        file,
        text.replace(before, () => after),
      );
    },
    async generate() {
      const declared = path.join(copy, 'packages/ssm-core/src/flags/flagServices.ts');
      const script = `console.log((await import(${JSON.stringify(declared)})).flagServiceNames.join(' '))`;
      const services = (await evaluate(script)).split(' ');
      for (const [url, text] of await generated(pathToFileURL(path.join(copy, 'openapi/sat.yaml')), services)) {
        const file = path.relative(root, fileURLToPath(url));
        if (file.startsWith('openapi') || file === flagAdaptersFile) await write(file, text);
      }
    },
    async typeErrors() {
      const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
      const flags = [compiler, '--noEmit', '--project', copy];
      const { text } = await run(process.execPath, flags, { isQuiet: true, cwd: copy });
      return text.split('\n').filter((line) => line !== '');
    },
    evaluate,
    remove: () => rm(copy, { recursive: true }),
  };
}
