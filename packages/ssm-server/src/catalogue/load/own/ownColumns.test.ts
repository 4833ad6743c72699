import { booleanColumn, listColumn, numberColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { loadFiles, textFile } from '../../testing/testFiles.ts';
import type { CatalogueFile } from '../openFile.ts';
import type { DeclaredTable } from './declaration.ts';

const records = textFile(
  'menu.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '1-1\tOne\tP05231\tIL6\t3569\tHuman',
  '2-1\tTwo\tP05231\tIL6\t3569\tHuman',
  '3-1\tBoth\tP05231|P13232\tIL6 IL7\t3569 3574\tHuman',
  '4-1\tMouse\tP99999\tCycs\t13063\tMouse',
);

const every: DeclaredTable = { keyHeader: null, key: null, takesAll: true, columns: [] };

const own = (file: CatalogueFile, table: Partial<DeclaredTable> = {}): CatalogueFile => ({
  ...file,
  own: { table: { ...every, ...table } },
});

async function load(...files: readonly CatalogueFile[]) {
  const { revision, report } = await loadFiles([records, ...files]);
  const columns = new Map([...(revision?.columns ?? [])].filter(([key]) => key.startsWith('own.')));
  return { columns, facts: revision?.knowledge.ownColumns, files: report.files.slice(1), report, revision };
}

describe('a table of own columns', () => {
  test('takes “none” as a word in a column of words, and as no value in a column of numbers', async () => {
    const { columns } = await load(
      own(
        textFile(
          'own.tsv',
          'SeqId\tEffect\tCV (%)',
          '1-1\tnone\tnone',
          '2-1\tstrong\t4',
          '3-1\tnone\tn/a',
          '4-1\tstrong\t5',
        ),
      ),
    );
    expect(columns).toEqual(
      new Map<string, unknown>([
        ['own.category.effect', listColumn([['none'], ['strong'], ['none'], ['strong']])],
        ['own.number.cv', numberColumn([null, 4, null, 5])],
      ]),
    );
  });

  test('keyed by accession fills each kind of column, and says what was guessed', async () => {
    const table = own(
      textFile(
        'own.tsv',
        'UniProt\tHalf-life (h)\tTissue\tSecreted\tNote',
        'P05231\t1.25\tliver; brain\tyes\tfirst',
        'P13232\t1.25\tbrain\tyes\tsecond, of two',
        'P00000\t9\tliver\tno\tthird',
        'P00001\t9\tliver\tno\tfourth',
      ),
    );
    const { columns, files, facts } = await load(table);
    expect(columns).toEqual(
      new Map<string, unknown>([
        ['own.number.half-life-h', numberColumn([1.25, 1.25, 1.25, null])],
        ['own.category.tissue', listColumn([['liver', 'brain'], ['liver', 'brain'], ['liver', 'brain'], null])],
        ['own.flag.secreted', booleanColumn([true, true, true, null])],
        ['own.text.note', listColumn([['first'], ['first'], ['first', 'second, of two'], null])],
      ]),
    );
    expect(files[0]).toMatchObject({
      kind: 'ownTable',
      refusal: null,
      lines: 4,
      rejected: 0,
      unmatched: ['P00000', 'P00001'],
      notes: [
        'Key: UniProt, read as UniProt accessions; --key FILE=HEADER:KIND names another.',
        'Half-life (h): number (guessed), in h, as own.number.half-life-h.',
        'Tissue: category (guessed), as own.category.tissue.',
        'Secreted: yes/no (guessed), as own.flag.secreted.',
        'Note: text (guessed), as own.text.note.',
        'Half-life: 3 reagents on the menu.',
        'Tissue: 3 reagents on the menu.',
        'Secreted: 3 reagents on the menu.',
        'Note: 3 reagents on the menu.',
        'Left out, because no record has them: 2 keys: P00000, P00001.',
      ],
    });
    expect(facts?.[0]).toEqual({
      key: 'own.number.half-life-h',
      title: 'Half-life',
      unit: 'h',
      description: null,
      source: null,
      licence: null,
      date: null,
    });
  });

  test('may be keyed by SeqId, symbol or Entrez id', async () => {
    const numbers = async (header: string, key: string) =>
      (await load(own(textFile('own.csv', `${header},X`, `${key},7`)))).columns.get('own.number.x');
    expect(await numbers('SeqId', '2-1_3')).toEqual(numberColumn([null, 7, null, null]));
    expect(await numbers('Gene', 'il7')).toEqual(numberColumn([null, null, 7, null]));
    expect(await numbers('EntrezGeneID', '3574')).toEqual(numberColumn([null, null, 7, null]));
  });

  test('takes titles, units, kinds and descriptions from the declaration, and only the declared columns', async () => {
    const columns = [
      { header: 'x', title: 'Score', unit: 'points', kind: 'text' as const, description: 'By a panel of readers' },
    ];
    const file = { ...textFile('own.tsv', 'id\tx\ty', 'P05231\t1\t2'), said: { source: 'Us', licence: 'CC0' } };
    const table = { keyHeader: 'ID', key: 'accession' as const, takesAll: false, columns };
    const { columns: made, facts, report } = await load({ ...file, own: { date: '2026-04', table } });
    expect([...made]).toEqual([['own.text.score-points', listColumn([['1'], ['1'], ['1'], null])]]);
    expect(facts).toEqual([
      {
        key: 'own.text.score-points',
        title: 'Score',
        unit: 'points',
        description: 'By a panel of readers',
        source: 'Us',
        licence: 'CC0',
        date: '2026-04',
      },
    ]);
    expect(report.sources).toEqual([
      { file: 'own.tsv', holds: 'own_columns', count: 1, source: 'Us 2026-04', licence: 'CC0' },
    ]);
  });

  test('uses no value of a key that has different values on two lines, and names the lines', async () => {
    const table = own(textFile('own.tsv', 'Gene\tX\tSame', 'IL6\t1\t5', 'IL7\t3\t5', 'IL6\t2\t5'));
    const { columns, report } = await load(table);
    expect(columns.get('own.number.x')).toEqual(numberColumn([null, null, 3, null]));
    expect(columns.get('own.number.same')).toEqual(numberColumn([5, 5, 5, null]));
    expect(report.rejected).toEqual([
      { file: 'own.tsv', line: 4, reason: 'X of IL6 is "1" on line 2 and "2" here; neither is used' },
    ]);
  });

  test('leaves a number empty where the proteins of a reagent have different values, and names the reagent', async () => {
    const { columns, files } = await load(own(textFile('own.tsv', 'Gene\tX', 'IL6\t1', 'IL7\t3')));
    expect(columns.get('own.number.x')).toEqual(numberColumn([1, 1, null, null]));
    expect(files[0]?.notes).toContain('X: left empty, because their proteins have different values: 1 reagent: 3-1.');
  });

  test('has cells of another kind reported with their lines', async () => {
    const columns = [{ header: 'X', title: null, unit: null, kind: 'number' as const, description: null }];
    const { report } = await load(own(textFile('own.tsv', 'Gene\tX', 'IL6\tmany', 'IL7\t3', '-\t4'), { columns }));
    expect(report.rejected).toEqual([
      { file: 'own.tsv', line: 2, reason: 'X is "many", which is no number; it is left empty' },
      { file: 'own.tsv', line: 4, reason: '"-" is none of the gene symbols' },
    ]);
  });

  test.each([
    ['no key', 'a\tb\n1\t2', {}, /^This table has no column of SeqIds/],
    ['no record of its keys', 'Gene\tX\nABC\t2', {}, /^None of its 1 key is of a record: ABC\.$/],
    ['no column beside the key', 'Gene\nIL6', {}, /^This table has no column with values beside its key\.$/],
    ['a declared key that it lacks', 'Gene\tX\nIL6\t2', { keyHeader: 'id' }, /^This table has no header "id"/],
    [
      'a declared header that it lacks',
      'Gene\tX\nIL6\t2',
      { columns: [{ header: 'y', title: null, unit: null, kind: null, description: null }] },
      /^This table has no header "y"; it has Gene, X\.$/,
    ],
    ['the same title twice', 'Gene\tX\tx\nIL6\t2\t3', {}, /^"x" is also the title of X here/],
  ])('with %s is refused alone: the other files are loaded', async (_, text, table, sentence) => {
    const good = own(textFile('good.tsv', 'Gene\tGood', 'IL6\t1'));
    const { columns, files, revision } = await load(own(textFile('bad.tsv', ...text.split('\n')), table), good);
    expect(files.map(({ refusal }) => refusal)).toEqual([expect.stringMatching(sentence), null]);
    expect([...columns.keys()]).toEqual(['own.number.good']);
    expect(revision?.recordCount).toBe(4);
  });

  test('whose title another table has is refused', async () => {
    const [first, second] = ['first.tsv', 'second.tsv'].map((name) => own(textFile(name, 'Gene\tX', 'IL6\t1')));
    const { files } = await load(first as CatalogueFile, second as CatalogueFile);
    expect(files.map(({ refusal }) => refusal)).toEqual([
      null,
      '"X" is also the title of X in first.tsv; --column gives one of them another.',
    ]);
  });

  test('is refused alone without records, with the advice to name the annotation', async () => {
    const { revision, report } = await loadFiles([own(textFile('own.tsv', 'Gene\tX', 'IL6\t1'))]);
    expect(revision).toBe(null);
    expect(report.files[0]?.refusal).toMatch(/^This is a table of own columns; name it together/);
  });
});

describe('a file of own gene sets', () => {
  const sets = (...lines: readonly string[]): CatalogueFile => ({
    ...textFile('own.gmt', ...lines),
    own: { family: 'Own' },
  });

  test('fills a column of the family, and reports what is measured and what is unknown', async () => {
    const { columns, files, facts } = await load(sets('a\turl\tIL6\tABC', 'b\turl\t3-1\t3574\tP05231'));
    expect(columns).toEqual(new Map([['own.set.own', listColumn([['a', 'b'], ['a', 'b'], ['a', 'b'], null])]]));
    expect(files[0]).toMatchObject({
      notes: [
        'Family "Own": 2 collections of 1 SeqId, 1 Entrez gene id, 1 UniProt accession, 2 symbols.',
        'Fewer than 3 members, so tests of the set say little: a (2).',
      ],
      ownSets: [
        { family: 'Own', name: 'a', members: 2, measured: 1, unknown: ['ABC'], size: 'small' },
        { family: 'Own', name: 'b', members: 3, measured: 3, unknown: [], size: null },
      ],
    });
    expect(facts?.map(({ key, title }) => [key, title])).toEqual([['own.set.own', 'Own']]);
  });

  test('without a usable set refuses only itself', async () => {
    const { files, revision } = await load(sets('a\turl'));
    expect(files[0]?.refusal).toBe('This is a gene set file (.gmt) without a gene set: line 1 "a" names no gene.');
    expect(revision?.recordCount).toBe(4);
  });
});
