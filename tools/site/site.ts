/** `npm run site`: the documents as one static site that is searched offline; with --serve it is shown on a port of this machine. */
import path from 'node:path';
import { root } from '../process.ts';
import { buildSite, siteFolder } from './bundle.ts';
import { serveSite } from './serve.ts';

const defaultPort = 4180;

const pages = await buildSite();
console.log(`${pages} pages in ${path.relative(root, siteFolder)}`);
if (process.argv.includes('--serve')) {
  const { origin } = await serveSite(Number(process.env['PORT'] ?? defaultPort));
  console.log(`Documents on ${origin}`);
}
