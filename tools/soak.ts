/**
 * `npm run soak`: what takes minutes or needs a quiet machine, one file at a time. The tests with real parts run again: with the built
 * server in place of the sources, with twenty kills (SSM_KILLS=50 for a release), and held to times.
 */
import { ensureArtefactBuilt } from './artefact/artefact.ts';
import { verbOf } from './vitest.ts';

const { folder } = await ensureArtefactBuilt((line) => console.log(line));
const env = { SSM_KILLS: process.env['SSM_KILLS'] ?? '20', SSM_TIMES: 'held', SSM_ARTEFACT: folder };
const projects = ['--project', 'soak', '--project', 'parts'];
await verbOf([...projects, '--no-file-parallelism', '--testTimeout', '900000', ...process.argv.slice(2)], env);
