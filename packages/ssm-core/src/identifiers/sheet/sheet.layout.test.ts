import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetLayout } from '../../api/types.ts';
import type { ReadCell, ReadSheet } from '../../import/read/import.cell.ts';
import { resemblesSmall } from '../../testing/resembles.ts';
import type { LaidRow } from './laidRow.ts';
import { distinctRows, layRows, laySheets } from './sheet.layout.ts';

type Content = string | number | null | Omit<ReadCell, 'column'>;

function cellsOf(row: readonly Content[]): readonly ReadCell[] {
  return row.flatMap((content, column): ReadCell[] => {
    if (content === null) return [];
    if (typeof content === 'object') return [{ column, ...content }];
    return [{ column, kind: typeof content === 'number' ? 'number' : 'text', text: String(content) }];
  });
}

function sheetOf(rows: readonly (readonly Content[])[], name = 'Sheet1'): ReadSheet {
  return { name, rows: rows.map((row, index) => ({ line: index + 1, cells: cellsOf(row) })) };
}

function lay(rows: readonly (readonly Content[])[], layout?: SheetLayout): readonly LaidRow[] {
  return [...layRows(sheetOf(rows), { resembles: resemblesSmall, layout })];
}

function told({ role, note, cells }: LaidRow): string {
  return [note ?? role, ...cells.map(({ cell, kind }) => `${kind}=${cell.text}`)].join(' ');
}

function tell(...rows: readonly (readonly Content[])[]): readonly string[] {
  return lay(rows).map(told);
}

describe('a sheet with a header', () => {
  test('is read only in titled columns, and the strongest kind of identifier comes first', () => {
    expect(
      tell(
        ['Supplementary Table 3'],
        ['Gene', 'from a paper'],
        [],
        ['No', 'Target', 'UniProt (human)', 'SeqId', 'Entrez Gene Symbol', 'Effect'],
        [1, 'IL-6', 'P05231', '4673-13', 'IL6', 'up'],
        [2, 'x', null, '2573-20', 'ok', 'SE'],
      ),
    ).toEqual([
      'heading',
      'heading',
      'blank',
      'heading',
      'data seqId=4673-13 uniProt=P05231 symbol=IL6 targetName=IL-6',
      'data seqId=2573-20 symbol=ok targetName=x',
    ]);
  });

  test('is read in another script, and a second copy of the header is not data', () => {
    expect(
      tell(
        ['SeqId', '正式名称', '標的名', '選択性'],
        ['4673-13', 'Interleukin-6', 'IL-6', '高い'],
        ['SeqId', '正式名称', '標的名', '選択性'],
        ['2573-20', '腫瘍壊死因子', '腫瘍壊死', '低い'],
      ),
    ).toEqual([
      'heading',
      'data seqId=4673-13 targetName=IL-6 fullName=Interleukin-6',
      'heading',
      'data seqId=2573-20 targetName=腫瘍壊死 fullName=腫瘍壊死因子',
    ]);
  });

  test('may have Protein as its only title of identifiers, so Rank and HR are not read', () => {
    expect(tell(['Rank', 'Protein', 'HR'], [1, 'IL-6', 1.32], [2, 'NGAL', 1.2])).toEqual([
      'heading',
      'data any=IL-6',
      'data any=NGAL',
    ]);
    expect(tell(['Rank', 'Protein', 'HR'], [1, 'OPN', 1.32], [2, 'NGAL', 1.2])).toEqual([
      'heading',
      'data any=OPN',
      'data any=NGAL',
    ]);
  });

  test('has only notes if it explains the columns of another sheet', () => {
    const titles = ['Field', 'SeqId', 'SomaId', 'Target Name', 'UniProt ID', 'Dilution', 'Type', 'Entrez Gene ID'];
    expect(tell(...titles.map((title) => [title, 'What it means.']))).toEqual(titles.map(() => 'no_identifier'));
    expect(tell(...titles.map((title) => [title]))).toEqual(titles.map(() => 'section_title'));
    expect(tell(...titles.map((title) => [title]), ['4673-13']).at(-1)).toEqual('data seqId=4673-13');
  });

  test('does not take a word that every row repeats as a title', () => {
    expect(tell(['IL6', 'Protein'], ['TNF', 'Protein'], ['RAF1', 'Protein'])).toEqual([
      'data symbol=IL6',
      'data symbol=TNF',
      'data symbol=RAF1',
    ]);
    expect(tell(['10000-28', 'Gene'], ['10001-7', 'Variant'])).toEqual(['data seqId=10000-28', 'data seqId=10001-7']);
  });

  test('may have two columns of one kind, and is read as titled even if the cells suggest another kind', () => {
    expect(tell(['Gene', 'Symbol'], ['10000-28', 'IL6'], ['10001-7', 'TNF'])).toEqual([
      'heading',
      'data symbol=10000-28 symbol=IL6',
      'data symbol=10001-7 symbol=TNF',
    ]);
  });

  test.each([
    ['Entrez', ['3569', '7124'], 'entrez'],
    ['Entrez', ['555001', '555002'], 'entrez'],
    ['Entrez', ['IL6', 'TNF'], 'symbol'],
    ['GeneID', ['ENSG00000136244', 'ENSG00000232810'], 'ensembl'],
    ['HGNC', ['HGNC:6018', 'HGNC:11892'], 'hgnc'],
    ['HGNC', ['IL6', 'TNF'], 'symbol'],
    ['ID', ['10000-28', '10001-7'], 'seqId'],
    ['Name', ['NGAL', 'OPN'], 'any'],
    ['Target ID', ['SL000123', 'SL000124'], 'somaId'],
  ])('with the title %s above %j is read as %s', (title, [first = '', second = ''], kind) => {
    expect(tell(['P value', title], [0.5, first], [0.1, second])).toEqual([
      'heading',
      `data ${kind}=${first}`,
      `data ${kind}=${second}`,
    ]);
  });

  test('does not read a column of counted ids next to a clear title', () => {
    expect(tell(['ID', 'Gene', 'Name'], [1, 'IL6', 'a'], [2, 'TNF', 'b'])).toEqual([
      'heading',
      'data symbol=IL6',
      'data symbol=TNF',
    ]);
    expect(tell(['ID', 'Coded by', 'Beta'], [1, 'IL6', 0.2], [2, 'TNF', 0.3])).toEqual([
      'heading',
      'data symbol=IL6',
      'data symbol=TNF',
    ]);
  });

  test('may repeat its header, and rows before the header that start with an identifier are data', () => {
    expect(tell(['10000-28'], ['SeqId'], ['10001-7'], ['SeqId'], ['2573-20'])).toEqual([
      'data seqId=10000-28',
      'heading',
      'data seqId=10001-7',
      'heading',
      'data seqId=2573-20',
    ]);
  });
});

describe('a sheet without a header', () => {
  test('is read as a plain list of any kind of identifier, including its first line', () => {
    expect(tell(['NGAL'], ['10000-28'], ['P05231'])).toEqual(['data any=NGAL', 'data any=10000-28', 'data any=P05231']);
  });

  test('is read only in columns with identifiers, each as the most frequent kind in the column', () => {
    expect(
      tell(
        [1, 'IL6', 'up', 0.5, 'P05231', 'ok'],
        [2, 'TNF', 'up', 0.5, 'P01375', 'SE'],
        [3, 'NGAL', 'ci', 0.5, null, 'x'],
      ),
    ).toEqual(['data uniProt=P05231 symbol=IL6', 'data uniProt=P01375 symbol=TNF', 'data symbol=NGAL']);
  });

  test('is read in the column with most identifiers, as any kind, if no kind is clear', () => {
    expect(tell(['x', '10000-28', 5], ['up', 'NGAL', 6], ['ok', 'P05231', 7])).toEqual([
      'data any=10000-28',
      'data any=NGAL',
      'data any=P05231',
    ]);
  });

  test('has numbers such as 10000.28 read as SeqIds only if some of them name a reagent', () => {
    expect(tell([10000.28, 'up'], [10001.7, 'up'], [2573.2, 'down'])).toEqual([
      'data seqId=10000.28',
      'data seqId=10001.7',
      'data seqId=2573.2',
    ]);
    expect(tell([1.28, 'IL6'], [2.7, 'NGAL'], [3.2, 'OPN'])).toEqual(['data any=IL6', 'data any=NGAL', 'data any=OPN']);
  });

  test('does not read ranks and counts as gene ids', () => {
    expect(tell([1, 'OPN', 9], [2, 'NGAL', 12], [3, 'LCN', 9])).toEqual([
      'data entrez=9',
      'data entrez=12',
      'data entrez=9',
    ]);
    expect(tell([1, 'IL6', 9], [2, 'TNF', 12], [3, 'CRP', 9])).toEqual([
      'data symbol=IL6',
      'data symbol=TNF',
      'data symbol=CRP',
    ]);
  });
});

describe('rows that are notes', () => {
  test('state their reason', () => {
    expect(
      tell(
        ['Gene', 'Beta'],
        ['Inflammation:', null],
        ['IL6', 0.1],
        ['proteins of the heart', null],
        ['# excluded by us', 0.2],
        ['// old', 0.2],
        ['n/a', 0.3],
        ['\u2014', null],
        [null, 0.3],
        [null, 'see the text'],
        ['Foo', null],
        ['TNF, IL6, CRP', null],
        [{ kind: 'error', text: '#N/A' }, 0.3],
        ['#REF!', 0.3],
        ['#N/A', 0.3],
      ),
    ).toEqual([
      'heading',
      'section_title symbol=Inflammation:',
      'data symbol=IL6',
      'section_title symbol=proteins of the heart',
      'comment symbol=# excluded by us',
      'comment symbol=// old',
      'placeholder symbol=n/a',
      'placeholder symbol=\u2014',
      'no_identifier',
      'section_title',
      'data symbol=Foo',
      'data symbol=TNF, IL6, CRP',
      'data symbol=#N/A',
      'data symbol=#REF!',
      'placeholder symbol=#N/A',
    ]);
  });

  test('include a row with only missing values, but not a missing value next to another cell', () => {
    expect(tell(['UniProt', 'Gene'], ['P43320', 'CRYBB2'], ['NA', 'RAF1'], ['P19419', 'NaN'], ['-', 'None'])).toEqual([
      'heading',
      'data uniProt=P43320 symbol=CRYBB2',
      'data symbol=RAF1',
      'data uniProt=P19419',
      'placeholder uniProt=- symbol=None',
    ]);
  });

  test('end with a colon, or start with a sign, in a plain list', () => {
    expect(tell(['# mine'], ['Cytokines:'], ['IL6'], ['tumor necrosis factor alpha'], ['-'])).toEqual([
      'comment any=# mine',
      'section_title any=Cytokines:',
      'data any=IL6',
      'data any=tumor necrosis factor alpha',
      'placeholder any=-',
    ]);
  });

  test('exclude rows with numbers such as #1, and full names alone in their row', () => {
    expect(tell(['No', 'Gene'], ['#1', 'NGAL'], ['#2', 'IL6'])).toEqual([
      'heading',
      'data symbol=NGAL',
      'data symbol=IL6',
    ]);
    expect(
      tell(['Full name', 'Gene'], ['Tumor necrosis factor', null], ['some unheard protein', null], ['a', 'IL6']),
    ).toEqual([
      'heading',
      'data fullName=Tumor necrosis factor',
      'data fullName=some unheard protein',
      'data symbol=IL6 fullName=a',
    ]);
  });
});

describe('exports of this application', () => {
  test('have a block of headings above the panel, whatever the panel’s name', () => {
    expect(
      tell(
        ['Name', 'IL6'],
        ['Description', 'SeqId'],
        ['Panel ID', 'P05231'],
        ['Reagents', 2],
        [],
        ['Sequence ID', 'Full Name', 'Target Name', 'UniProt ID', 'Entrez Gene Name', 'Status'],
        ['4673-13', 'Interleukin-6', 'IL-6', 'P05231', 'IL6', 'On the menu'],
      ),
    ).toEqual([
      'heading',
      'heading',
      'heading',
      'heading',
      'blank',
      'heading',
      'data seqId=4673-13 uniProt=P05231 symbol=IL6 targetName=IL-6 fullName=Interleukin-6',
    ]);
  });
});

describe('a requested layout', () => {
  const rows = [
    ['10000-28', 'IL6'],
    ['SeqId', 'Gene'],
    ['x', 'TNF'],
  ];

  test('is followed exactly', () => {
    const columns = [
      { column: 1, kind: 'symbol' as const },
      { column: 0, kind: 'targetName' as const },
    ];
    expect(lay(rows, { sheet: 'Sheet1', header: null, columns }).map(told)).toEqual([
      'data symbol=IL6 targetName=10000-28',
      'data symbol=Gene targetName=SeqId',
      'data symbol=TNF targetName=x',
    ]);
    expect(lay(rows, { sheet: 'Sheet1', header: 2, columns }).map(told)).toEqual([
      'heading',
      'heading',
      'data symbol=TNF targetName=x',
    ]);
  });

  test('leaves out the sheets that it does not name', () => {
    const sheets = [sheetOf(rows, 'one'), sheetOf(rows, 'two')];
    const layout = { sheets: [{ sheet: 'two', header: 2, columns: [{ column: 1, kind: 'symbol' as const }] }] };
    const laid = [...laySheets(sheets, { layout, resembles: resemblesSmall })];
    expect(laid.map(({ sheet, line }) => [sheet, line])).toEqual([
      ['two', 1],
      ['two', 2],
      ['two', 3],
    ]);
    expect([...laySheets(sheets, { resembles: resemblesSmall })]).toHaveLength(6);
  });
});

describe('rows of any cells', () => {
  const content: fc.Arbitrary<Content> = fc.oneof(
    fc.constant(null),
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'Gene',
      'SeqId',
      'Protein',
      'ID',
      'IL6',
      '10000-28',
      'P05231',
      'n/a',
      '# x',
      'a b c',
      'Note:',
      ' ',
      '1',
    ),
    fc.double({ min: 0, max: 20_000, noNaN: true }),
  );
  const wide = fc.array(fc.array(content, { maxLength: 5 }), { maxLength: 90 });

  test('R27: reach from the first to the last filled row, and each has one role and the cells of that row as evidence', () => {
    fc.assert(
      fc.property(wide, (rows) => {
        const laid = lay(rows);
        const filled = rows.map((row) => cellsOf(row).filter(({ text }) => text.trim() !== ''));
        const lines = filled.flatMap((cells, index) => (cells.length > 0 ? [index + 1] : []));
        const [first = 1, last = 0] = [lines[0], lines.at(-1)];
        expect(laid.map(({ line }) => line)).toEqual(
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        for (const { line, role, note, cells, first: head } of laid) {
          const own = filled[line - 1] ?? [];
          expect([role === 'blank', head, role === 'note']).toStrictEqual([own.length === 0, own[0], note !== null]);
          for (const { cell } of cells) expect(own).toContainEqual(cell);
          expect(role === 'data' && cells.length === 0).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('are never notes if they contain clear identifiers', () => {
    fc.assert(
      fc.property(wide, (rows) => {
        const notes = lay(rows).filter(({ role }) => role === 'note');
        expect(notes.flatMap(({ cells }) => cells.map(({ cell }) => cell.text))).not.toContain('IL6');
      }),
      { numRuns: 200 },
    );
  });

  test('give the same result for any column order', () => {
    // Only a sign at the start of a row makes it a comment.
    const cell = content.filter((each) => typeof each !== 'string' || !/^\s*(?:#|\/\/)/.test(each));
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(table, (body) => {
        const rows: (readonly Content[])[] = [['SeqId', 'UniProt', 'Gene'], ...body];
        const turned = rows.map((row) => row.toReversed());
        const evidence = (laid: readonly LaidRow[]) =>
          laid.map((row) => [row.line, row.role === 'data' ? told(row) : '']);
        expect(evidence(lay(turned))).toEqual(evidence(lay(rows)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('S4-27: hidden parts of a sheet', () => {
  const cell = (column: number, text: string, isHidden = false) =>
    ({ column, kind: 'text', text, ...(isHidden ? { isHidden } : {}) }) as const;
  const hiding: ReadSheet = {
    name: 'List',
    rows: [
      { line: 1, cells: [cell(0, 'SeqId', true), cell(1, 'Gene')] },
      { line: 2, cells: [cell(0, '10000-28', true), cell(1, 'CRYBB2')] },
      { line: 3, cells: [cell(0, '10001-7', true), cell(1, 'RAF1')], isHidden: true },
      { line: 4, cells: [cell(0, ' ', true)], isHidden: true },
      { line: 6, cells: [cell(1, 'IL6')] },
    ],
  };
  const laid = (readsHidden: boolean) =>
    [...laySheets([hiding], { resembles: resemblesSmall, readsHidden })].map(({ line, role, note, count, cells }) => [
      line,
      note ?? role,
      count,
      cells.map(({ cell: { text } }) => text),
    ]);

  test('are left out of rows and detection, and are counted after the rows', () => {
    expect(laid(false)).toEqual([
      [1, 'heading', undefined, []],
      [2, 'data', undefined, ['CRYBB2']],
      [5, 'blank', undefined, []],
      [6, 'data', undefined, ['IL6']],
      [3, 'hidden_rows', 1, []],
      [1, 'hidden_columns', 1, []],
    ]);
  });

  test('are read on request', () => {
    expect(laid(true).map(([line, , , texts]) => [line, texts])).toEqual([
      [1, []],
      [2, ['10000-28', 'CRYBB2']],
      [3, ['10001-7', 'RAF1']],
      [4, []],
      [5, []],
      [6, ['IL6']],
    ]);
  });
});

describe('S4-27: a header that lacks the first title', () => {
  const seqIds = ['10000-28', '10001-7'];
  const genes = ['CRYBB2', 'RAF1'];

  test('has its titles moved one column to the right if every row has one more cell', () => {
    const rows = seqIds.map((seqId, index) => [`${index + 1}`, seqId, genes[index] ?? null]);
    expect(lay([['SeqId', 'Gene'], ...rows]).map(told)).toEqual([
      'heading',
      'data seqId=10000-28 symbol=CRYBB2',
      'data seqId=10001-7 symbol=RAF1',
    ]);
    expect(lay([['Gene'], ...genes.map((gene, index) => [index + 1, gene])]).map(told)).toEqual([
      'heading',
      'data symbol=CRYBB2',
      'data symbol=RAF1',
    ]);
  });

  test('leaves the first column to be read like a column below an empty title', () => {
    const rows = seqIds.map((seqId, index) => [seqId, genes[index] ?? null, 0.5]);
    const expected = ['heading', 'data seqId=10000-28 symbol=CRYBB2', 'data seqId=10001-7 symbol=RAF1'];
    expect(lay([['Gene', 'p'], ...rows]).map(told)).toEqual(expected);
    expect(lay([[null, 'Gene', 'p'], ...rows]).map(told)).toEqual(expected);
  });

  test('keeps its titles in place if a row has no further cell, or if the cells below fit the titles', () => {
    const rows = seqIds.map((seqId, index) => [`${index + 1}`, seqId, genes[index] ?? null]);
    const uneven = lay([['SeqId', 'Gene'], ...rows, ['10000-28', 'CRYBB2']]);
    const remarks = lay([['SeqId', 'Gene'], ...seqIds.map((seqId, index) => [seqId, genes[index] ?? null, 'sent'])]);
    expect([uneven, remarks].map((all) => told(all.at(-1) as LaidRow))).toEqual([
      'data seqId=10000-28 symbol=CRYBB2',
      'data seqId=10001-7 symbol=RAF1',
    ]);
  });
});

describe('S4-27: a sheet with few or no identifiers, next to another sheet', () => {
  const data = sheetOf(
    [
      ['SeqId', 'Gene'],
      ['10000-28', 'CRYBB2'],
      ['10001-7', 'RAF1'],
    ],
    'Data',
  );
  const summary = [['Exported from Numbers.'], [null, 'Table 1', 'Hits - Proteins'], ['Hits']];
  const readMe = [['README'], ['Contact', 'someone@example.org'], ['Study', 'REST'], ['Date', '2026-01-02']];
  const legend = [
    ['Column', 'Meaning'],
    ['SeqId', 'The reagent'],
    ['Gene', 'Its symbol'],
    ['p', 'P value'],
    ['HR', 'Hazard ratio'],
  ];
  const short = [
    ['Abbreviation', 'Meaning'],
    ['CRP', 'the protein'],
    ['HR', 'ratio'],
    ['BMI', 'index'],
    ['CI', 'interval'],
  ];
  const samples = [
    ['Sample', 'Age'],
    ['S1', 1],
    ['S2', 9],
    ['S3', 12],
  ];
  const log = [
    ['Version', 'Change'],
    [1, 'first'],
    [2, 'second'],
  ];
  const rolesOf = (sheets: readonly ReadSheet[]) =>
    [...laySheets(sheets, { resembles: resemblesSmall })].flatMap(({ sheet, role }) =>
      sheet === 'Data' ? [] : [role],
    );

  test.each([
    ['Export Summary', summary],
    ['README', readMe],
    ['Legend', legend],
    ['Abbreviations', short],
    ['Samples', samples],
    ['Log', log],
  ])('%s has only notes, before or after the sheet with identifiers', (name, rows) => {
    const beside = sheetOf(rows, name);
    const notes = rows.map(() => 'note');
    expect([rolesOf([beside, data]), rolesOf([data, beside])]).toEqual([notes, notes]);
  });

  test('is read if it is alone, or if no other sheet has identifiers', () => {
    const alone = sheetOf([['Any words'], ['IL-6 like'], ['REST'], ['mine'], ['theirs']], 'Words');
    const roles = ['data', 'data', 'data', 'data', 'data'];
    expect([rolesOf([alone]), rolesOf([alone, sheetOf([['a'], ['b']], 'Data')])]).toEqual([roles, roles]);
  });

  test('counts as data if a row below a title, or two fifths of a plain list, are identifiers', () => {
    const titled = sheetOf([['Gene'], ['HER2'], ['TNFA'], ['IL6']], 'More');
    const plain = sheetOf([['IL6'], ['HER2'], ['TNF'], ['CD16'], ['P53']], 'Plain');
    expect([rolesOf([data, titled]), rolesOf([data, plain])]).toEqual([
      ['heading', 'data', 'data', 'data'],
      ['data', 'data', 'data', 'data', 'data'],
    ]);
  });
});

test('S4-27: a list with a row per sample and analyte keeps its distinct rows, and counts repeated rows', () => {
  const samples = ['S1', 'S2', 'S3'].flatMap((sample) => [
    [sample, '10000-28', 'CRYBB2'],
    [sample, '10001-7', 'RAF1'],
    [],
  ]);
  const rows = [...distinctRows(lay([['Sample', 'SeqId', 'Gene'], ...samples, ['S4', '10001-7', 'IL6']]))];
  expect([rows.flatMap((row) => row?.line ?? []), rows.filter((row) => row === undefined).length, rows.at(-1)]).toEqual(
    [
      [1, 2, 3, 11, 5],
      7,
      { sheet: 'Sheet1', line: 5, role: 'note', note: 'repeated_rows', count: 4, cells: [], first: undefined },
    ],
  );
});
