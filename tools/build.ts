/** `npm run build`: the libraries as ESM with types, the application, Storybook, the documents' site, and the server that a company runs. */
import path from 'node:path';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { root } from './process.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { buildSite, siteFolder } from './site/bundle.ts';
import { ensureStorybookBuilt, storybookFolder } from './storybook-build.ts';

await ensureLibrariesBuilt((line) => console.log(line));
await ensureStorybookBuilt((line) => console.log(line));
await buildSite();
const { folder, archive } = await ensureArtefactBuilt((line) => console.log(line));
for (const place of [storybookFolder, siteFolder, folder, archive]) console.log(path.relative(root, place));
