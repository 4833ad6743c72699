/** `npm run soak`: the tests that take longer than `npm test` may, with twenty kills (SSM_KILLS=50 for a release). Servers are those of the artefact. */
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { otherSoakSuites, timedSoakSuites } from './soakSuites.ts';
import { verbOf } from './vitest.ts';

const soak = ['--project', 'unit', '--testTimeout', '900000'];
const { folder } = await ensureArtefactBuilt((line) => console.log(line));
const env = { SSM_KILLS: process.env['SSM_KILLS'] ?? '20', SSM_ARTEFACT: folder };

await verbOf([...soak, ...otherSoakSuites], env);
await verbOf([...soak, '--no-file-parallelism', ...timedSoakSuites], env);
