import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const name = 'Pictures';

const faces = [
  {
    file: 'inter-latin-wght-normal.woff2',
    style: 'normal',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  { file: 'inter-latin-wght-italic.woff2', style: 'italic', range: 'U+0000-00FF, U+2000-206F' },
  { file: 'inter-greek-wght-normal.woff2', style: 'normal', range: 'U+0370-03FF' },
];

/** Returns CSS that replaces every font, also a theme's, and hides what browsers render differently. */
export async function fontStyle(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const rules = await Promise.all(
    faces.map(async ({ file, style, range }) => {
      const bytes = await readFile(resolve(`@fontsource-variable/inter/files/${file}`));
      return `@font-face {
  font-family: ${name};
  font-style: ${style};
  font-weight: 100 900;
  font-display: block;
  unicode-range: ${range};
  src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2');
}`;
    }),
  );
  return `${rules.join('\n')}
:root, .ssm-root { --ssm-font: ${name} !important; --ssm-font-mono: ${name} !important; }
body, code, kbd, pre, samp { font-family: ${name}; }
/* Its handle is drawn by the browser, in each version a little differently. */
textarea { resize: none !important; }`;
}
