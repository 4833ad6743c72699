import { expect, test } from 'vitest';
import { readEmbedAddress } from './embedAddress.ts';

test.each([
  ['', { shows: 'menu', attributes: [], tableHeight: 480 }],
  ['?show=builder&version=V_11K', { shows: 'builder', attributes: [['version', 'V_11K']], tableHeight: 480 }],
  [
    '?heading=Assay+menu&theme=dark&columns=seqId+fullName&height=320',
    {
      shows: 'menu',
      attributes: [
        ['columns', 'seqId fullName'],
        ['heading', 'Assay menu'],
        ['theme', 'dark'],
      ],
      tableHeight: 320,
    },
  ],
])('in "%s" a portal sets only allowed attributes', (search, { attributes, ...rest }) => {
  expect(readEmbedAddress(search)).toEqual({
    ...rest,
    attributes: new Map(attributes as [string, string][]),
    problems: [],
  });
});

const height = 'a whole number of pixels from 200 to 4000';
const known = 'one of show, height, version, view, columns, heading, language, theme, direction';

test.each([
  ['height=99', height],
  ['height=abc', height],
  ['height=100000', height],
  ['height=', height],
  ['show=xyz', '"menu" or "builder"'],
  ['theme=night', '"light" or "dark" or "system" or "inherit"'],
  ['version=V_5', '"V_7K" or "V_11K"'],
  ['direction=up', '"ltr" or "rtl"'],
  ['language=de_DE', 'a language tag, as "en"'],
  ['columns=seqId+nope', 'keys of columns with spaces between, as "seqId fullName"'],
])('"%s" is left out and named with what was expected', (search, expected) => {
  const [name = '', value = ''] = search.replace('+', ' ').split('=');
  const message = `${name}="${value}" cannot be used: expected ${expected}. It is left out.`;
  expect(readEmbedAddress(`?${search}`)).toEqual({
    shows: 'menu',
    attributes: new Map(),
    tableHeight: 480,
    problems: [{ at: name, expected, message }],
  });
});

test('parameters that a portal may not set are named with those that it may set', () => {
  expect(readEmbedAddress('?server=https://evil.example&constructor=1&height=300')).toEqual({
    shows: 'menu',
    attributes: new Map(),
    tableHeight: 300,
    problems: ['server', 'constructor'].map((at) => ({
      at,
      expected: known,
      message: `The parameter "${at}" is not known: expected ${known}. It is left out.`,
    })),
  });
});
