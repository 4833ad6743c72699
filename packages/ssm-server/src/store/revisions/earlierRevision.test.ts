import { aliasColumnKeys, type Column, listColumn, noKnowledge } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import type { LoadReport } from '../../catalogue/report.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { readReport } from './earlierRevision.ts';
import { decodeRevision, encodeRevision } from './revisionCodec.ts';

const now = smallCatalogue('V_7K');

const file: LoadReport['files'][number] = {
  name: 'aliases.tsv',
  kind: 'geneAliases',
  refusal: null,
  lines: 9,
  rejected: 2,
  mapped: [],
  unmapped: [],
  notes: [],
  about: {},
};

const files: LoadReport['files'] = [{ ...file, name: 'a.adat', kind: 'adat' }, file];
const { sources: _, ...reportBefore } = { ...now.report, files };

/** Columns of earlier releases. Each item is an alias, a tab and a symbol. */
const columns = new Map<string, Column>([
  ...now.columns,
  [
    aliasColumnKeys.alias,
    listColumn([['BSF2\tIL6', 'CRYB\tIL6', 'CRYB\tCRYB'], ['CRYB\tIL6', 'SEPTIN2\tSEPT2', 'IFNB2\tIL6'], null]),
  ],
  [aliasColumnKeys.previous, listColumn([['IFNB2\tIL6'], null, ['IFNB2\tIL6']])],
]);

async function stored() {
  const { head, parts } = await encodeRevision({ ...now, columns });
  return { head: { ...head, report: readReport(JSON.stringify(reportBefore)) }, parts };
}

const sources: LoadReport['sources'] = [
  { file: 'aliases.tsv', holds: 'aliases', count: 7, source: null, licence: null },
];

test('a revision of an earlier release has only its menu and its columns as parts', async () => {
  const { parts } = await stored();
  expect(new Set(parts.map(({ role }) => role))).toEqual(new Set(['menu', 'column']));
});

test('alias columns of an earlier revision are read as knowledge, and are dropped as columns', async () => {
  const expected: CatalogueRevision = {
    ...now,
    report: { ...reportBefore, sources },
    knowledge: {
      ...noKnowledge,
      genes: [{ symbol: 'CRYB', hgncId: null, isApproved: true, entrezId: null, uniProtIds: [] }],
      aliases: [
        { alias: 'IFNB2', symbol: 'IL6', isPrevious: true },
        { alias: 'BSF2', symbol: 'IL6', isPrevious: false },
        { alias: 'CRYB', symbol: 'IL6', isPrevious: false },
        { alias: 'SEPTIN2', symbol: 'SEPT2', isPrevious: false },
      ],
      sources,
    },
  };
  expect(await decodeRevision(await stored())).toEqual(expected);
});

test('an earlier revision stays the same after it is stored again', async () => {
  const read = await decodeRevision(await stored());
  expect(await decodeRevision(await encodeRevision(read))).toEqual(read);
});

test('a report of this release is read unchanged', () => {
  expect(readReport(JSON.stringify(now.report))).toEqual(now.report);
});
