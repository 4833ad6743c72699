/** Finds names that differ from a text by one slip: a letter added, missing or changed, or two letters swapped. */

/** A shorter name is similar to too many other names. */
const shortest = 5;
const longest = 24;
const most = 6;

const base = 0x01000193;
const powers = new Int32Array(longest);
for (let place = 0, power = 1; place < longest; place++, power = Math.imul(power, base)) powers[place] = power;

/**
 * Hashes the text, and the text without each of its characters. Two texts that differ by one slip share a hash. Hashes
 * are numbers, because 20,000 unknown names need half a million of them.
 */
function shortened(text: string): Int32Array {
  const last = text.length - 1;
  const hashes = new Int32Array(text.length + 1);
  let behind = 0;
  for (let at = last; at >= 0; at--) {
    hashes[at + 1] = behind;
    behind = (behind + Math.imul(text.charCodeAt(at), powers[last - at] as number)) | 0;
  }
  hashes[0] = behind;
  let before = 0;
  for (let at = 0; at <= last; at++) {
    hashes[at + 1] = ((hashes[at + 1] as number) + Math.imul(before, powers[last - at] as number)) | 0;
    before = (Math.imul(before, base) + text.charCodeAt(at)) | 0;
  }
  return hashes;
}

function isOneSlip(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  const rest = short.length - start - end;
  if (long.length > short.length) return rest === 0;
  if (rest <= 1) return true;
  return rest === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
}

class Neighbours {
  /** Names by their hashes. Whether a name is really similar is checked by comparing it. */
  readonly #names = new Map<number, string[]>();
  readonly #keyOf: (text: string) => string;

  constructor(names: Iterable<string>, keyOf: (text: string) => string) {
    this.#keyOf = keyOf;
    for (const name of new Set(names)) {
      const key = keyOf(name);
      if (key.length < shortest || key.length > longest) continue;
      for (const form of shortened(key)) {
        const known = this.#names.get(form);
        if (known === undefined) this.#names.set(form, [name]);
        else if (known.at(-1) !== name) known.push(name);
      }
    }
  }

  of(text: string): readonly string[] {
    const key = this.#keyOf(text);
    if (key.length < shortest || key.length > longest) return [];
    const found = new Set<string>();
    for (const form of shortened(key)) {
      for (const name of this.#names.get(form) ?? []) if (isOneSlip(key, this.#keyOf(name))) found.add(name);
    }
    return [...found].slice(0, most);
  }
}

type NameKind = 'symbols' | 'targets' | 'accessions' | 'seqIds';
type NamesToCompare = Readonly<Record<NameKind, Iterable<string>>>;
export type NearNames = Readonly<Record<NameKind, (text: string) => readonly string[]>>;

export function createNearNames(names: () => NamesToCompare, keyOf: (text: string) => string): NearNames {
  const made = new Map<NameKind, Neighbours>();
  const of = (kind: NameKind, text: string, key: (text: string) => string): readonly string[] => {
    const neighbours = made.get(kind) ?? new Neighbours(names()[kind], key);
    made.set(kind, neighbours);
    return neighbours.of(text);
  };
  const same = (text: string): string => text;
  return {
    symbols: (text) => of('symbols', text, keyOf),
    targets: (text) => of('targets', text, keyOf),
    accessions: (text) => of('accessions', text, same),
    seqIds: (text) => of('seqIds', text, same),
  };
}
