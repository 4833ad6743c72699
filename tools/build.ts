/**
 * `npm run build`: builds the libraries with types, the application, Storybook, the documentation site and the
 * server. `--libraries` builds only the libraries, which embedders use.
 */
import path from 'node:path';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { root } from './process.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { buildSite, siteFolder } from './site.ts';
import { ensureStorybookBuilt, storybookFolder } from './storybook-build.ts';

const args = process.argv.slice(2);
const isLibraries = args[0] === '--libraries';
if (args.length > (isLibraries ? 1 : 0)) {
  console.error(`Unknown: ${args.join(' ')}. npm run build takes -- --libraries or nothing.`);
  process.exit(2);
}

await ensureLibrariesBuilt((line) => console.log(line));
if (isLibraries) process.exit(0);
await ensureStorybookBuilt((line) => console.log(line));
await buildSite();
const { folder, archive } = await ensureArtefactBuilt((line) => console.log(line));
for (const place of [storybookFolder, siteFolder, folder, archive]) console.log(path.relative(root, place));
