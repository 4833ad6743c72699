/** `npm run soak`: the tests that take longer than `npm test` may, with twenty kills (SSM_KILLS=50 for a release). */
import { soakSuites } from './soakSuites.ts';
import { verbOf } from './vitest.ts';

await verbOf(['--project', 'unit', '--testTimeout', '900000', ...soakSuites], {
  SSM_KILLS: process.env['SSM_KILLS'] ?? '20',
});
