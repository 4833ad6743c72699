import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operator } from '../control/operator.ts';
import { StoreError } from '../store/store.ts';
import { usage } from './catalogue.arguments.ts';
import { runOver, summary } from './testing/runOver.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-catalogue-'));
  const write = (name: string, ...lines: readonly string[]) =>
    writeFile(path.join(folder, name), lines.map((line) => `${line}\n`).join(''));
  await write(
    'a.tsv',
    'seqId\ttargetName\torganism\ttype\tsomaId\teLod',
    '2-1\tAlpha, A\tHuman\tProtein\tSL1\t97',
    '10-2\tBeta\tHuman\tProtein\tSL2\t98',
    '10-3\tGamma\tMouse\tProtein\tSL3\t99',
    '10-4\tNo Protein\tHuman\tSpuriomer\t\t',
    'IL6\tDelta\tHuman\tProtein\t\t',
  );
  await write('b.tsv', 'seqId\ttargetName\tTotal CV Plasma', '2-1\tAlpha\t0.05', '10-2\tBeta\t0.07');
  await write('many.tsv', 'seqId\ttargetName', '1-1\tA', ...Array.from({ length: 25 }, (_, index) => `x${index}\tB`));
  await write('aliases.tsv', 'aliasSymbol\tapprovedSymbol\tkind', 'A\tB\thgnc-2026-01:alias', 'C\tD\thgnc-2026-01:x');
  await write('map.tsv', 'uniProtId\tgeneSymbol', 'P1\tB');
  await write('c.pdf', '%PDF-1.7');
  await write('own.tsv', 'SeqId\tHalf-life (h)', '2-1\t1.5', '10-2\t3', '77-7\t4');
  await write('good.gmt', 'Red cells\turl\t2-1\t10-2\tSEPT2');
  await write('bad.gmt', 'Red cells\turl');
});

afterAll(() => rm(folder, { recursive: true }));

function run(words: readonly string[], overrides: Partial<Operator> = {}) {
  return runOver(folder, words, overrides);
}

describe('the load command', () => {
  test('reads, reports, stores and activates a catalogue', async () => {
    const { code, out, error, asked, saved } = await run([
      'load',
      '--version',
      'V_7K',
      '--label',
      'March',
      '--map',
      'loDb=eLod',
      'a.tsv',
      'b.tsv',
    ]);
    expect([code, error, asked]).toEqual([0, '', ['open', ['save', 'V_7K', { activate: true }], 'close']]);
    expect(out.split('\n')).toEqual([
      'Read as V_7K',
      '  a.tsv: table, 5 lines, 1 rejected',
      '  b.tsv: table, 2 lines',
      '    Total CV Plasma: fractions (their median is 0.07), multiplied by 100 to percentages.',
      'Records              4',
      'On the menu          2',
      'Left off the menu    2: 1 of another organism, 1 spuriomer',
      'Rejected lines       1',
      '  a.tsv:6 "IL6" is not a SeqId',
      'Values known, of the rows on the menu',
      '  seqId                2  100 %',
      '  targetName           2  100 %',
      '  loDb                 2  100 %',
      '  totalCVPlasma        2  100 %',
      'In no file, so hidden from choosers and filters: fullName, uniProtId, entrezGeneName, fixedPanels,',
      '  bufferMS, dilutionGroup, selexTargetAminoAcidRange, signalToNoisePlasma, correlationPlasma,',
      '  fStatPlasma, medianNormalPlasma, signalToNoiseSerum, totalCVSerum, correlationSerum, fStatSerum,',
      '  medianNormalSerum, characterizationInfo, orthogonalStrategies, mrmMsData, ddaMsData, pQtl,',
      '  mousePlasmaBin, mousePlasmaFstat, diseases, pathways, goBioProcess, goMoleFunc, goCellComp, mesh,',
      '  apparentKd, disgenet',
      'Filled by another measure, and shown so: loDb from eLod',
      'Disagreements between files, in which the later file was followed',
      '  targetName: 1',
      '    2-1: "Alpha" (b.tsv) in place of "Alpha, A" (a.tsv)',
      `Revision ${saved[0]?.revision} (March): stored and in use.`,
    ]);
  });

  test('names the publishers of side tables as the operator or the file states them', async () => {
    const words = ['check', '--map', 'loDb=eLod', '--licence', 'aliases.tsv=CC0', 'a.tsv', 'aliases.tsv', 'map.tsv'];
    const { code, out } = await run(words);
    const lines = out.split('\n');
    expect([code, lines.slice(lines.indexOf('Answers and gene sets rest on'))]).toEqual([
      0,
      [
        'Answers and gene sets rest on',
        '  aliases.tsv: gene aliases, 2 lines; HGNC 2026-01; CC0',
        '  map.tsv: accession map, 1 line; source not said; licence not said',
        '  --source FILE=TEXT and --licence FILE=TEXT say what a file does not.',
        'Checked only: nothing was stored.',
      ],
    ]);
  });

  test('suggests unmapped measures for empty columns, and prints a command that maps them', async () => {
    const words = ['load', '--version', 'V_7K', '--label', "Anna's", 'a.tsv'];
    const { out, saved } = await run(words);
    expect(out.split('\n').slice(-5)).toEqual([
      'Kept, and like a column that no file fills',
      '  eLod: loDb',
      'To show these there, marked as derived',
      "  npm run catalogue -- load --map loDb=eLod --version V_7K --label 'Anna'\\''s' a.tsv",
      `Revision ${saved[0]?.revision} (Anna's): stored and in use.`,
    ]);
    const optionsFirst = await run(['--version', 'V_7K', 'load', 'a.tsv']);
    const printed = optionsFirst.out.split('\n').at(-2) ?? '';
    expect(printed).toEqual('  npm run catalogue -- --map loDb=eLod --version V_7K load a.tsv');
    const again = await run(printed.trim().split(' ').slice(4));
    expect([again.code, again.saved[0]?.derivedFrom]).toEqual([0, new Map([['loDb', 'eLod']])]);
    const json = JSON.parse((await run(['check', '--json', 'a.tsv'])).out) as { proposals: unknown };
    expect(json.proposals).toEqual([{ column: 'loDb', header: 'eLod' }]);
    const mapped = await run(['check', '--map', 'loDb=eLod', 'a.tsv']);
    expect(mapped.out.includes('Kept, and like')).toEqual(false);
  });

  test('says that the licence of an annotation is not stored', async () => {
    const { code, error } = await run(['check', '--licence', 'a.tsv=CC0', 'a.tsv']);
    expect([code, error]).toEqual([
      1,
      'a.tsv brings reagents; a source and a licence are kept of the tables beside them.\nNothing was loaded.',
    ]);
  });

  test('with --no-use, stores a catalogue without activating it', async () => {
    const { code, out, asked, saved } = await run(['load', '--version', '7K', '--no-use', 'a.tsv']);
    expect([code, asked, out.split('\n').at(-1)]).toEqual([
      0,
      ['open', ['save', 'V_7K', { activate: false }], 'close'],
      `Revision ${saved[0]?.revision} (a.tsv): stored; "use" activates it.`,
    ]);
  });

  test('reads the active 7K catalogue to load 11K', async () => {
    const { asked } = await run(['load', '--version', 'V_11K', 'a.tsv']);
    expect(asked).toEqual(['open', 'active V_7K', ['save', 'V_11K', { activate: true }], 'close']);
  });

  test('explains a refused file, stores nothing and exits with 1', async () => {
    expect(await run(['load', '--version', 'V_7K', 'a.tsv', 'c.pdf'])).toEqual({
      code: 1,
      out: '',
      error:
        'c.pdf: This is a PDF document; a catalogue is loaded from an ADAT, .xlsx, .tsv or .csv file with SeqIds, and from gene sets.\nNothing was loaded.',
      asked: [],
      saved: [],
    });
  });

  test('leaves out a refused file of gene sets, loads the others, says the line and exits with 1', async () => {
    const { code, error, out, saved } = await run(
      'load --version V_7K --columns own.tsv --family good.gmt=Haemolysis a.tsv bad.gmt own.tsv good.gmt'.split(' '),
    );
    expect([code, error]).toEqual([
      1,
      'bad.gmt: This is a gene set file (.gmt) without a gene set: line 1 "Red cells" names no gene.\nThe other files were read without this.',
    ]);
    expect([...(saved[0]?.columns.keys() ?? [])].filter((key) => key.startsWith('own.'))).toEqual([
      'own.set.haemolysis',
      'own.number.half-life-h',
    ]);
    const lines = out.split('\n');
    const from = lines.findIndex((line) => line.startsWith('  bad.gmt'));
    expect(lines.slice(from, from + 9)).toEqual([
      '  bad.gmt: This is a gene set file (.gmt) without a gene set: line 1 "Red cells" names no gene. Nothing of this file is loaded.',
      '  own.tsv: own columns, 3 lines',
      '    Key: SeqId, read as SeqIds; --key FILE=HEADER:KIND names another.',
      '    Half-life (h): number (guessed), in h, as own.number.half-life-h.',
      '    Half-life: 2 reagents on the menu.',
      '    Left out, because no record has them: 1 key: 77-7.',
      '  good.gmt: gene sets, 1 line',
      '    Family "Haemolysis": 1 collection of 2 SeqIds, 1 symbol.',
      '    Red cells: 3 members, 2 measured; in no record or table 1: SEPT2',
    ]);
  });

  test('reports a --map with a header that no file has', async () => {
    const { code, error, asked } = await run(['load', '--version', 'V_7K', '--map', 'loDb=none', 'a.tsv']);
    expect([code, error, asked]).toEqual([
      1,
      'No file has a header "none", which was to fill loDb.\nNothing was loaded.',
      [],
    ]);
  });

  test.each([
    ['absent.tsv', 'absent.tsv: There is no such file.'],
    ['.', '.: It is a folder; name the files in it.'],
  ])('reports %s as unreadable', async (name, sentence) => {
    const { code, error } = await run(['load', '--version', 'V_7K', name]);
    expect([code, error]).toEqual([1, sentence]);
  });

  test('prints a storage error, unlocks the folder and exits with 1', async () => {
    const { code, error, asked } = await run(['load', '--version', 'V_7K', 'a.tsv'], {
      saveRevision: () => Promise.reject(new StoreError('disk_full', 'The disk is full. Free some space.')),
    });
    expect([code, error, asked]).toEqual([1, 'The disk is full. Free some space.', ['open', 'close']]);
  });

  test('prints no stack for an unexpected failure', async () => {
    const { code, error } = await run(['load', '--version', 'V_7K', 'a.tsv'], {
      saveRevision: () => Promise.reject(new TypeError('x is not a function')),
    });
    expect([code, error]).toEqual([1, 'The command failed: x is not a function']);
  });
});

describe('the check command', () => {
  test('reads and reports without opening the storage', async () => {
    const { code, out, asked } = await run(['check', 'b.tsv']);
    const lines = out.split('\n');
    expect([code, asked, lines[0], lines.at(-1)]).toEqual([0, [], 'Read as V_7K', 'Checked only: nothing was stored.']);
  });

  test('prints the first 20 rejected lines, or all lines on request', async () => {
    const rejected = async (...words: readonly string[]) =>
      (await run(['check', ...words, 'many.tsv'])).out.split('\n').filter((line) => /many\.tsv:\d|--all/.test(line));
    const all = Array.from({ length: 25 }, (_, index) => `  many.tsv:${index + 3} "x${index}" is not a SeqId`);
    expect([await rejected(), await rejected('--all')]).toEqual([
      [...all.slice(0, 20), '  and 5 more; --all shows them'],
      all,
    ]);
  });

  test('prints JSON, even if a file is refused', async () => {
    const good = await run(['check', '--json', 'b.tsv']);
    const bad = await run(['check', '--json', 'c.pdf']);
    const parsed = JSON.parse(good.out) as { label: string; report: { records: number } };
    const refused = JSON.parse(bad.out) as { revision: null; report: { files: readonly { refusal: string }[] } };
    expect([good.code, parsed.label, parsed.report.records, bad.code, refused.revision, bad.error]).toEqual([
      0,
      'b.tsv',
      2,
      1,
      null,
      '',
    ]);
  });
});

describe('the commands list, use and help', () => {
  test('list shows stored catalogues and which are active', async () => {
    const { code, out } = await run(['list']);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        '        revision          version  records  on menu  created           label',
        'in use  AbCdEfGhIjKlMnOp  V_7K       7,596    7,289  2026-03-04 05:06  March',
      ],
    ]);
  });

  test('list names the files of a catalogue', async () => {
    const sources = [
      { file: 'genes.tsv', holds: 'genes', count: 27_729, source: 'HGNC 2020-07', licence: 'CC0 (HGNC)' },
      { file: 'sets.gmt', holds: 'gene_sets', count: 1, source: null, licence: null },
    ] as const;
    const { out } = await run(['list'], { listRevisions: async () => [{ ...summary, sources }, summary] });
    expect(out.split('\n').slice(1)).toEqual([
      'in use  AbCdEfGhIjKlMnOp  V_7K       7,596    7,289  2026-03-04 05:06  March',
      '        genes.tsv: accession map, 27,729 lines; HGNC 2020-07; CC0 (HGNC)',
      '        sets.gmt: gene sets, 1 line; source not said; licence not said',
      'in use  AbCdEfGhIjKlMnOp  V_7K       7,596    7,289  2026-03-04 05:06  March',
    ]);
  });

  test('list says when there is no catalogue', async () => {
    const { out } = await run(['list'], { listRevisions: async () => [] });
    expect(out).toEqual('No catalogue is stored; the server shows its demo catalogue.');
  });

  test('list prints JSON', async () => {
    expect(JSON.parse((await run(['list', '--json'])).out)).toEqual([summary]);
  });

  test('use activates a revision', async () => {
    const { code, out, asked } = await run(['use', 'AbCdEfGhIjKlMnOp']);
    expect([code, out, asked]).toEqual([
      0,
      'Revision AbCdEfGhIjKlMnOp (March) is in use for V_7K.',
      ['open', ['use', 'AbCdEfGhIjKlMnOp'], 'close'],
    ]);
  });

  test('wrong usage prints the usage, with exit code 2', async () => {
    const { code, out, error, asked } = await run(['load', 'a.tsv']);
    expect([code, out, error, asked]).toEqual([2, '', `load takes --version V_7K or V_11K.\n\n${usage}`, []]);
  });

  test('--help prints the usage', async () => {
    expect([await run(['--help'])].map(({ code, out }) => [code, out])).toEqual([[0, usage]]);
  });
});
