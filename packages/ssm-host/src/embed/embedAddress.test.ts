import { expect, test } from 'vitest';
import { readEmbedAddress } from './embedAddress.ts';

test.each([
  ['', { part: 'menu', attributes: [], tableHeight: 480 }],
  ['?part=builder&version=V_11K', { part: 'builder', attributes: [['version', 'V_11K']], tableHeight: 480 }],
  [
    '?heading=Assay+menu&theme=dark&columns=seqId+fullName&height=320',
    {
      part: 'menu',
      attributes: [
        ['columns', 'seqId fullName'],
        ['heading', 'Assay menu'],
        ['theme', 'dark'],
      ],
      tableHeight: 320,
    },
  ],
  ['?part=other&height=60vh', { part: 'menu', attributes: [], tableHeight: 480 }],
  ['?height=100000', { part: 'menu', attributes: [], tableHeight: 480 }],
  ['?server=https://evil.example&sheet-href=https://evil.example', { part: 'menu', attributes: [], tableHeight: 480 }],
])('of "%s" a portal sets what is its to say', (search, { attributes, ...rest }) => {
  expect(readEmbedAddress(search)).toEqual({ ...rest, attributes: new Map(attributes as [string, string][]) });
});
