/**
 * `npm run e2e`: the built application as people use it, in a real browser against built servers in processes of their own.
 * `-- --main` runs the main walks, `-- --rest` all others, `-- --topology` what needs several servers; names of files choose among them.
 */
import { startWalksDatabase } from '../packages/ssm-host/e2e/topology/database.ts';
import { createEndings } from '../packages/ssm-server/src/store/testing/whenOver.ts';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { ensureChromium } from './install-chromium.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { verbOf } from './vitest.ts';

const folder = 'packages/ssm-host/e2e';
const project = ['--project', 'e2e'];
const topologyFolder = `${folder}/topology/`;
/** Walks that several servers, the proxy, the pooler or the standby could break. */
const throughTopology = [
  'main/accounts',
  'main/panels',
  'main/sessions',
  'rest/catalogue',
  'rest/outages',
  'rest/renewal',
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

/** The folders that each flag leaves out; the random walks and the main job are a part of `npm test`. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  '--main': ['rest/**', '*.e2e.ts'],
  '--rest': ['main/**', '*.e2e.ts'],
};

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const [flag = ''] = words.filter((word) => word.startsWith('--'));
await ensureChromium();
// Built here, so that test files that run at the same time do not build it at the same time.
const { folder: artefact } = await ensureArtefactBuilt();
if (flag === '--topology') {
  await walkTopology(names);
} else {
  const isMain = flag === '--main';
  // The main walks use no library.
  if (!isMain) await ensureLibrariesBuilt();
  const excluded = ['topology/**', ...(leftOut[flag] ?? [])].flatMap((each) => ['--exclude', `${folder}/${each}`]);
  const chosen = isMain && names.length === 0 ? [`${folder}/main/`] : names;
  await verbOf([...project, ...excluded, ...chosen], { SSM_ARTEFACT: artefact });
}
