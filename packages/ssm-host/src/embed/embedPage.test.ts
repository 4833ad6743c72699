import { expect, test } from 'vitest';
import { readEmbedAddress } from './embedPage.ts';

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
  ['?show=other&height=60vh', { shows: 'menu', attributes: [], tableHeight: 480 }],
  ['?height=100000', { shows: 'menu', attributes: [], tableHeight: 480 }],
  ['?server=https://evil.example&sheet-href=https://evil.example', { shows: 'menu', attributes: [], tableHeight: 480 }],
])('in "%s" a portal sets only allowed attributes', (search, { attributes, ...rest }) => {
  expect(readEmbedAddress(search)).toEqual({ ...rest, attributes: new Map(attributes as [string, string][]) });
});
