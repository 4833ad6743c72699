import { expect, test } from 'vitest';
import type { Analyte, AnalyteMeasure, ColumnKey } from '../api/types.ts';
import { databaseLinks } from './sheet.links.ts';
import { bestValue, reagentLines, sortReagents } from './sheet.reagents.ts';
import { barsOf, betterStandingOf, concordanceBand, headMeasures, standingOf } from './sheet.standing.ts';

const measure = (count: number, value: number | null, below: number | null, equal: number | null): AnalyteMeasure => ({
  column: 'loDb',
  derivedFrom: null,
  count,
  missing: 0,
  minimum: null,
  lowerQuartile: null,
  median: null,
  upperQuartile: null,
  maximum: null,
  scale: 'linear',
  bins: [],
  value,
  below,
  equal,
});

test('a value has a rank among all values and a number of ties, and a missing value has no rank', () => {
  expect(
    [
      measure(10, null, null, null),
      measure(1, 4, 0, 1),
      measure(10, 4, 0, 10),
      measure(10, 4, 0, 1),
      measure(10, 4, 0, 3),
      measure(10, 4, 9, 1),
      measure(10, 4, 2, 3),
      measure(10, 4, 7, 1),
      measure(10, 4, 4, 2),
    ].map(standingOf),
  ).toEqual([
    { code: 'not_reported' },
    { code: 'only_one' },
    { code: 'same_as_all' },
    { code: 'lowest', others: 0 },
    { code: 'lowest', others: 2 },
    { code: 'highest', others: 0 },
    { code: 'lower', than: 5, others: 2 },
    { code: 'higher', than: 7, others: 0 },
    { code: 'lower', than: 4, others: 1 },
  ]);
});

test('concordance is low below 0.5, high from 0.75 on, and null when unknown', () => {
  expect([null, 0, 0.499, 0.5, 0.749, 0.75, 1].map(concordanceBand)).toEqual([
    null,
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});

test('the head of a sheet has at most four measures, without measures that the catalogue lacks', () => {
  const of = (column: ColumnKey, count: number) => ({ ...measure(count, null, null, null), column });
  const lacking = [of('totalCVPlasma', 9), of('totalCVSerum', 0), of('loDb', 9), of('fStatPlasma', 9)];
  const rest = [of('correlationSerum', 9), of('correlationPlasma', 9), of('signalToNoiseSerum', 9)];
  expect(
    [headMeasures([]), ...[lacking, [...lacking, ...rest]].map(headMeasures)].map((each) =>
      each.map(({ column }) => column),
    ),
  ).toEqual([[], ['totalCVPlasma', 'loDb'], ['totalCVPlasma', 'loDb', 'signalToNoiseSerum', 'correlationPlasma']]);
});

test('a reagent is better than those with a higher value of a measure of which low values are better', () => {
  const of = (column: ColumnKey) => betterStandingOf({ ...measure(10, 4, 2, 3), column });
  expect([
    of('loDb'),
    of('signalToNoisePlasma'),
    of('fStatPlasma'),
    betterStandingOf(measure(10, null, null, null)),
  ]).toEqual([{ end: 'lowest', than: 5, worseThan: 2 }, { end: 'highest', than: 2, worseThan: 5 }, null, null]);
});

test('the first and the last bar have no bound if they are wider than their neighbours', () => {
  const binsOf = (...edges: readonly number[]) =>
    edges.slice(1).map((to, index) => ({ from: edges[index] as number, to, count: 1 }));
  const ends = (scale: 'linear' | 'log', ...edges: readonly number[]) => {
    const bars = barsOf({ scale, bins: binsOf(...edges) });
    return [bars[0], bars.at(-1)].map((bar) => [bar?.from, bar?.to]);
  };
  expect([
    ends('linear', 0.5, 1, 2, 3, 50),
    ends('linear', -10, 1, 2, 3, 3.5),
    ends('log', 1, 1.6, 2.5, 4, 6.3),
    ends('log', 0, 1, 1.6, 2.5, 40),
    ends('linear', 1, 10),
  ]).toEqual([
    [
      [0.5, 1],
      [3, null],
    ],
    [
      [null, 1],
      [3, 3.5],
    ],
    [
      [1, 1.6],
      [4, 6.3],
    ],
    [
      [null, 1],
      [2.5, null],
    ],
    [
      [1, 10],
      [1, 10],
    ],
  ]);
});

const reagents: readonly Analyte[] = [
  { seqId: '1-1', totalCVPlasma: 8, signalToNoisePlasma: null, dilutionGroup: '20%' },
  { seqId: '2-1', totalCVPlasma: null, signalToNoisePlasma: 3, dilutionGroup: null },
  { seqId: '3-1', totalCVPlasma: 4, loDb: 5, correlationPlasma: 0.5, dilutionGroup: '0.5%' },
  { seqId: '4-1', totalCVPlasma: 4, loDb: 5, correlationPlasma: 0.9 },
];

test('a line in which high or low is better has a best value if two different values are present', () => {
  expect(Object.fromEntries(reagentLines.map((line) => [line.key, bestValue(reagents, line)]))).toEqual({
    dilutionGroup: null,
    totalCVPlasma: 4,
    totalCVSerum: null,
    signalToNoisePlasma: null,
    signalToNoiseSerum: null,
    correlationPlasma: 0.9,
    correlationSerum: null,
    loDb: null,
    selexTargetAminoAcidRange: null,
    characterizationInfo: null,
    orthogonalStrategies: null,
    mrmMsData: null,
    ddaMsData: null,
    pQtl: null,
  });
});

test('missing values come last in both directions', () => {
  const order = (direction: 'ascending' | 'descending', key: 'totalCVPlasma' | 'dilutionGroup') =>
    sortReagents(reagents, { key, direction }, new Intl.Collator('en').compare).map(({ seqId }) => seqId);
  expect([
    order('ascending', 'totalCVPlasma'),
    order('descending', 'totalCVPlasma'),
    order('ascending', 'dilutionGroup'),
    order('descending', 'dilutionGroup'),
  ]).toEqual([
    ['3-1', '4-1', '1-1', '2-1'],
    ['1-1', '3-1', '4-1', '2-1'],
    ['3-1', '1-1', '2-1', '4-1'],
    ['1-1', '3-1', '2-1', '4-1'],
  ]);
});

test.each([
  ['de', ['Zink', 'Äpfel', 'Apfel', 'Ärger'], ['Apfel', 'Äpfel', 'Ärger', 'Zink']],
  ['sv', ['Zink', 'Äpfel', 'Apfel', 'Ärger'], ['Apfel', 'Zink', 'Äpfel', 'Ärger']],
  ['ja', ['カキ', 'うめ', 'あき', 'イネ', '亜鉛'], ['あき', 'イネ', 'うめ', 'カキ', '亜鉛']],
])('texts are sorted by the language %s', (locale, names, wanted) => {
  const analytes = names.map((targetName, at): Analyte => ({ seqId: `${10 - at}-1`, targetName }));
  const { compare } = new Intl.Collator(locale);
  const sorted = sortReagents(analytes, { key: 'targetName', direction: 'ascending' }, compare);
  expect(sorted.map(({ targetName }) => targetName)).toEqual(wanted);
});

// Danish sorts aa after z, Czech sorts ch after h, and Estonian sorts z after s.
test.each(['en', 'de', 'ja', 'da', 'cs', 'et'])(
  'identifiers are sorted in the same order for a reader of %s',
  (locale) => {
    const analytes: readonly Analyte[] = [
      { seqId: '10-1', uniProtId: ['P10'], entrezGeneName: ['ZNF2'] },
      { seqId: '2-10', uniProtId: ['P9'], entrezGeneName: ['CHD1'] },
      { seqId: '2-9', uniProtId: ['Q1', 'P2'], entrezGeneName: ['AAK1'] },
      { seqId: '2-2', uniProtId: null, entrezGeneName: ['TNF', 'CRP'] },
      { seqId: '1-1', uniProtId: ['Q1'], entrezGeneName: ['CRP'] },
      { seqId: '1-2', uniProtId: ['A1'], entrezGeneName: ['ZNF10'] },
    ];
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const by = (key: 'seqId' | 'uniProtId' | 'entrezGeneName') =>
      sortReagents(analytes, { key, direction: 'ascending' }, compare).map(({ seqId }) => seqId);
    expect([by('seqId'), by('uniProtId'), by('entrezGeneName')]).toEqual([
      ['1-1', '1-2', '2-2', '2-9', '2-10', '10-1'],
      ['1-2', '2-10', '10-1', '1-1', '2-9', '2-2'],
      ['2-9', '2-10', '1-1', '2-2', '10-1', '1-2'],
    ]);
  },
);

test('a link template is https with one placeholder after its host, and inserted values are encoded', () => {
  const templates = [
    'https://one.example/{accession}/entry',
    'https://two.example/?q={gene}',
    'http://three.example/{gene}',
    'https://{gene}.example/',
    'https://{gene}/',
    'https://four.example/nothing',
    'https://five.example/{accession}/{gene}',
    'javascript:alert({gene})',
    'https://six.example\\{gene}',
    '{gene}',
  ];
  const analyte = { seqId: '1-1', uniProtId: ['P1', 'a/b?c#d'], entrezGeneName: ['../SYM 1&x=\ud800'] };
  expect(
    databaseLinks(
      analyte,
      templates.map((template) => ({ label: 'L', template })),
    ),
  ).toEqual([
    { label: 'L', value: 'P1', href: 'https://one.example/P1/entry' },
    { label: 'L', value: 'a/b?c#d', href: 'https://one.example/a%2Fb%3Fc%23d/entry' },
    { label: 'L', value: '../SYM 1&x=\ud800', href: 'https://two.example/?q=..%2FSYM%201%26x%3D%EF%BF%BD' },
  ]);
  expect(databaseLinks({ seqId: '1-1', uniProtId: null }, [{ label: 'L', template: templates[0] as string }])).toEqual(
    [],
  );
});
