/** Compares the sizes of the first view, the element and the portal script with their budgets. */
import path from 'node:path';
import { entryBudgets, firstViewBudget } from '../budgets.ts';
import { ensureHostBuilt } from '../host-build.ts';
import { ensureLibrariesBuilt, folderOf } from '../release/libraries.ts';
import { measureElement, measureFirstView, measurePortalScript } from '../size.ts';

/** `.ci/run` tolerates sizes up to this multiple of a budget. `npm run verify` reports every size above its budget. */
const room = 1.05;

function compare(name: string, bytes: number, budget: number, detail = ''): void {
  const isWithin = bytes <= budget * room;
  console.log(`${isWithin ? 'ok  ' : 'FAIL'} ${name}: ${bytes} of ${budget} bytes (brotli)${isWithin ? '' : detail}`);
  if (!isWithin) process.exitCode = 1;
}

await ensureLibrariesBuilt();
const application = await ensureHostBuilt();
const view = await measureFirstView(application);
const files = view.files.map((file) => `\n  ${file.bytes} ${file.name}`).join('');
compare('first view', view.total, firstViewBudget, files);
compare('script of portals', await measurePortalScript(application), entryBudgets['embed-host.js']);
const element = await measureElement(path.join(folderOf('ssm-react'), 'dist/element'));
compare('custom elements', element, entryBudgets['ssm-react/element']);
