/**
 * `npm run e2e`: the built application as people use it, in a real browser against built servers in processes of their own.
 * `-- --topology` goes the main walks, or those that are named, through what a company runs: a proxy with TLS, two servers of the
 * artefact, a pooler and a database with a standby. `-- --rest` leaves those out: with the two of them each walk is gone once.
 */
import { startWalksDatabase } from '../packages/ssm-host/e2e/topology/database.ts';
import { createEndings } from '../packages/ssm-server/src/store/testing/whenOver.ts';
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { ensureChromium } from './install-chromium.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { verbOf } from './vitest.ts';

const folder = 'packages/ssm-host/e2e';
/** What people do most, and what only several servers show. */
const mainWalks = [
  'home',
  'filters',
  'builder',
  'panels',
  'import',
  'sheet',
  'files',
  'accounts',
  'access',
  'sessions',
  'faults',
].map((name) => `${folder}/${name}.e2e.ts`);
const ofSeveralServers = `${folder}/topology/**`;

async function walkTopology(given: readonly string[]): Promise<void> {
  const { whenOver, end } = createEndings();
  try {
    const databases = await startWalksDatabase(whenOver);
    const files = given.length > 0 ? given : [...mainWalks, `${folder}/topology/walks.e2e.ts`];
    await verbOf(['--project', 'e2e', ...files], { SSM_TOPOLOGY: JSON.stringify(databases) });
  } finally {
    await end();
  }
}

const given = process.argv.slice(2);
await ensureChromium();
// Once, and not by each file that is run at the same time.
const { folder: artefact } = await ensureArtefactBuilt();
if (given.includes('--topology')) {
  await walkTopology(given.filter((word) => word !== '--topology'));
} else {
  await ensureLibrariesBuilt();
  const isRest = given.includes('--rest');
  const files = given.filter((word) => word !== '--rest');
  const leftOut = [ofSeveralServers, ...(isRest ? mainWalks : [])].flatMap((pattern) => ['--exclude', pattern]);
  await verbOf(['--project', 'e2e', ...leftOut, ...files], { SSM_ARTEFACT: artefact });
}
