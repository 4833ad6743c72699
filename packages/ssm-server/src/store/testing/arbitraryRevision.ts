/** Generates revisions for property tests, with odd text, empty columns and missing values. */
import * as fc from 'fast-check';
import type { ColumnKey } from 'ssm-core';
import type { Column, IdentifierKnowledge, TextColumn } from 'ssm-core/engine';
import type { CatalogueRevision } from '../../catalogue/revision.ts';

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '\u0000', '\ud800', 'é · "x"'),
);

function textColumn<Kind extends 'text' | 'list'>(kind: Kind, rowCount: number) {
  return fc
    .uniqueArray(oddText, { maxLength: 5 })
    .chain((dictionary) =>
      fc
        .array(fc.integer({ min: -1, max: dictionary.length - 1 }), { minLength: rowCount, maxLength: rowCount })
        .map((codes) => ({ kind, dictionary, codes: Int32Array.from(codes) })),
    );
}

export function arbitraryColumn(rowCount: number): fc.Arbitrary<Column> {
  const length = { minLength: rowCount, maxLength: rowCount };
  return fc.oneof<fc.Arbitrary<Column>[]>(
    textColumn('text', rowCount),
    textColumn('list', rowCount),
    fc.array(fc.double(), length).map((values) => ({ kind: 'number', values: Float64Array.from(values) })),
    fc
      .array(fc.integer({ min: 0, max: 2 }), length)
      .map((values) => ({ kind: 'boolean', values: Uint8Array.from(values) })),
  );
}

const knownText = oddText.filter((text) => text !== '' && !text.includes('\u001f'));
const optionalText = fc.option(knownText);

const cellText = knownText.filter((text) => !text.includes('\t'));

const holds = [
  'genes',
  'aliases',
  'accession_changes',
  'secondary_accessions',
  'gene_ids',
  'lift',
  'gene_sets',
  'crosswalk',
  'own_columns',
] as const;

const arbitraryKnowledge: fc.Arbitrary<IdentifierKnowledge> = fc.record({
  genes: fc.array(
    fc.record({
      symbol: knownText,
      hgncId: optionalText,
      isApproved: fc.boolean(),
      entrezId: optionalText,
      uniProtIds: fc.array(knownText, { maxLength: 3 }),
    }),
    { maxLength: 5 },
  ),
  aliases: fc.array(fc.record({ alias: knownText, symbol: knownText, isPrevious: fc.boolean() }), { maxLength: 7 }),
  accessionChanges: fc.array(
    fc.record({ seqId: knownText, from: knownText, to: fc.array(knownText, { maxLength: 3 }) }),
    { maxLength: 3 },
  ),
  secondaryAccessions: fc.array(
    fc.record({ from: knownText, to: fc.array(knownText, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 3 },
  ),
  geneIds: fc.array(fc.record({ id: knownText, entrezIds: fc.array(knownText, { minLength: 1, maxLength: 2 }) }), {
    maxLength: 3,
  }),
  versions: fc.array(fc.record({ seqId: knownText, in5k: fc.boolean(), in7k: fc.boolean(), in11k: fc.boolean() }), {
    maxLength: 20,
  }),
  sources: fc.array(
    fc.record({
      file: knownText,
      holds: fc.constantFrom(...holds),
      count: fc.nat(),
      source: optionalText,
      licence: optionalText,
    }),
    { maxLength: 3 },
  ),
  geneSets: fc.array(
    fc.record({
      category: knownText,
      value: knownText,
      genes: fc.array(fc.record({ name: cellText, entrezId: fc.option(cellText) }), { maxLength: 4 }),
      sources: fc.array(fc.record({ source: fc.option(cellText), licence: fc.option(cellText) }), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  ownColumns: fc.array(
    fc.record({
      key: knownText,
      title: knownText,
      unit: optionalText,
      description: optionalText,
      source: optionalText,
      licence: optionalText,
      date: optionalText,
    }),
    { maxLength: 3 },
  ),
  crosswalk: fc.array(
    fc.record({
      platform: knownText,
      assayId: knownText,
      accessions: fc.array(knownText, { minLength: 1, maxLength: 2 }),
      name: optionalText,
      symbol: optionalText,
    }),
    { maxLength: 3 },
  ),
});

function ofRows(recordCount: number): fc.Arbitrary<CatalogueRevision> {
  const length = { minLength: recordCount, maxLength: recordCount };
  const version = fc.constantFrom('V_7K' as const, 'V_11K' as const);
  const named = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<ReadonlyMap<string, Item>> =>
    fc
      .uniqueArray(fc.tuple(oddText, item), { selector: ([name]) => name, maxLength: 4 })
      .map((pairs) => new Map(pairs));
  return fc.record({
    revision: fc.stringMatching(/^[\w-]{16}$/),
    version,
    isDemo: fc.boolean(),
    label: oddText,
    created: fc.constant('2026-01-02T03:04:05.678Z'),
    recordCount: fc.constant(recordCount),
    columns: named(arbitraryColumn(recordCount)),
    onMenu: fc.array(fc.integer({ min: 0, max: 1 }), length).map((values) => Uint8Array.from(values)),
    source: named<TextColumn>(textColumn('text', recordCount)),
    derivedFrom: fc.constantFrom(new Map<ColumnKey, string>(), new Map<ColumnKey, string>([['loDb', 'eLoD (RFU)']])),
    report: version.map((reported) => ({
      version: reported,
      refusal: null,
      files: [],
      records: recordCount,
      onMenu: 0,
      leftOff: [{ reason: 'organism' as const, count: 2 }],
      rejected: [{ file: 'a\u0000.tsv', line: 3, reason: 'No SeqId' }],
      known: [],
      absent: [],
      disagreements: [],
      notes: ['A note'],
      sources: [],
    })),
    knowledge: arbitraryKnowledge,
  });
}

export const arbitraryRevision: fc.Arbitrary<CatalogueRevision> = fc.nat({ max: 12 }).chain(ofRows);
