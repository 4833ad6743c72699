/** Publishes tarballs one after another, so that the dependency of the second package already exists. */
import { outputOf, run } from '../process.ts';
import type { PackedLibrary } from './packedFiles.ts';

/** Whether the registry is on this machine. Such a trial is not public and has no provenance. */
export const isTrialRegistry = (registry: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(registry).hostname);

async function isPublished({ manifest }: PackedLibrary, registry: string): Promise<boolean> {
  const asked = `${manifest.name}@${manifest.version}`;
  // Sets the log level, because a silent parent command makes npm silent too. That would hide the error for a missing
  // package.
  const loud = ['--loglevel', 'error', '--registry', registry];
  const { code, text } = await run('npm', ['view', asked, 'version', ...loud], { isQuiet: true });
  if (code !== 0 && !text.includes('E404')) throw new Error(`${registry} could not be asked for ${asked}.\n${text}`);
  return code === 0 && text.trim().endsWith(manifest.version);
}

/** Publishes the packages. Skips packages that are already published, so that an interrupted release can continue. */
export async function publish(
  packed: Iterable<PackedLibrary>,
  registry: string,
  say: (line: string) => void,
): Promise<void> {
  for (const library of packed) {
    const name = `${library.manifest.name} ${library.manifest.version}`;
    if (await isPublished(library, registry)) {
      say(`${name} is published already`);
      continue;
    }
    const provenance = isTrialRegistry(registry) ? [] : ['--provenance'];
    const args = ['publish', library.tarball, ...provenance, '--access', 'public', '--registry', registry];
    await outputOf('npm', args, { problem: `${name} could not be published.` });
    say(`${name} is published`);
  }
}
