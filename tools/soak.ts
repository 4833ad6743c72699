/**
 * `npm run soak`: runs tests that take long or depend on time, one file at a time. Also runs the `.process` tests and
 * repeats the `.parts` tests, with the built server, with twenty kills (SSM_KILLS=50 for a release) and with time
 * limits.
 */
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { verbOf } from './vitest.ts';

const { folder } = await ensureArtefactBuilt((line) => console.log(line));
const env = { SSM_KILLS: process.env['SSM_KILLS'] ?? '20', SSM_TIMES: 'held', SSM_ARTEFACT: folder };
const projects = ['--project', 'soak', '--project', 'processes', '--project', 'parts'];
await verbOf([...projects, '--no-file-parallelism', '--testTimeout', '900000', ...process.argv.slice(2)], env);
