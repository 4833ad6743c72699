/**
 * `npm run release`: builds, packs, verifies and publishes the libraries, and packs Storybook, which the workflow
 * attaches to the release. `--dry-run` publishes nothing. `--registry URL` publishes to another registry. `--accept`
 * writes the reports and tables that verification reads.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../process.ts';
import { measureEntries } from './entrySizes.ts';
import { packLibraries } from './libraries.ts';
import { readPacked } from './packedFiles.ts';
import { isTrialRegistry, publish } from './publish.ts';
import { obstaclesOf, releasedSchema, releasePlan, uncommittedFiles } from './readiness.ts';
import { packStorybook } from './storybookArchive.ts';
import { supportPage, supportPageOf } from './supportPage.ts';
import { acceptance, type Packed, reportsOf, verifications } from './verify.ts';

const folder = path.join(root, 'dist/release');
const say = (line: string): void => console.log(line);

async function pack(): Promise<Packed> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return readPacked(await packLibraries(folder, say));
}

async function accept(): Promise<void> {
  for (const [file, text] of await reportsOf(await pack())) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    say(file);
  }
  await writeFile(supportPage, await supportPageOf(await measureEntries()));
  say(path.relative(root, supportPage));
}

async function verify(packed: Packed): Promise<boolean> {
  let isRight = true;
  for (const [name, find] of Object.entries(verifications)) {
    const faults = await find(packed);
    say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const fault of faults) say(`     ${fault}`);
    isRight &&= faults.length === 0;
  }
  if (!isRight) say(acceptance);
  return isRight;
}

async function release(registry: string, isDry: boolean): Promise<boolean> {
  const uncommitted = await uncommittedFiles(root);
  if (uncommitted.length > 0) {
    say(`A release is made of a commit. Commit or put away first:\n  ${uncommitted.join('\n  ')}`);
    return false;
  }
  const plan = await releasePlan();
  const packed = await pack();
  if (!(await verify(packed))) return false;
  const manifests = [...packed.values()].map(({ manifest }) => manifest);
  const storybook = await packStorybook(folder, manifests[0]?.version ?? '', say);
  const schema = await releasedSchema();
  const obstacles = obstaclesOf({ plan, manifests, schema, env: process.env, isTrial: isTrialRegistry(registry) });
  for (const obstacle of obstacles) say(`${isDry ? 'note' : 'FAIL'} ${obstacle}`);
  if (isDry) {
    for (const file of [...[...packed.values()].map(({ tarball }) => tarball), storybook])
      say(path.relative(root, file));
    say(
      obstacles.length === 0
        ? 'Nothing was published: a dry run.'
        : 'Nothing was published: a dry run. The notes would end a release.',
    );
    return true;
  }
  if (obstacles.length > 0) return false;
  await publish(packed.values(), registry, say);
  return true;
}

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    registry: { type: 'string', default: 'https://registry.npmjs.org/' },
  },
});
if (values.accept) await accept();
else if (!(await release(values.registry, values['dry-run']))) process.exitCode = 1;
