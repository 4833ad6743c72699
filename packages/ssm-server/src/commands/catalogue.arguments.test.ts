import { describe, expect, test } from 'vitest';
import { readArguments, UsageError } from './catalogue.arguments.ts';

const plain = { isJson: false, showsAll: false };
const files = { map: new Map(), label: undefined, files: ['a.adat'] };

describe('the words of the catalogue command', () => {
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
        isJson: true,
        showsAll: true,
      },
    ],
    [['list'], { verb: 'list', ...plain }],
    [['list', '--json'], { verb: 'list', isJson: true, showsAll: false }],
    [['use', 'AbC_1'], { verb: 'use', revision: 'AbC_1', ...plain }],
    [['--help'], { verb: 'help', ...plain }],
  ])('%j', (words, command) => {
    expect(readArguments(words)).toEqual(command);
  });

  test.each([
    [[], 'No verb is named'],
    [['drop'], '"drop" is no verb of this command'],
    [['load', 'a.adat'], 'load takes --version V_7K or V_11K'],
    [['load', '--version', 'V_5K', 'a.adat'], '--version is "V_5K"; it takes V_7K or V_11K'],
    [['load', '--version', 'V_7K'], 'load takes at least one file'],
    [['check'], 'check takes at least one file'],
    [['check', '--map', 'loDb', 'a.adat'], '--map is "loDb"; it takes COLUMN=HEADER'],
    [['check', '--map', 'loDb=', 'a.adat'], '--map is "loDb="; it takes COLUMN=HEADER'],
    [['use'], 'use takes one revision; list shows them'],
    [['use', 'a', 'b'], 'use takes one revision; list shows them'],
    [['list', 'a'], 'list takes nothing more'],
    [['list', '--fast'], "Unknown option '--fast'"],
  ])('%j is misuse', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(new UsageError(sentence));
  });
});
