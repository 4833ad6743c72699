import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { noKnowledge } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { StoreError } from '../store.ts';
import { arbitraryRevision } from '../testing/arbitraryRevision.ts';
import { encodeCounted } from './columnCodec.ts';
import { decodeRevision, encodeRevision } from './revisionCodec.ts';
import { packRevision, unpackRevision } from './revisionWire.ts';

const damaged = new StoreError(
  'damaged',
  'Revision small-V_7K-1 (Small V_7K) is damaged and cannot be read. Load its files again, or use another revision.',
);

const malformed = new StoreError(
  'damaged',
  'What was handed over is not a whole revision of this release. Use the same release for the server and its commands.',
);

describe('revisionCodec', () => {
  it('keeps any revision the same after encoding, packing, unpacking and decoding', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRevision, async (revision) => {
        const encoded = await encodeRevision(revision);
        expect(await decodeRevision(encoded)).toEqual(revision);
        expect(await decodeRevision(unpackRevision(packRevision(encoded)))).toEqual(revision);
      }),
      { numRuns: 60 },
    );
  });

  it('states the number of rows on the menu in the head', async () => {
    const revision = { ...smallCatalogue('V_7K'), onMenu: Uint8Array.of(1, 0, 1) };
    expect((await encodeRevision(revision)).head.menuCount).toEqual(2);
  });

  it('refuses a revision with a changed byte as damaged, unless the byte has no meaning', async () => {
    const revision = smallCatalogue('V_7K');
    const encoded = await encodeRevision(revision);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (part, place, change) => {
        const parts = encoded.parts.map((given) => ({ ...given, payload: Uint8Array.from(given.payload) }));
        const { payload } = parts[part % parts.length] as { payload: Uint8Array };
        const index = place % payload.length;
        payload[index] = (payload[index] as number) ^ change;
        const result = await decodeRevision({ ...encoded, parts }).catch((error: unknown) => error);
        expect(result).toEqual(result instanceof StoreError ? damaged : revision);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['without its menu', (parts: readonly object[]) => parts.slice(1)],
    ['with a part twice', (parts: readonly object[]) => [...parts, ...parts.slice(-1)]],
  ])('refuses a revision %s as damaged', async (_, change) => {
    const encoded = await encodeRevision(smallCatalogue('V_7K'));
    const parts = change(encoded.parts) as typeof encoded.parts;
    await expect(decodeRevision({ ...encoded, parts })).rejects.toEqual(damaged);
  });

  it.each([
    ['lacks a column of its genes', 'genes.hgncId', undefined],
    ['has genes without a symbol', 'genes.symbol', { kind: 'text', dictionary: [], codes: Int32Array.of(-1) }],
    ['has columns of several lengths', 'genes.isApproved', { kind: 'boolean', values: Uint8Array.of(1, 1) }],
    ['has a column that no table has', 'genes.colour', { kind: 'boolean', values: Uint8Array.of(1) }],
  ] as const)('refuses a revision whose knowledge %s as damaged', async (_, name, column) => {
    const gene = { symbol: 'IL6', hgncId: null, isApproved: true, entrezId: null, uniProtIds: [] };
    const { head, parts } = await encodeRevision({
      ...smallCatalogue('V_7K'),
      knowledge: { ...noKnowledge, genes: [gene] },
    });
    const others = parts.filter((part) => part.role !== 'knowledge' || part.name !== name);
    const other = column && {
      role: 'knowledge' as const,
      name,
      kind: column.kind,
      payload: new Uint8Array(gzipSync(encodeCounted(column))),
    };
    const changed = other === undefined ? others : [...others, other];
    await expect(decodeRevision({ head, parts: changed })).rejects.toEqual(damaged);
  });

  it('refuses a packed revision that is cut off, too long or of another kind', async () => {
    const bytes = packRevision(await encodeRevision(smallCatalogue('V_11K')));
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), (length) => {
        expect(() => unpackRevision(bytes.subarray(0, length))).toThrow(malformed);
      }),
    );
    expect(() => unpackRevision(Buffer.concat([bytes, Buffer.of(0)]))).toThrow(malformed);
    expect(() => unpackRevision(Buffer.from('SeqId\tUniProt\n'))).toThrow(malformed);
  });
});
