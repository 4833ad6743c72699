/** Packs a revision into one byte array, to transfer it between a command and the server. */

import { StoreError } from '../store.ts';
import type { EncodedRevision, RevisionHead, RevisionPart } from './revisionCodec.ts';

/** Must be changed with the layout, so that a command and a server of different releases refuse each other's data. */
const mark = 'SSMREV02';
const prefixBytes = mark.length + 4;

interface WireHead {
  readonly head: RevisionHead;
  readonly parts: readonly (Omit<RevisionPart, 'payload'> & { readonly bytes: number })[];
}

export function packRevision({ head, parts }: EncodedRevision): Uint8Array {
  const wireHead: WireHead = {
    head,
    parts: parts.map(({ role, name, kind, payload }) => ({ role, name, kind, bytes: payload.length })),
  };
  const json = Buffer.from(JSON.stringify(wireHead), 'utf8');
  const prefix = Buffer.alloc(prefixBytes);
  prefix.write(mark, 'latin1');
  prefix.writeUInt32LE(json.length, mark.length);
  return Buffer.concat([prefix, json, ...parts.map((part) => part.payload)]);
}

function malformed(): StoreError {
  return new StoreError(
    'damaged',
    'What was handed over is not a whole revision of this release. Use the same release for the server and its commands.',
  );
}

export function unpackRevision(given: Uint8Array): EncodedRevision {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.toString('latin1', 0, mark.length) !== mark || bytes.length < prefixBytes) {
    throw malformed();
  }
  let offset = prefixBytes + bytes.readUInt32LE(mark.length);
  let wire: WireHead;
  try {
    wire = JSON.parse(bytes.toString('utf8', prefixBytes, offset)) as WireHead;
  } catch {
    throw malformed();
  }
  const parts = wire.parts.map(({ bytes: length, ...part }) => {
    const payload = bytes.subarray(offset, offset + length);
    offset += length;
    return { ...part, payload };
  });
  if (offset !== bytes.length) throw malformed();
  return { head: wire.head, parts };
}
