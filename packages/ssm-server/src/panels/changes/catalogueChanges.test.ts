import { describe, expect, it } from 'vitest';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { compareRevisions, createRevisionChanges } from './catalogueChanges.ts';

const edition = (number: number): CatalogueRevision => ({
  ...smallCatalogue('V_7K', number),
  created: `2026-0${number}-02T03:04:05Z`,
});
const [first, second, third] = [edition(1), edition(2), edition(3)] as const;
const elevenK = smallCatalogue('V_11K');

function withStored(...stored: readonly CatalogueRevision[]) {
  const asked: string[] = [];
  const changes = createRevisionChanges(async (revision) => {
    asked.push(revision);
    return stored.find((each) => each.revision === revision);
  });
  return { changes, asked };
}

describe('comparing stored revisions', () => {
  it('reads no revision for a catalogue that was replaced while the server ran', async () => {
    const { changes, asked } = withStored();
    await changes.prepare([first, elevenK]);
    await changes.prepare([second, elevenK]);
    expect(await changes.between(first.revision, second.revision)).toEqual(compareRevisions(first, second));
    expect(asked).toEqual([]);
  });

  it('reads only the earlier revision if the later one is in use', async () => {
    const { changes, asked } = withStored(first, second, third);
    await changes.prepare([third]);
    expect(await changes.between(first.revision, third.revision)).toEqual(compareRevisions(first, third));
    await changes.between(second.revision, third.revision);
    await changes.between(first.revision, third.revision);
    expect(asked).toEqual([first.revision, second.revision]);
  });

  it('compares the first catalogue in use with the one that it replaced before the start', async () => {
    const asked: string[] = [];
    const changes = createRevisionChanges(
      async (revision) => {
        asked.push(revision);
        return revision === first.revision ? first : undefined;
      },
      async ({ revision }) => (revision === second.revision ? first.revision : undefined),
    );
    await changes.prepare([second, elevenK]);
    expect(await changes.between(first.revision, second.revision)).toEqual(compareRevisions(first, second));
    expect(asked).toEqual([first.revision]);
  });

  it('waits for a preparation that has begun', async () => {
    const { changes, asked } = withStored(first, second);
    await changes.prepare([first]);
    const prepared = changes.prepare([second]);
    expect(await changes.between(first.revision, second.revision)).toEqual(compareRevisions(first, second));
    await prepared;
    expect(asked).toEqual([]);
  });

  it('says that the earlier revision is not stored, and finds nothing if the later one is not', async () => {
    const { changes } = withStored(second);
    expect((await changes.between(first.revision, second.revision))?.state).toBe('not_stored');
    expect(await changes.between(second.revision, first.revision)).toBe(undefined);
  });
});
