/** Adds the licence of the typeface, which host.css names, to the licences of the bundled scripts. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = '@fontsource-variable/inter';
const folder = path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const licences = 'third-party-licences.md';

async function readLicence(): Promise<string> {
  const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  return `\n## ${name} - ${version} (${license})\n\n${await readFile(path.join(folder, 'LICENSE'), 'utf8')}`;
}

export function licenceOfFont(): Plugin {
  return {
    name: 'ssm-licence-of-font',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await appendFile(path.join(dir, licences), await readLicence());
    },
  };
}
