/** `npm run check`: types, lint, format, dependency rules, unused code, stale generated files. */
import { checks } from './checks.ts';
import { run } from './process.ts';

let failed = 0;
for (const check of checks) {
  const result = await run(check.command, check.args, { isQuiet: true });
  console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'} ${check.name}`);
  if (result.code !== 0) {
    failed += 1;
    console.log(result.text);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
