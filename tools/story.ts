/** `npm run story`: Storybook with hot reload. */
import { run } from './process.ts';

const result = await run('storybook', [
  'dev',
  '--port',
  process.env['PORT'] ?? '6006',
  '--no-open',
  '--disable-telemetry',
]);
process.exitCode = result.code;
