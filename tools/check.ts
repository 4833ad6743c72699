/** `npm run check`: types, lint, format, dependency rules, unused code, stale generated files. */
import { runChecks } from './checks.ts';

let failed = 0;
await runChecks(({ name }, { code, text }) => {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code === 0) return;
  failed += 1;
  console.log(text);
});
process.exitCode = failed === 0 ? 0 : 1;
