/** Decodes HTML entities in Markdown. Unknown entities stay as they are. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  larr: '←',
  ge: '≥',
  le: '≤',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
};

function numbered(digits: string, radix: number, whole: string): string {
  const code = Number.parseInt(digits, radix);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

export function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return numbered(hex, 16, whole);
    if (decimal !== undefined) return numbered(decimal, 10, whole);
    return (Object.hasOwn(named, name) ? named[name] : undefined) ?? whole;
  });
}
