/** Makes pseudo-localized texts: accented and 40 % longer. Inserted values stay unchanged. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥíĵķļɱñóþǫřšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŘŠŤÚṼŴẊÝŽ';

/** Inserted values that are English words, which a pseudo-locale may show but other languages translate. */
const codes: ReadonlySet<string> = new Set(['Panel', 'Set', 'lowest', 'highest']);

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented.charAt(plain.indexOf(letter)));
}

function padding(length: number): string {
  return length < 1 ? '' : ` ${'~'.repeat(Math.ceil(length)).replace(/~{6}(?=~)/g, '~~~~~ ')}`;
}

/** Returns the texts among the arguments, longest first, because one may be part of another. */
function given(values: readonly unknown[]): readonly string[] {
  const texts = values.flatMap((value) =>
    typeof value === 'object' && value !== null
      ? given(Object.values(value))
      : typeof value === 'string'
        ? [value]
        : [],
  );
  return texts.filter((text) => text !== '' && !codes.has(text)).toSorted((one, other) => other.length - one.length);
}

function changed(text: string, values: readonly unknown[]): string {
  const kept = given(values).map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const parts = kept.length === 0 ? [text] : text.split(new RegExp(`(${kept.join('|')})`));
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  if (!/[A-Za-z]/.test(own)) return text;
  const shown = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join('');
  return `⟦${shown}${padding(own.length * 0.4)}⟧`;
}

function convert(part: unknown): unknown {
  if (typeof part === 'string') return changed(part, []);
  if (typeof part === 'function') {
    return (...values: readonly unknown[]) => {
      const text: unknown = part(...values);
      return typeof text === 'string' ? changed(text, values) : text;
    };
  }
  if (Array.isArray(part)) return part.map(convert);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, convert(value)]));
}

export function pseudo<Part extends object>(part: Part): Part {
  return convert(part) as Part;
}
