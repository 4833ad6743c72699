/**
 * Number of migrations in each release. A release adds its line here, and its release note. Tests and `npm run release`
 * fail while the newest line differs from the sources.
 */
export const schemaOfReleases: Readonly<Record<string, number>> = {
  '0.1.0': 4,
  '0.2.0': 5,
  '0.3.0': 12,
};

/**
 * Returns the schema of the newest release before `schema`. Servers of that release may still run when those of
 * `schema` start.
 */
export function schemaBefore(schema: number, releases: Readonly<Record<string, number>> = schemaOfReleases): number {
  return Math.max(0, ...Object.values(releases).filter((ofRelease) => ofRelease < schema));
}
