import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ownNotes } from '../../notes/folderNotes.ts';
import { migrations, releaseBefore } from './migrations.ts';
import { schemaBefore, schemaOfReleases } from './releases.ts';

describe('the schema of each release', () => {
  it('is recorded for every release that has a note', async () => {
    const notes = (await readdir(ownNotes)).map((name) => name.replace(/\.md$/, ''));
    expect(Object.keys(schemaOfReleases).toSorted()).toEqual(notes.toSorted());
  });

  it('is never older than the schema of an earlier release, and is newest in the sources', () => {
    const byRelease = Object.entries(schemaOfReleases).toSorted(([one], [other]) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    const schemas = byRelease.map(([, schema]) => schema);
    expect(schemas).toEqual(schemas.toSorted((one, other) => one - other));
    expect(schemas.at(-1)).toEqual(migrations.length);
  });

  it('before a release is the schema of the newest release with an older schema', () => {
    const releases = { '1.0.0': 4, '1.1.0': 5, '1.2.0': 5 };
    const withNext = { ...releases, '1.3.0': 9 };
    expect([
      schemaBefore(9, releases),
      schemaBefore(9, withNext),
      schemaBefore(10, withNext),
      schemaBefore(4, withNext),
    ]).toEqual([5, 5, 9, 0]);
    expect(releaseBefore).toEqual(schemaBefore(migrations.length));
  });
});
