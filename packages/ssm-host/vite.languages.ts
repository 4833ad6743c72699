/** Writes the languages of ssm-react's strings folders into the page, so that the server can refuse others. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const strings = path.join(import.meta.dirname, '../ssm-react/src/strings');

export function languages(): Plugin {
  const others = globSync('*/texts.ts', { cwd: strings }).map((file) => path.dirname(file));
  const known = ['en', ...others.toSorted()];
  return {
    name: 'ssm-languages',
    transformIndexHtml: (html) =>
      html.replace(
        '<meta name="ssm-languages" content="en"',
        `<meta name="ssm-languages" content="${known.join(' ')}"`,
      ),
  };
}
