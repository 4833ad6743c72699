/**
 * Which schema each release has: how many migrations. A release writes its line together with its release note; a test ends without it, and
 * `npm run release` while it is not that of the sources.
 */
export const schemaOfReleases: Readonly<Record<string, number>> = {
  '0.1.0': 4,
  '0.2.0': 5,
};

/** The schema of the newest release that has an older one than `schema`: servers of it may work on while those of `schema` are started. */
export function schemaBefore(schema: number, releases: Readonly<Record<string, number>> = schemaOfReleases): number {
  return Math.max(0, ...Object.values(releases).filter((ofRelease) => ofRelease < schema));
}
