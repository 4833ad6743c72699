/** `npm run build`: the libraries as ESM with types, the application, Storybook, the documents' site, and the server that a company runs. */
import path from 'node:path';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { root, run } from './process.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { buildSite, siteFolder } from './site/bundle.ts';

await ensureLibrariesBuilt((line) => console.log(line));
const storybook = await run('storybook', ['build', '--quiet', '--disable-telemetry']);
if (storybook.code !== 0) process.exit(storybook.code);
await buildSite();
const { folder, archive } = await ensureArtefactBuilt((line) => console.log(line));
for (const place of [siteFolder, folder, archive]) console.log(path.relative(root, place));
