import { describe, expect, test } from 'vitest';
import { readArguments, UsageError } from './catalogue.arguments.ts';

const plain = { isJson: false, showsAll: false };
const files = { map: new Map(), label: undefined, files: ['a.adat'], said: new Map(), own: new Map() };

describe('the arguments of the catalogue command', () => {
  test.each([
    [
      ['load', '--version', 'V_7K', 'a.adat'],
      { verb: 'load', version: 'V_7K', shouldActivate: true, ...files, ...plain },
    ],
    [
      ['load', 'a.adat', '--version=11k', '--no-use', '--label', ' March '],
      { verb: 'load', version: 'V_11K', shouldActivate: false, ...files, label: 'March', ...plain },
    ],
    [
      ['check', '--map', 'loDb=eLod', '--map', 'totalCvPlasma = CV = %', 'a.adat', 'b.xlsx', '--all', '--json'],
      {
        verb: 'check',
        version: 'V_7K',
        label: undefined,
        map: new Map([
          ['loDb', 'eLod'],
          ['totalCvPlasma', 'CV = %'],
        ]),
        files: ['a.adat', 'b.xlsx'],
        said: new Map(),
        own: new Map(),
        isJson: true,
        showsAll: true,
      },
    ],
    [
      [
        'load',
        '--version=7k',
        '--licence',
        'genes.tsv=CC0',
        '--licence=x/b=c.tsv= CC BY = 4.0 ',
        '--source',
        'x/genes.tsv=HGNC',
        'x/genes.tsv',
        'x/b=c.tsv',
      ],
      {
        verb: 'load',
        version: 'V_7K',
        shouldActivate: true,
        ...files,
        files: ['x/genes.tsv', 'x/b=c.tsv'],
        own: new Map(),
        said: new Map([
          ['x/genes.tsv', { source: 'HGNC', licence: 'CC0' }],
          ['x/b=c.tsv', { licence: 'CC BY = 4.0' }],
        ]),
        ...plain,
      },
    ],
    [
      [
        'check',
        'x/a.tsv',
        'b.gmt',
        '--columns',
        'a.tsv',
        '--column',
        'a.tsv:Half-life (h)=Half-life; h; number; Measured by us; in 2026',
        '--column',
        'a.tsv:Note',
        '--key=a.tsv=Protein: main:accession',
        '--date',
        'a.tsv=2026-04',
        '--family',
        'b.gmt=Human Protein Atlas',
      ],
      {
        verb: 'check',
        version: 'V_7K',
        ...files,
        files: ['x/a.tsv', 'b.gmt'],
        own: new Map([
          [
            'x/a.tsv',
            {
              date: '2026-04',
              table: {
                keyHeader: 'Protein: main',
                key: 'accession',
                takesAll: true,
                columns: [
                  {
                    header: 'Half-life (h)',
                    title: 'Half-life',
                    unit: 'h',
                    kind: 'number',
                    description: 'Measured by us; in 2026',
                  },
                  { header: 'Note', title: null, unit: null, kind: null, description: null },
                ],
              },
            },
          ],
          ['b.gmt', { family: 'Human Protein Atlas' }],
        ]),
        ...plain,
      },
    ],
    [['list'], { verb: 'list', ...plain }],
    [['list', '--json'], { verb: 'list', isJson: true, showsAll: false }],
    [['use', 'AbC_1'], { verb: 'use', revision: 'AbC_1', ...plain }],
    [['changes', 'a', 'b'], { verb: 'changes', from: 'a', to: 'b', bound: 20, ...plain }],
    [['changes', 'a', 'b', '--bound', '5%'], { verb: 'changes', from: 'a', to: 'b', bound: 5, ...plain }],
    [['--help'], { verb: 'help', ...plain }],
  ])('such as %j are parsed', (words, command) => {
    expect(readArguments(words)).toEqual(command);
  });

  test.each([
    [[], 'No catalogue command is named'],
    [['drop'], '"drop" is not a catalogue command'],
    [['load', 'a.adat'], 'load takes --version V_7K or V_11K'],
    [['load', '--version', 'V_5K', 'a.adat'], '--version is "V_5K"; it takes V_7K or V_11K'],
    [['load', '--version', 'V_7K'], 'load takes at least one file'],
    [['check'], 'check takes at least one file'],
    [['check', '--map', 'loDb', 'a.adat'], '--map is "loDb"; it takes COLUMN=HEADER'],
    [['check', '--map', 'loDb=', 'a.adat'], '--map is "loDb="; it takes COLUMN=HEADER'],
    [
      ['check', '--licence', 'b.tsv=CC0', 'a.tsv'],
      '--licence is "b.tsv=CC0"; it takes FILE=TEXT, where FILE is one of the files',
    ],
    [['check', '--source', 'a.tsv=', 'a.tsv'], '--source is "a.tsv="; it takes FILE=TEXT'],
    [
      ['check', '--source', 'a.tsv=HGNC', 'x/a.tsv', 'y/a.tsv'],
      '--source is "a.tsv=HGNC", which is the name of several files; name it with its folder',
    ],
    [['check', '--date', 'a.tsv=May', 'a.tsv'], '--date is "a.tsv=May"; it takes FILE=2026, 2026-04 or 2026-04-30'],
    [
      ['check', '--column', 'a.tsv:H=T; h; colour', 'a.tsv'],
      '--column is "a.tsv:H=T; h; colour"; it takes FILE:HEADER=TITLE; UNIT; KIND; DESCRIPTION, and KIND is number, text, category or yes/no',
    ],
    [['check', '--key', 'a.tsv=H', 'a.tsv'], '--key is "a.tsv=H"; name its columns by --columns too'],
    [
      ['check', '--columns', 'a.tsv', '--key', 'a.tsv=H:colour', 'a.tsv'],
      '--key is "a.tsv=H:colour"; KIND is seqId, accession, symbol, entrez',
    ],
    [
      ['check', '--columns', 'a.tsv', '--family', 'a.tsv=F', 'a.tsv'],
      'a.tsv has either gene sets (--family) or columns (--columns), not both',
    ],
    [['use'], 'use takes one revision; list shows them'],
    [['use', 'a', 'b'], 'use takes one revision; list shows them'],
    [['changes', 'a'], 'changes takes two revisions; list shows them'],
    [['changes', 'a', 'b', '--bound', 'much'], '--bound is "much"; it takes a percentage, such as 20'],
    [['list', 'a'], 'list takes nothing more'],
    [['list', '--fast'], "Unknown option '--fast'"],
  ])('such as %j are refused', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(new UsageError(sentence));
  });
});
