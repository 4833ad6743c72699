/** Reads the XML of workbooks, piece by piece, and knows no document types: what they can define is never needed. */
import { RefusedFileError } from './refusedFile.ts';

export type XmlPiece =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** A text without entities. */
function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(String(hex), 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return entities[name] ?? whole;
  });
}

const attributePatterns = new Map<string, RegExp>();

/** An attribute of a piece, by its name without a prefix; `r:id` is `id` with one. */
export function attribute(attributes: string, name: string): string | undefined {
  let pattern = attributePatterns.get(name);
  if (pattern === undefined) {
    const local = name.startsWith('r:') ? `[\\w.-]+:${name.slice(2)}` : name;
    pattern = new RegExp(`(?:^|\\s)${local}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    attributePatterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  return match === null ? undefined : plainText(match[1] ?? match[2] ?? '');
}

function damaged(part: string): RefusedFileError {
  return new RefusedFileError(`This workbook is damaged: ${part} is not the XML that it should be.`);
}

const [quoteCode, apostropheCode, greaterCode, slashCode, colonCode, spaceCode] = [34, 39, 62, 47, 58, 32];

/** Where a tag ends: a `>` may stand in an attribute. */
function endOfTag(xml: string, from: number): number {
  let quote = 0;
  for (let at = from; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === greaterCode) return at;
    else if (code === quoteCode || code === apostropheCode) quote = code;
  }
  return -1;
}

/** The name without its prefix, and what follows it. */
function nameOf(tag: string): { readonly name: string; readonly rest: string } {
  let from = 0;
  let at = 0;
  for (; at < tag.length; at++) {
    const code = tag.charCodeAt(at);
    if (code <= spaceCode || code === slashCode) break;
    if (code === colonCode) from = at + 1;
  }
  return { name: tag.slice(from, at), rest: tag.slice(at) };
}

/** Where what is no element ends: a comment, an instruction, or literal text, which is given. */
function passOver(xml: string, at: number, part: string): { readonly next: number; readonly text?: string } {
  const [from, closing] = xml.startsWith('<!--', at)
    ? [at + 4, '-->']
    : xml.startsWith('<![CDATA[', at)
      ? [at + 9, ']]>']
      : [at + 2, '?>'];
  if (closing === '?>' && xml[at + 1] === '!') throw damaged(part);
  const end = xml.indexOf(closing, from);
  if (end < 0) throw damaged(part);
  return closing === ']]>' ? { next: end + 3, text: xml.slice(from, end) } : { next: end + closing.length };
}

/** The pieces of a part in their order; an empty element opens and closes. Throws RefusedFileError where it is damaged. */
export function* xmlPieces(xml: string, part: string): Generator<XmlPiece, void> {
  const open: string[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) break;
    if (start > at && open.length > 0) yield { kind: 'text', text: plainText(xml.slice(at, start)) };
    const next = xml[start + 1];
    if (next === '!' || next === '?') {
      const passed = passOver(xml, start, part);
      if (passed.text !== undefined) yield { kind: 'text', text: passed.text };
      at = passed.next;
      continue;
    }
    const end = endOfTag(xml, start);
    if (end < 0) throw damaged(part);
    at = end + 1;
    if (next === '/') {
      const { name } = nameOf(xml.slice(start + 2, end));
      if (open.pop() !== name) throw damaged(part);
      yield { kind: 'close', name, attributes: '' };
      continue;
    }
    const isEmpty = xml[end - 1] === '/';
    const { name, rest } = nameOf(xml.slice(start + 1, isEmpty ? end - 1 : end));
    if (name === '') throw damaged(part);
    yield { kind: 'open', name, attributes: rest };
    if (isEmpty) yield { kind: 'close', name, attributes: '' };
    else open.push(name);
  }
  if (open.length > 0 || at === 0) throw damaged(part);
}
