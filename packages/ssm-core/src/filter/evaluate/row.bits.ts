export type RowBits = Uint32Array;

const bitsOfWord = 32;

export function bitsWhere(rowCount: number, test: (row: number) => boolean): RowBits {
  const bits = new Uint32Array(Math.ceil(rowCount / bitsOfWord));
  for (let word = 0, row = 0; word < bits.length; word++) {
    const end = Math.min(rowCount, row + bitsOfWord);
    let set = 0;
    for (let bit = 1; row < end; row++, bit <<= 1) if (test(row)) set |= bit;
    bits[word] = set;
  }
  return bits;
}

export function bothBits(one: RowBits, other: RowBits): RowBits {
  const both = new Uint32Array(one.length);
  for (let word = 0; word < both.length; word++) both[word] = (one[word] as number) & (other[word] as number);
  return both;
}

export function countBits(bits: RowBits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    // Sums neighbouring bits, then pairs, then fours. The product's top byte is the sum of the bytes.
    let sum = bits[word] as number;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
