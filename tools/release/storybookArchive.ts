/** Packs the built Storybook as an archive for the release, so that designers can view it without the sources. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { outputOf } from '../process.ts';
import { ensureStorybookBuilt, storybookFolder, storybookStamp } from '../storybook-build.ts';

export async function packStorybook(
  folder: string,
  version: string,
  say: (line: string) => void = () => {},
): Promise<string> {
  await ensureStorybookBuilt(say);
  const name = `somascan-menu-storybook-${version}`;
  const [unpacked, archive] = [path.join(folder, name), path.join(folder, `${name}.tar.gz`)];
  await cp(storybookFolder, unpacked, { recursive: true, filter: (file) => path.basename(file) !== storybookStamp });
  await outputOf('tar', ['-czf', archive, '-C', folder, name]);
  await rm(unpacked, { recursive: true, force: true });
  return archive;
}
