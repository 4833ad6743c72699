/** `npm run build`: the libraries as ESM with types, the application, Storybook, the documents' site, and the server that a company runs. */
import path from 'node:path';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { root, run } from './process.ts';
import { buildSite, siteFolder } from './site/bundle.ts';

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['pnpm', ['--filter', 'ssm-core', 'build']],
  ['pnpm', ['--filter', 'ssm-react', 'build']],
  ['storybook', ['build', '--quiet', '--disable-telemetry']],
];
for (const [command, args] of steps) {
  const result = await run(command, args);
  if (result.code !== 0) process.exit(result.code);
}
await buildSite();
const { folder, archive } = await ensureArtefactBuilt((line) => console.log(line));
for (const place of [siteFolder, folder, archive]) console.log(path.relative(root, place));
