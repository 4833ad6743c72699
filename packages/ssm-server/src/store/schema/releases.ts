/**
 * Which schema each release has: how many migrations. A release writes its line together with its release note, which gives the sources
 * their name; tests and `npm run release` end while the newest is not that of the sources. So the first migration after a release begins
 * the next one.
 */
export const schemaOfReleases: Readonly<Record<string, number>> = {
  '0.1.0': 4,
  '0.2.0': 5,
  '0.3.0': 10,
};

/** The schema of the newest release that has an older one than `schema`: servers of it may work on while those of `schema` are started. */
export function schemaBefore(schema: number, releases: Readonly<Record<string, number>> = schemaOfReleases): number {
  return Math.max(0, ...Object.values(releases).filter((ofRelease) => ofRelease < schema));
}
