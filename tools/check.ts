/** `npm run check`: types, lint, format, dependency rules, house rules, unused code, stale generated files. */
import { checks } from './checks.ts';
import { runParts, summaryOf } from './gate/runParts.ts';

const results = await runParts(
  'npm run check',
  checks.map((check) => ({ ...check, group: 'static' })),
);
for (const line of summaryOf(results)) console.log(line);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
