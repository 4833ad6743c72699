/** Publishes tarballs one after another, so the second package's dependency already exists. */
import { outputOf, run } from '../process.ts';
import type { PackedLibrary } from './packedFiles.ts';

/** Returns true for a registry on this machine: a trial is not public and has no provenance. */
export const isTrialRegistry = (registry: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(registry).hostname);

async function isPublished({ manifest }: PackedLibrary, registry: string): Promise<boolean> {
  const asked = `${manifest.name}@${manifest.version}`;
  // A silent parent command makes npm silent too, and hides the missing-package error.
  const loud = ['--loglevel', 'error', '--registry', registry];
  const { code, text } = await run('npm', ['view', asked, 'version', ...loud], { isQuiet: true });
  if (code !== 0 && !text.includes('E404')) throw new Error(`${registry} could not be asked for ${asked}.\n${text}`);
  return code === 0 && text.trim().endsWith(manifest.version);
}

/** Skips packages that are already published, so an interrupted release can continue. */
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
