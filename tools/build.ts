/**
 * `npm run build`: the libraries as ESM with types, the application, Storybook, the documents' site, and the server that a company runs.
 * With `--libraries` behind it the libraries alone, for who embeds them.
 */
import path from 'node:path';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { root, run } from './process.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { buildSite, siteFolder } from './site/bundle.ts';

const args = process.argv.slice(2);
const isLibraries = args[0] === '--libraries';
if (args.length > (isLibraries ? 1 : 0)) {
  console.error(`Unknown: ${args.join(' ')}. npm run build takes -- --libraries or nothing.`);
  process.exit(2);
}

await ensureLibrariesBuilt((line) => console.log(line));
if (isLibraries) process.exit(0);
const storybook = await run('storybook', ['build', '--quiet', '--disable-telemetry']);
if (storybook.code !== 0) process.exit(storybook.code);
await buildSite();
const { folder, archive } = await ensureArtefactBuilt((line) => console.log(line));
for (const place of [siteFolder, folder, archive]) console.log(path.relative(root, place));
