import type { ReagentChangeKind } from 'ssm-core';
import { countChangeKinds } from 'ssm-core';
import { changesOfList, compareCatalogues } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/load/load.ts';
import {
  hasSharedData,
  loadShared,
  now,
  revisionOf,
  sharedFile,
  sharedRows,
} from '../../catalogue/testing/realLoads.ts';
import { comparedCatalogue } from './comparedCatalogue.ts';

const isAbsent = !hasSharedData();
const sevenK = 'annotation_7k.tsv';
const list = 'menu_11k.tsv';

/** The rows of the vendor's 11K list that the 7K list has too, as a file. */
function commonRows() {
  const known = new Set(sharedRows(sevenK).map(({ seqId }) => seqId));
  const [header = '', ...lines] = new TextDecoder().decode(sharedFile(list).bytes).trimEnd().split('\n');
  const common = lines.filter((line) => known.has(line.split('\t')[0]));
  return { name: list, bytes: new TextEncoder().encode([header, ...common].join('\n')) };
}

const before = () => loadShared([sevenK]).then((result) => comparedCatalogue(revisionOf(result)));

describe.skipIf(isAbsent)("the vendor's 7K list and its 11K list (skipped without the shared data folder)", () => {
  test.each(['the list alone', 'the list after the 7K file'])(
    'differ over 7,288 SeqIds in 6 accessions, 41 genes, 17 full names and 16 reagents for internal use, by %s',
    async (loaded) => {
      const files = loaded === 'the list alone' ? [commonRows()] : [sharedFile(sevenK), commonRows()];
      const after = comparedCatalogue(revisionOf(await loadCatalogue(files, { version: 'V_7K', now })));
      const older = await before();
      // The record that the vendor types Non-Human is OXLA, of a human protein; it is the 7,289th and has no change.
      const nonHuman = sharedRows(sevenK).flatMap(({ seqId = '', type }) => (type === 'Non-Human' ? [seqId] : []));
      const listed = new Set(sharedRows(list).map((row) => row['Sequence.ID']));
      const seqIds = [...older.records]
        .filter(([seqId, { status }]) => status === 'on_menu' && listed.has(seqId) && !nonHuman.includes(seqId))
        .map(([seqId]) => seqId);
      const changes = changesOfList(compareCatalogues(older, after), seqIds);
      const of = (kind: ReagentChangeKind) =>
        changes.flatMap((reagent) => (reagent.changes.some((made) => made.kind === kind) ? [reagent.seqId] : []));
      expect([seqIds.length, Object.fromEntries(countChangeKinds(changes)), of('accession')]).toEqual([
        7288,
        { accession: 6, gene: 41, renamed: 17, internal_use: 16 },
        ['4153-11', '5981-6', '6117-4', '6276-16', '7143-9', '8907-11'],
      ]);
    },
  );

  test('state the former and the present protein of a reagent for internal use, and offer none where there is none', async () => {
    const after = await loadCatalogue([sharedFile(sevenK), commonRows()], { version: 'V_7K', now });
    const changes = compareCatalogues(await before(), comparedCatalogue(revisionOf(after)));
    const [furin, convertase] = changesOfList(changes, ['6276-16', '6117-4', '10000-28']);
    expect(furin).toEqual({
      seqId: '6276-16',
      fullName: 'Internal Use Only: Heat shock 70 kDa protein 1A',
      changes: [
        { kind: 'internal_use', field: 'status', before: ['on_menu'], after: ['internal_use'] },
        {
          kind: 'renamed',
          field: 'fullName',
          before: ['Furin'],
          after: ['Internal Use Only: Heat shock 70 kDa protein 1A'],
        },
        { kind: 'accession', field: 'uniProtId', before: ['P09958'], after: ['P0DMV8'] },
        { kind: 'gene', field: 'entrezGeneName', before: ['FURIN'], after: ['HSPA1A'] },
      ],
      alternatives: [],
      decision: null,
    });
    expect([convertase?.seqId, convertase?.alternatives]).toEqual(['6117-4', ['15440-57']]);
  });
});
