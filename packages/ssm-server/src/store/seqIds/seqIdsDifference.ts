/** Encodes a list of SeqIds as parts of another list, with its own SeqIds between them. */
import {
  createNumberReader,
  createNumberWriter,
  MalformedSeqIdsError,
  numbersOf,
  type SeqIdNumbers,
} from './numberBytes.ts';

type Piece = { start: number; count: number } | SeqIdNumbers;

const isStretch = (piece: Piece): piece is { start: number; count: number } => 'start' in piece;

function piecesOf(base: readonly string[], seqIds: readonly string[]): readonly Piece[] | undefined {
  const places = new Map(base.map((seqId, index) => [seqId, index]));
  const pieces: Piece[] = [];
  for (const seqId of seqIds) {
    const place = places.get(seqId);
    const last = pieces.at(-1);
    if (place === undefined) {
      const numbers = numbersOf(seqId);
      if (numbers === undefined) return undefined;
      pieces.push(numbers);
    } else if (last !== undefined && isStretch(last) && last.start + last.count === place) last.count += 1;
    else pieces.push({ start: place, count: 1 });
  }
  return pieces;
}

/** Encodes the difference; returns undefined if it would take more than `most` bytes. */
export function differenceOf(base: readonly string[], seqIds: readonly string[], most: number): Uint8Array | undefined {
  const writer = createNumberWriter();
  let next = 0;
  for (const piece of piecesOf(base, seqIds) ?? []) {
    if (writer.length > most) return undefined;
    if (isStretch(piece)) {
      writer.put(piece.count);
      writer.putSigned(piece.start - next);
      next = piece.start + piece.count;
    } else {
      writer.put(0);
      writer.putSeqId(piece);
    }
  }
  return writer.length === 0 || writer.length > most ? undefined : writer.bytes();
}

export function applyDifference(base: readonly string[], bytes: Uint8Array): readonly string[] {
  const reader = createNumberReader(bytes);
  const seqIds: string[] = [];
  let next = 0;
  while (!reader.isAtEnd()) {
    const count = reader.take();
    if (count === 0) seqIds.push(reader.takeSeqId());
    else {
      const start = next + reader.takeSigned();
      next = start + count;
      if (start < 0 || next > base.length) throw new MalformedSeqIdsError('they are of another list');
      for (let index = start; index < next; index += 1) seqIds.push(base[index] as string);
    }
  }
  return seqIds;
}
