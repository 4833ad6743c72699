/** Names that are one slip away from a text: a letter more, less, other, or two that changed places. */

/** Every text with one character left out, and the text itself. Two texts one slip apart have one of these in common. */
function shortened(text: string): readonly string[] {
  const forms = [text];
  for (let at = 0; at < text.length; at++) forms.push(text.slice(0, at) + text.slice(at + 1));
  return forms;
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

/** Below it nearly everything is near to everything. */
const shortest = 5;
const longest = 24;
/** More than these help nobody. */
const most = 6;

class Neighbours {
  readonly #names = new Map<string, string[]>();
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

export interface NearNames {
  symbols(text: string): readonly string[];
  targets(text: string): readonly string[];
  accessions(text: string): readonly string[];
  seqIds(text: string): readonly string[];
}

export interface NamesToCompare {
  readonly symbols: Iterable<string>;
  readonly targets: Iterable<string>;
  readonly accessions: Iterable<string>;
  readonly seqIds: Iterable<string>;
}

/** Indexes the names; each kind when it is asked for first. */
export function createNearNames(names: () => NamesToCompare, keyOf: (text: string) => string): NearNames {
  const made = new Map<keyof NamesToCompare, Neighbours>();
  const of = (kind: keyof NamesToCompare, text: string, key: (text: string) => string): readonly string[] => {
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
