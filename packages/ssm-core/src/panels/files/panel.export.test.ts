import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { readCsvText } from '../../spreadsheet/csv.ts';
import { numberColumn, textColumn } from '../../table/build.ts';
import { columnsOfVersion } from '../../table/columns.ts';
import { hostileTexts } from '../../testing/hostileTexts.ts';
import { eightReagents } from '../../testing/panel.tables.ts';
import { panelSource, panelSourceRow } from '../../testing/panels.ts';
import { readCsv } from '../../testing/readCsv.ts';
import { showCell, smallTable } from '../../testing/table.arbitrary.ts';
import {
  type ExportedPanel,
  exportPanel,
  type PanelExport,
  type PanelExportTexts,
  panelFileName,
} from './panel.export.ts';
import { type PanelSourceTexts, recordMark, sourcesMark } from './panel.sourceSheet.ts';

const panel: ExportedPanel = {
  id: 'panel-1',
  number: 3,
  name: 'Kinases',
  description: '',
  version: 'V_7K',
  seqIds: ['10000-28', '9-9', '2-1'],
  changed: '2026-11-20T10:00:00Z',
  catalogueRevision: 'revision-1',
};

const sourceTexts: PanelSourceTexts = {
  sheet: 'Sources',
  columns: {
    list: 'List',
    at: 'Imported',
    revision: 'Revision',
    sheet: 'Sheet',
    line: 'Line',
    raw: 'As written',
    edited: 'Edited to',
    status: 'Status',
    reason: 'Reason',
    seqIds: 'Taken',
    removed: 'Removed',
    ccc: 'CCC',
    scaleFactor: 'Factor',
    decision: 'Decision',
  },
  pasted: 'Pasted list',
  onePerProtein: 'One per protein',
  move: ({ file, moved }) => `${file} from ${moved?.from}`,
  plan: () => 'Plan',
  comparison: (taken) => `Comparison: ${taken}`,
  catalogueUpdate: (revision) => `Update since ${revision}`,
  changes: (changes) => changes.map(({ kind, before, after }) => [kind, before, '>', after].join(' ')).join(),
  status: (status) => `is ${status}`,
  reason: (reason) => `for ${reason}`,
  decision: ({ decidedBy, order, measure }) => [decidedBy, order, measure].filter((part) => part !== null).join(' '),
  summary: ({ kind, file, at }, { rows, taken, refused, leftOut, removed }) =>
    [kind ?? file ?? 'Pasted list', at, rows, taken, refused, leftOut, ...(kind === undefined ? [] : [removed])].join(
      ' ',
    ),
};

const sources = [
  panelSource({
    rows: [
      panelSourceRow({
        raw: '=IL6',
        edited: '2-1',
        status: 'several',
        reason: 'several_reagents',
        seqIds: ['2-1', '10-1'],
        decidedBy: 'best',
        measure: 'totalCVPlasma',
        order: 'lowest',
      }),
      panelSourceRow({ line: 3, raw: 'Mar-01', status: 'proposed', reason: 'alias', seqIds: [], decidedBy: 'refused' }),
      panelSourceRow({ line: 4, raw: 'n/a', status: 'note', reason: 'placeholder', seqIds: [], decidedBy: 'left_out' }),
    ],
  }),
  panelSource({
    id: 'list-2',
    file: null,
    at: '2026-03-01T00:00:00.000Z',
    rows: [panelSourceRow({ sheet: '', line: 1 })],
  }),
];

const texts: PanelExportTexts = {
  sheet: 'Panel',
  about: 'About',
  fields: {
    name: 'Name',
    description: 'Description',
    id: 'Id',
    version: 'Assay version',
    number: 'Version',
    contentHash: 'Content hash',
    saved: 'Saved',
    savedRevision: 'Catalogue revision when saved',
    valuesRevision: 'Catalogue revision of the values',
    exported: 'Exported',
    count: 'Count',
    lostCount: 'No longer on the menu',
    sources: 'Imported lists',
    derived: 'Filled',
    empty: 'Left out',
    demo: 'Note',
  },
  demo: 'Demo catalogue',
  version: (version) => (version === 'V_7K' ? '7K' : '11K'),
  columnTitle: (key) => key,
  filledFrom: (key, measure) => `${key} by ${measure}`,
  separator: '; ',
  cell: showCell,
  status: 'Status',
  onMenu: 'On the menu',
  lost: 'No longer on the menu',
  withdrawn: ({ reason, fullName, source }) => `${reason}: ${fullName} (${source})`,
  withdrawnByOther: (version, { reason, fullName }) => `${version === 'V_7K' ? '11K' : '7K'} ${reason}: ${fullName}`,
  sources: sourceTexts,
};

// By `printf '7K\n10000-28\n2-1\n9-9\n' | sha256sum`.
const contentHash = 'sha256:999c34629367760f9f36a171e2508ae94f40331aabeeae1331c388e1483946ab';

function exported(options: Partial<PanelExport> = {}) {
  return exportPanel({
    panel,
    table: eightReagents,
    columns: ['fullName', 'uniProtId', 'bufferMS', 'totalCVPlasma', 'correlationPlasma'],
    format: 'csvExcel',
    texts,
    now: new Date('2026-11-21T12:00:00Z'),
    ...options,
  });
}

async function csvRows(options: Partial<PanelExport> = {}): Promise<readonly (readonly string[])[]> {
  const { blob } = await exported({ ...options, format: 'csvExcel' });
  return readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()).slice(1));
}

async function xlsxSheets(options: Partial<PanelExport> = {}) {
  const { blob } = await exported({ ...options, format: 'xlsx' });
  return readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
}

const padded = (...cells: readonly string[]) => [...cells, ...Array.from({ length: 7 - cells.length }, () => '')];

describe('a panel as a file', () => {
  test('as a .csv has the header block, the titles, and the reagents in panel order', async () => {
    expect(await csvRows()).toEqual([
      padded('Name', 'Kinases'),
      padded('Id', 'panel-1'),
      padded('Assay version', '7K'),
      padded('Version', '3'),
      padded('Content hash', contentHash),
      padded('Saved', '2026-11-20T10:00:00Z'),
      padded('Catalogue revision when saved', 'revision-1'),
      padded('Catalogue revision of the values', 'small'),
      padded('Exported', '2026-11-21T12:00:00.000Z'),
      padded('Count', '3'),
      padded('No longer on the menu', '1'),
      padded(''),
      ['seqId', 'fullName', 'uniProtId', 'bufferMS', 'totalCVPlasma', 'correlationPlasma', 'Status'],
      ['10000-28', 'Beta "B2", crystallin', 'P6', 'No', '7', '0.75', 'On the menu'],
      ["'9-9", '', '', '', '', '', 'No longer on the menu'],
      ["'2-1", 'Two', 'P1', 'Yes', '4', '-0.5', 'On the menu'],
    ]);
  });

  test('states the known names of withdrawn reagents', async () => {
    const withdrawn = [
      { seqId: '9-9', reason: 'internal_use', fullName: 'Tenascin', targetName: null, source: 'list.tsv · Name' },
    ] as const;
    expect((await csvRows({ withdrawn })).flatMap((cells) => (cells[0] === "'9-9" ? cells : []))).toEqual([
      "'9-9",
      ...Array.from({ length: 5 }, () => ''),
      'internal_use: Tenascin (list.tsv · Name)',
    ]);
    const withdrawnByOther = withdrawn.map((each) => ({ ...each, seqId: '2-1' }));
    const rows = await csvRows({ withdrawnByOther });
    expect(rows.flatMap((cells) => (cells[0] === "'2-1" ? [cells.at(-1)] : []))).toEqual([
      texts.withdrawnByOther(panel.version, withdrawnByOther[0] as (typeof withdrawnByOther)[number]),
    ]);
  });

  test('as an .xlsx has numbers as numbers, its titles in the first row, and the header block on a record sheet', async () => {
    expect(await xlsxSheets()).toEqual([
      {
        sheet: 'Panel',
        data: [
          ['seqId', 'fullName', 'uniProtId', 'bufferMS', 'totalCVPlasma', 'correlationPlasma', 'Status'],
          ['10000-28', 'Beta "B2", crystallin', 'P6', 'No', 7, 0.75, 'On the menu'],
          ['9-9', null, null, null, null, null, 'No longer on the menu'],
          ['2-1', 'Two', 'P1', 'Yes', 4, -0.5, 'On the menu'],
        ],
      },
      {
        sheet: 'About',
        data: [
          [`About this panel ${recordMark}`, null],
          ['Name', 'Kinases'],
          ['Id', 'panel-1'],
          ['Assay version', '7K'],
          ['Version', 3],
          ['Content hash', contentHash],
          ['Saved', '2026-11-20T10:00:00Z'],
          ['Catalogue revision when saved', 'revision-1'],
          ['Catalogue revision of the values', 'small'],
          ['Exported', '2026-11-21T12:00:00.000Z'],
          ['Count', 3],
          ['No longer on the menu', 1],
        ],
      },
    ]);
  });

  test('as a .csv for R and Python has plain SeqIds below comment lines', async () => {
    const { blob } = await exported({ format: 'csv' });
    expect((await blob.text()).split('\r\n')).toEqual([
      '# Name: Kinases',
      '# Id: panel-1',
      '# Assay version: 7K',
      '# Version: 3',
      `# Content hash: ${contentHash}`,
      '# Saved: 2026-11-20T10:00:00Z',
      '# Catalogue revision when saved: revision-1',
      '# Catalogue revision of the values: small',
      '# Exported: 2026-11-21T12:00:00.000Z',
      '# Count: 3',
      '# No longer on the menu: 1',
      'seqId,fullName,uniProtId,bufferMS,totalCVPlasma,correlationPlasma,Status',
      '10000-28,"Beta ""B2"", crystallin",P6,No,7,0.75,On the menu',
      '9-9,,,,,,No longer on the menu',
      '2-1,Two,P1,Yes,4,-0.5,On the menu',
      '',
    ]);
  });

  test('as an .xlsx has frozen titles with a filter', async () => {
    const { blob } = await exported({ format: 'xlsx' });
    const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const xml = new TextDecoder().decode(entries['xl/worksheets/sheet1.xml']);
    expect([/<pane [^>]*>/.exec(xml)?.[0], /<autoFilter [^>]*>/.exec(xml)?.[0]]).toEqual([
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
      '<autoFilter ref="A1:G4"/>',
    ]);
  });

  test('leaves out columns without any value in the catalogue, and names them', async () => {
    const rows = await csvRows({ columns: ['fullName', 'loDb', 'mrmMsData'] });
    expect([rows.at(-4), rows.find(([first]) => first === 'Left out')]).toEqual([
      ['seqId', 'fullName', 'Status'],
      ['Left out', 'loDb; mrmMsData', ''],
    ]);
  });

  test('S4-21: as an .xlsx has a sheet with every row of the source lists and the decisions', async () => {
    const { blob } = await exported({ sources, format: 'xlsx' });
    const [, , sheet, ...more] = await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
    const [first, second] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
    const of = (...cells: readonly unknown[]) => ['Supplement.xlsx', first, 'revision1', 'Table S3', ...cells];
    expect(more).toEqual([]);
    expect(sheet).toEqual({
      sheet: 'Sources',
      data: [
        [sourcesMark, ...Array.from({ length: 10 }, () => null)],
        Object.values(sourceTexts.columns).filter((title) => !['Removed', 'CCC', 'Factor'].includes(title)),
        of(2, '=IL6', '2-1', 'is several', 'for several_reagents', '2-1, 10-1', 'best lowest totalCVPlasma'),
        of(3, 'Mar-01', null, 'is proposed', 'for alias', null, 'refused'),
        of(4, 'n/a', null, 'is note', 'for placeholder', null, 'left_out'),
        ['Pasted list', second, 'revision1', null, 1, 'IL6', null, 'is exact', null, '2-1', 'rule'],
      ],
    });
  });

  test('S4-21: as a .csv names the source lists in one line of the header block, and does not change otherwise', async () => {
    const [rows, without] = [await csvRows({ sources }), await csvRows()];
    expect(rows.filter((row) => !without.some((other) => other.join() === row.join()))).toEqual([
      padded(
        'Imported lists',
        'Supplement.xlsx 2026-02-01T00:00:00.000Z 3 1 1 1\nPasted list 2026-03-01T00:00:00.000Z 1 1 0 0',
      ),
    ]);
    expect(rows.slice(-4)).toEqual(without.slice(-4));
    expect((await xlsxSheets({ sources }))[0]).toEqual((await xlsxSheets())[0]);
  });

  test('R29: is read back unchanged if source lists have hostile cells, and no cell is a formula', async () => {
    const names = [...hostileTexts];
    const rows = names.map((raw, index) => panelSourceRow({ raw, edited: raw, sheet: raw, line: index + 1 }));
    const { blob } = await exported({ sources: [panelSource({ file: '=1+1', rows })], format: 'xlsx' });
    const [, , sheet] = await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
    expect(sheet?.data.slice(2).map((row) => [row[0], row[3], row[5], row[6]])).toEqual(
      names.map((name) => ['=1+1', name, name, name]),
    );
  });

  test('states the decisions about a catalogue update, with what had changed', async () => {
    const changes = [{ kind: 'accession', field: 'uniProtId', before: ['P1'], after: ['P2', 'P3'] }] as const;
    const row = { sheet: '', line: 1, raw: '2-1', seqIds: ['9-1'], removed: ['2-1'], decidedBy: 'replaced' } as const;
    const update = panelSource({
      id: 'changes-1',
      file: null,
      kind: 'catalogue_update',
      comparedRevision: 'revision0',
      rows: [panelSourceRow({ ...row, changes })],
    });
    const { blob } = await exported({ sources: [update], format: 'xlsx' });
    const [, , sheet] = await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
    const at = '2026-02-01T00:00:00.000Z';
    const reason = 'accession P1 > P2,P3';
    const cells = ['Update since revision0', at, 'revision1', null, 1, '2-1', null, 'is exact', reason, '9-1', '2-1'];
    expect(sheet?.data.slice(2)).toEqual([[...cells, 'replaced']]);
  });

  test('names the rule that kept one reagent per protein, and what it removed', async () => {
    const rule = panelSource({
      id: 'rule-1',
      file: null,
      kind: 'one_per_protein',
      rows: [
        panelSourceRow({
          sheet: '',
          line: 1,
          raw: 'P05231',
          status: 'several',
          seqIds: ['2-1'],
          removed: ['3-1', '4-1'],
          decidedBy: 'best',
          measure: 'totalCVPlasma',
          order: 'lowest',
        }),
      ],
    });
    const sheets = await xlsxSheets({ sources: [panelSource(), rule] });
    const ofSources = sheets.find(({ sheet }) => sheet === 'Sources')?.data;
    expect(ofSources?.map((row) => [row[0], row[5], ...row.slice(9)])).toEqual([
      [sourcesMark, null, null, null, null],
      ['List', 'As written', 'Taken', 'Removed', 'Decision'],
      ['Supplement.xlsx', 'IL6', '2-1', null, 'rule'],
      ['One per protein', 'P05231', '2-1', '3-1, 4-1', 'best lowest totalCVPlasma'],
    ]);
    const brief = (await csvRows({ sources: [rule] })).flat();
    expect(brief).toContain('one_per_protein 2026-02-01T00:00:00.000Z 1 1 0 0 2');
  });

  test('names the move that made the list, with the coefficients of each reagent', async () => {
    const moved = { from: 'V_7K', matrix: 'plasma', table: 'SomaDataIO', panelId: null, number: null } as const;
    const move = panelSource({
      kind: 'move',
      file: 'Kidney',
      moved,
      rows: [
        panelSourceRow({ line: 1, raw: '2-1', seqIds: ['2-1'], ccc: 0.982, scaleFactor: 1.053 }),
        panelSourceRow({ line: 2, raw: '9-9', status: 'not_on_menu', seqIds: [], decidedBy: 'left_out' }),
      ],
    });
    const sheets = await xlsxSheets({ sources: [move] });
    const [, titles = [], ...rows] = sheets.find(({ sheet }) => sheet === 'Sources')?.data ?? [];
    const places = ['List', 'As written', 'Taken', 'CCC', 'Factor', 'Removed'].map((title) => titles.indexOf(title));
    expect(rows.map((row) => places.map((place) => row[place]))).toEqual([
      ['Kidney from V_7K', '2-1', '2-1', 0.982, 1.053, undefined],
      ['Kidney from V_7K', '9-9', null, null, null, undefined],
    ]);
  });

  test('has a sheet of sources that starts with a mark, so that an import skips it', async () => {
    const { blob } = await exported({ sources: [panelSource({})], format: 'xlsx' });
    const [, , sheet] = await readExcelFile(Buffer.from(await blob.arrayBuffer()));
    expect(sheet?.data[0]?.[0]).toBe(sourcesMark);
  });

  test('names the columns that contain another measure, in one line of the header block', async () => {
    const derived = new Map([
      ['totalCVPlasma', 'calibratorCvPct'],
      ['loDb', 'eLodBufferRfu'],
      ['correlationPlasma', 'r'],
    ] as const);
    const said = ['Filled', 'totalCVPlasma by calibratorCvPct; correlationPlasma by r'];
    const [rows, without] = [await csvRows({ derived }), await csvRows({ derived: new Map() })];
    expect([rows.filter(([first]) => first === 'Filled'), rows.length - without.length]).toEqual([
      [padded(...said)],
      1,
    ]);
    expect((await xlsxSheets({ derived }))[1]?.data.at(-1)).toEqual(said);
  });

  test('is marked if its catalogue is a demo, and keeps the line breaks of the description', async () => {
    const rows = await csvRows({
      table: { ...eightReagents, isDemo: true },
      panel: { ...panel, description: 'For the trial.\nSecond line.' },
    });
    expect([rows[1]?.slice(0, 2), rows[12]?.slice(0, 2)]).toEqual([
      ['Description', 'For the trial.\nSecond line.'],
      ['Note', 'Demo catalogue'],
    ]);
  });

  test('has its titles in the first twenty lines, where an import looks for them', async () => {
    const rows = await csvRows({
      table: { ...eightReagents, isDemo: true },
      panel: { ...panel, description: 'Long' },
      sources: Array.from({ length: 100 }, (_, index) => panelSource({ id: `list-${index}` })),
    });
    expect(rows.findIndex(([first]) => first === 'seqId')).toBe(15);
  });

  test('has the SeqId and, by default, all columns of the version that have values', async () => {
    const keys = columnsOfVersion('V_11K').map(({ key }) => key);
    const columns = Object.fromEntries(keys.map((key) => [key, textColumn(['1-1'])]));
    const table = smallTable({ seqId: textColumn(['1-1']), ...columns });
    const rows = await csvRows({ columns: undefined, table, panel: { ...panel, version: 'V_11K', seqIds: ['1-1'] } });
    expect(rows.at(-2)).toEqual([...keys, 'Status']);
  });

  test('has the SeqId column once and first, whatever columns the caller requests', async () => {
    const rows = await csvRows({ columns: ['fullName', 'seqId'], panel: { ...panel, seqIds: ['2-1', '2-1'] } });
    expect(rows.slice(11)).toEqual([
      ['seqId', 'fullName', 'Status'],
      ["'2-1", 'Two', 'On the menu'],
    ]);
  });

  test('has the right name and media type', async () => {
    const [excel, csv] = [await exported(), await exported({ format: 'csv' })];
    const xlsx = await exported({ format: 'xlsx' });
    expect([excel.name, csv.name, csv.blob.type, xlsx.name, xlsx.blob.type]).toEqual([
      'Kinases v3.excel.csv',
      'Kinases v3.csv',
      'text/csv;charset=utf-8',
      'Kinases v3.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  test('R29: is read back unchanged if names are hostile, and no cell is a formula', async () => {
    const names = [...hostileTexts];
    const table = smallTable({
      seqId: textColumn(names.map((_, index) => `${index + 1}-1`)),
      fullName: textColumn(names),
    });
    const seqIds = names.map((_, index) => `${index + 1}-1`);
    const hostile = { table, columns: ['fullName'] as const, panel: { ...panel, name: '=1+1', seqIds } };
    const written = seqIds.map((seqId, index) => [seqId, names[index], 'On the menu']);
    const csv = await csvRows(hostile);
    expect(csv[0]?.slice(0, 2)).toEqual(['Name', "'=1+1"]);
    expect(csv.slice(12).map((row) => row.map(readCsvText))).toEqual(written);
    const [xlsx, about] = await xlsxSheets(hostile);
    expect([xlsx?.data.slice(1), about?.data[1]]).toEqual([written, ['Name', '=1+1']]);
  });

  test('is complete for a panel of the whole catalogue', async () => {
    const seqIds = Array.from({ length: 11_083 }, (_, index) => `${index + 1}-1`);
    const table = smallTable({
      seqId: textColumn(seqIds),
      totalCVPlasma: numberColumn(seqIds.map((_, index) => index / 8)),
    });
    const [{ data: rows } = { data: [] }] = await xlsxSheets({
      table,
      columns: ['totalCVPlasma'],
      panel: { ...panel, seqIds },
    });
    expect([rows.length, rows.at(-1)]).toEqual([11_084, ['11083-1', 1385.25, 'On the menu']]);
  });
});

const fileName = (name: string) => panelFileName({ name, number: 2 }, 'csv');

test('a file name contains the panel’s name and version', () => {
  expect(fileName('Kinases, plasma (α)')).toBe('Kinases, plasma (α) v2.csv');
});

test('a file name has no characters that a system forbids, hides or reads as a path', () => {
  expect(['../../etc/passwd', '.hidden', 'a:b*c?"<>|\\d', 'x\u202egpj', '...', 'two\nlines'].map(fileName)).toEqual([
    'etc passwd v2.csv',
    'hidden v2.csv',
    'a b c d v2.csv',
    'x gpj v2.csv',
    'panel v2.csv',
    'two lines v2.csv',
  ]);
});

test('a long file name is cut between characters', () => {
  expect(fileName('😀'.repeat(100))).toBe(`${'😀'.repeat(80)} v2.csv`);
});
