/**
 * Test process: an operator who stores and activates full demo catalogues in turn, by orders like those of commands.
 * Its argument is the data folder. Prints each order with its milliseconds, and runs until it is killed.
 */
import { assayVersions } from 'ssm-core';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import { openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';

const folder = process.argv[2] ?? '';
const operator = await openOperator({ folder, log: silentLog });
const revisions = await Promise.all(assayVersions.map((version) => generateDemoCatalogue(version)));

async function timed(what: string, work: Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work;
  process.stdout.write(`${what} ${Math.round(performance.now() - begun)}\n`);
}

for (const revision of revisions) await timed('saved', operator.saveRevision(revision, { activate: true }));
for (let edition = 1; ; edition += 1) {
  for (const revision of revisions) {
    const other = { ...revision, revision: `${revision.revision}-${edition}` };
    await timed('saved', operator.saveRevision(other, { activate: true }));
    await timed('chosen', operator.activateRevision(revision.revision));
  }
}
