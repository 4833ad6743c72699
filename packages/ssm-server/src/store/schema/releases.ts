/**
 * Counts the migrations of each release. A release adds its line together with its release note. Tests and `npm run
 * release` fail while the newest line differs from the sources.
 */
export const schemaOfReleases: Readonly<Record<string, number>> = {
  '0.1.0': 4,
  '0.2.0': 5,
  '0.3.0': 10,
};

/**
 * Returns the schema of the newest release older than `schema`. Its servers may still run while those of `schema`
 * start.
 */
export function schemaBefore(schema: number, releases: Readonly<Record<string, number>> = schemaOfReleases): number {
  return Math.max(0, ...Object.values(releases).filter((ofRelease) => ofRelease < schema));
}
