/**
 * Adds the licence of the typeface to those of the bundled scripts, and preloads the typeface, so that it is there when the first
 * text is drawn. Without a preload, the browser finds it only after the first text, which then moves. The priority is
 * low, because the first rows matter more.
 */
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

export function typeface(): Plugin {
  let base = '/';
  return {
    name: 'ssm-typeface',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        if (font === undefined) throw new Error('host.css has to name the typeface as a file.');
        const href = `${base}${font}`;
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low', href },
            injectTo: 'head',
          },
        ];
      },
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await appendFile(path.join(dir, licences), await readLicence());
    },
  };
}
