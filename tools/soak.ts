/** `npm run soak`: the reliability tests that take longer than `npm test` may, with twenty kills (SSM_KILLS=50 for a release). */
import { run } from './process.ts';
import { soakSuites } from './soakSuites.ts';

const result = await run('vitest', ['run', '--project', 'unit', '--testTimeout', '900000', ...soakSuites], {
  env: { SSM_KILLS: process.env['SSM_KILLS'] ?? '20' },
});
process.exitCode = result.code;
