/**
 * `npm run e2e`: tests the built application in a browser, with built servers. `-- --main` runs the main walks, `--
 * --rest` the other walks, `-- --topology` the walks with several servers. File names select among them.
 */

import { createEndings } from '../packages/ssm-server/src/store/testing/program.ts';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { startWalksDatabase } from './e2e/topology/database.ts';
import { ensureChromium } from './install-chromium.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { verbOf } from './vitest.ts';

const folder = 'tools/e2e';
const project = ['--project', 'e2e'];
const topologyFolder = `${folder}/topology/`;
/** Walks that several servers, a proxy, a pooler or a standby could break. */
const throughTopology = [
  'main/accounts',
  'main/panels',
  'rest/catalogue',
  'rest/outages',
  'rest/panelEdits',
  'rest/renewal',
  'rest/sessions',
  'rest/signedIn',
  'rest/titles',
  'rest/tokens',
  'rest/unsaved',
  'rest/uploads',
].map((name) => `${folder}/${name}.e2e.ts`);

async function walkTopology(names: readonly string[]): Promise<void> {
  const { whenOver, end } = createEndings();
  try {
    const databases = await startWalksDatabase(whenOver);
    const files = names.length > 0 ? names : [topologyFolder, ...throughTopology];
    await verbOf([...project, ...files], { SSM_TOPOLOGY: JSON.stringify(databases) });
  } finally {
    await end();
  }
}

/** Folders that each flag skips. Both skip the main job, which `npm test` runs, and the random walks, which `npm run verify` runs as a part. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  '--main': ['rest/**', '*.e2e.ts'],
  '--rest': ['main/**', '*.e2e.ts'],
};

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const [flag = ''] = words.filter((word) => word.startsWith('--'));
await ensureChromium();
// Builds first, so that test files running in parallel do not each build.
const { folder: artefact } = await ensureArtefactBuilt();
if (flag === '--topology') {
  await walkTopology(names);
} else {
  const isMain = flag === '--main';
  if (!isMain) await ensureLibrariesBuilt();
  const excluded = ['topology/**', ...(leftOut[flag] ?? [])].flatMap((each) => ['--exclude', `${folder}/${each}`]);
  const chosen = isMain && names.length === 0 ? [`${folder}/main/`] : names;
  await verbOf([...project, ...excluded, ...chosen], { SSM_ARTEFACT: artefact });
}
