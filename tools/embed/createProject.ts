import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputOf, root } from '../process.ts';
import { modes, type ProjectVariant } from './variants.ts';

const tools = ['vite', '@vitejs/plugin-react', '@types/node'];

async function installed(name: string): Promise<string> {
  const description = await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${name}@${(JSON.parse(description) as { version: string }).version}`;
}

/** Writes the examples of docs/embedding.md into files of the project, so that they are compiled too. */
async function writeExamples(folder: string): Promise<void> {
  const document = await readFile(path.join(root, 'docs/embedding.md'), 'utf8');
  const examples = [...document.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
  if (examples.length === 0) throw new Error('docs/embedding.md has no example in TypeScript.');
  await mkdir(path.join(folder, 'docs'));
  await Promise.all(
    examples.map(([, ending, text = ''], index) =>
      writeFile(path.join(folder, 'docs', `example-${index + 1}.${ending}`), text),
    ),
  );
}

/** Points pnpm to the tarball of ssm-core, and makes a mismatched peer dependency an error. */
function pnpmSettings(core: string): string {
  return `overrides:\n  ssm-core: "file:${core}"\nautoInstallPeers: false\nstrictPeerDependencies: true\n`;
}

async function install(folder: string, variant: ProjectVariant, tarballs: ReadonlyMap<string, string>): Promise<void> {
  const react = Object.entries(variant.react).map(([name, range]) => `${name}@${range}`);
  const packages = [...tarballs.values(), ...react, ...(await Promise.all(tools.map(installed)))];
  if (variant.manager === 'npm') {
    await outputOf('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], { cwd: folder });
    return;
  }
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), pnpmSettings(tarballs.get('ssm-core') ?? ''));
  await outputOf('pnpm', ['add', '--prefer-offline', ...packages], { cwd: folder });
}

export async function createProject(
  folder: string,
  site: string,
  variant: ProjectVariant,
  tarballs: ReadonlyMap<string, string>,
): Promise<void> {
  await cp(path.join(import.meta.dirname, 'project'), folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeExamples(folder);
  await install(folder, variant, tarballs);
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  for (const mode of modes) {
    const outDir = path.join(site, variant.name, mode);
    const options = { cwd: folder, env: { NODE_ENV: mode } };
    await outputOf(process.execPath, [vite, 'build', '--mode', mode, '--outDir', outDir], options);
  }
}
