/** `npm run soak`: the tests that take longer than `npm test` may, with twenty kills (SSM_KILLS=50 for a release). */
import { otherSoakSuites, timedSoakSuites } from './soakSuites.ts';
import { verbOf } from './vitest.ts';

const soak = ['--project', 'unit', '--testTimeout', '900000'];
const env = { SSM_KILLS: process.env['SSM_KILLS'] ?? '20' };

await verbOf([...soak, ...otherSoakSuites], env);
await verbOf([...soak, '--no-file-parallelism', ...timedSoakSuites], env);
