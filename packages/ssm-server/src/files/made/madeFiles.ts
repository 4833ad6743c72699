/** Caches generated files until their sources change. */

import { assayVersions } from 'ssm-core';
import { sha256Of } from 'ssm-core/internal';
import type { Bytes } from '../../answer/bytes.ts';
import type { CatalogueHolder } from '../../catalogue/active.ts';
import type { ReleaseNotes } from '../../notes/releaseNotes.ts';
import { createSeries } from '../../queue/queue.ts';
import type { ByteRange, Found, FoundFile } from '../files.ts';
import { makeFile } from './makeFile.ts';
import { type FileTexts, fileNameOf, type Make, type Material, needs, sourcesOf } from './makes.ts';

interface NamedMade {
  readonly name: string;
  readonly found: Found;
}

export interface MadeFiles {
  find(make: Make): Promise<NamedMade>;
}

export interface MadeFilesOptions {
  readonly catalogues: CatalogueHolder;
  readonly notes: ReleaseNotes;
  readonly texts: FileTexts;
}

const pieceBytes = 64 * 1024;

function streamOf(bytes: Bytes, { start, end }: ByteRange): ReadableStream<Bytes> {
  let at = start;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        const next = Math.min(at + pieceBytes, end);
        if (next > at) controller.enqueue(bytes.slice(at, next));
        at = next;
        if (at >= end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Returns when the sources of a file last changed. Release notes, texts and demo catalogues have a date without a time;
 * the date of a demo is the same on every server.
 */
function changeOf(make: Make, material: Material): Pick<FoundFile, 'changed' | 'changedOn'> {
  const [newest] = sourcesOf(make, material).toSorted(
    (one, other) => Date.parse(other.loaded) - Date.parse(one.loaded),
  );
  if (newest !== undefined && !newest.isDemo) return { changed: new Date(newest.loaded) };
  const changedOn = newest?.loaded.slice(0, 10) ?? material.notes[0]?.date ?? '1970-01-01';
  return { changed: new Date(changedOn), changedOn };
}

async function fileOf(make: Make, material: Material): Promise<FoundFile> {
  const sources = sourcesOf(make, material);
  const bytes = await makeFile(make, material);
  return {
    size: bytes.length,
    ...changeOf(make, material),
    sha256: await sha256Of(bytes),
    isDemo: sources.some(({ isDemo }) => isDemo),
    read: (range) => streamOf(bytes, range),
  };
}

/** The cache key, which contains everything that affects the bytes. */
function keyOf(make: Make, material: Material): string {
  const revisions = sourcesOf(make, material).map(({ revision }) => revision);
  const notes =
    needs(make).length > 0 ? [] : material.notes.map(({ version, date, markdown }) => [version, date, markdown]);
  return JSON.stringify([revisions, notes]);
}

export function createMadeFiles({ catalogues, notes, texts }: MadeFilesOptions): MadeFiles {
  const kept = new Map<Make, { readonly key: string; readonly file: Promise<FoundFile> }>();
  // One file is made at a time, because each needs memory for its rows.
  const series = createSeries();

  async function materialNow(): Promise<Material> {
    const [sevenK, elevenK] = assayVersions.map((version) => catalogues.get(version));
    return { catalogues: { V_7K: sevenK, V_11K: elevenK }, notes: await notes.list(), texts };
  }

  return {
    async find(make) {
      const material = await materialNow();
      const name = fileNameOf(make, material);
      if (needs(make).some((version) => material.catalogues[version] === undefined))
        return { name, found: 'not_ready' };
      const key = keyOf(make, material);
      let known = kept.get(make);
      if (known?.key !== key) {
        known = { key, file: series.run(() => fileOf(make, material)) };
        kept.set(make, known);
        const { file } = known;
        file.catch(() => {
          if (kept.get(make)?.file === file) kept.delete(make);
        });
      }
      return { name, found: await known.file };
    },
  };
}
