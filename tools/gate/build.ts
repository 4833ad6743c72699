/** Builds what later parts test, as a part of its own, so that the build has its own time and failure. */
import { ensureArtefactBuilt } from '../artefact/artefact.ts';
import { ensureHostBuilt } from '../host-build.ts';
import { ensureLibrariesBuilt } from '../release/libraries.ts';

const say = (line: string): void => console.log(line);
const builds: Readonly<Record<string, () => Promise<unknown>>> = {
  application: () => ensureHostBuilt(say),
  libraries: () => ensureLibrariesBuilt(say),
  artefact: () => ensureArtefactBuilt(say),
};

for (const name of process.argv.slice(2)) {
  const build = builds[name];
  if (build === undefined) throw new Error(`Unknown build: ${name}. Known: ${Object.keys(builds).join(', ')}`);
  await build();
}
