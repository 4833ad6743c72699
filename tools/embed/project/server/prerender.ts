/** `node server/prerender.ts <index.html>` inserts the page rendered on the server into the built page. */
import { readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { page } from './page.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('Name the built index.html.');
const html = await readFile(file, 'utf8');
await writeFile(
  file,
  html.replace('<!--page-->', () => renderToString(page())),
);
