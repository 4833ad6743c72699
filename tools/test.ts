/** `npm test`: prints one line per part, then each failure with its reason. The last line counts the tests. */
import { testParts } from './gate/parts.ts';
import { runParts, summaryOf } from './gate/runParts.ts';
import { ensureChromium } from './install-chromium.ts';

await ensureChromium();
const results = await runParts('npm test', testParts);
for (const line of summaryOf(results)) console.log(line);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
