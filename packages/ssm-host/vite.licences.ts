/**
 * Adds licences that Vite does not collect to those of the bundled scripts: of the typeface, which host.css names, and of
 * HiGHS, which is bundled into a worker.
 */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folderOf = (module: string): string => path.dirname(fileURLToPath(import.meta.resolve(module)));

const folders = {
  '@fontsource-variable/inter': folderOf('@fontsource-variable/inter/package.json'),
  // The package does not export its package.json.
  highs: path.dirname(folderOf('highs')),
};
const licences = 'third-party-licences.md';

async function readLicence([name, folder]: readonly [name: string, folder: string]): Promise<string> {
  const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(path.join(folder, 'LICENSE'), 'utf8')}`;
}

export function furtherLicences(): Plugin {
  return {
    name: 'ssm-further-licences',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const texts = await Promise.all(Object.entries(folders).map(readLicence));
      await appendFile(path.join(dir, licences), texts.join(''));
    },
  };
}
