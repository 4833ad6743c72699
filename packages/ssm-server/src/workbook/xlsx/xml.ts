/** Reads the XML of a workbook as a stream. Document types are ignored, because workbooks never need them. */
import { RefusedFileError } from '../workbookReader.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(String(hex), 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return entities[name] ?? whole;
  });
}

function damaged(part: string): RefusedFileError {
  return new RefusedFileError(`This workbook is damaged: ${part} is not the XML that it should be.`);
}

const sheetNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
]);
export const relationNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);
export const typeNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/package/2006/content-types',
]);

const [spaceCode, exclamationCode, quoteCode, apostropheCode, slashCode] = [32, 33, 34, 39, 47];
const [colonCode, equalsCode, greaterCode, questionCode] = [58, 61, 62, 63];

/** Finds the end of a tag, because an attribute may contain `>`. */
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

function isSpace(code: number): boolean {
  return code <= spaceCode;
}

/**
 * Namespaces that an element inherits: the prefixes of the part's own namespace, and whether names without a prefix are
 * foreign.
 */
interface Scope {
  readonly own: ReadonlySet<string>;
  readonly isPlainForeign: boolean;
}

const declaration = /xmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function nameIn(xml: string, from: number, to: number): readonly [from: number, to: number] {
  let begins = from;
  let at = from;
  for (; at < to; at++) {
    const code = xml.charCodeAt(at);
    if (isSpace(code) || code === slashCode) break;
    if (code === colonCode) begins = at + 1;
  }
  return [begins, at];
}

/** Skips a comment, instruction or CDATA section. Returns the text of a CDATA section. */
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

/**
 * Reads the pieces of a part in order. An empty element gives two pieces, as if it opened and closed. All pieces share
 * one object, because a sheet has hundreds of thousands.
 */
export class XmlReader {
  kind: 'open' | 'close' | 'text' = 'text';
  /**
   * Name of the element without its prefix. Empty for another namespace, which extensions use for their own data.
   * Elements without a namespace count as the part's own, because some programs write none.
   */
  name = '';
  /** Name of an element in another namespace, without its prefix; otherwise empty. */
  foreignName = '';
  text = '';
  readonly #xml: string;
  readonly #part: string;
  readonly #open: string[] = [];
  readonly #namespaces: ReadonlySet<string>;
  readonly #scopes: { readonly depth: number; readonly scope: Scope }[] = [];
  #scope: Scope = { own: new Set(), isPlainForeign: false };
  #nextDeclaration: number;
  #at = 0;
  #attributesFrom = 0;
  #attributesTo = 0;
  #isToBeClosed = false;

  constructor(xml: string, part: string, namespaces = sheetNamespaces) {
    this.#xml = xml;
    this.#part = part;
    this.#namespaces = namespaces;
    this.#nextDeclaration = xml.indexOf('xmlns');
  }

  /** Moves to the next piece, or returns false at the end. Throws RefusedFileError if the part is damaged. */
  next(): boolean {
    if (this.#isToBeClosed) {
      this.#isToBeClosed = false;
      this.kind = 'close';
      return true;
    }
    const xml = this.#xml;
    for (;;) {
      const start = xml.indexOf('<', this.#at);
      if (start < 0) {
        if (this.#open.length > 0 || this.#at === 0) throw damaged(this.#part);
        return false;
      }
      if (start > this.#at && this.#open.length > 0) {
        const text = xml.slice(this.#at, start);
        this.#at = start;
        return this.#stopAtText(plainText(text));
      }
      const code = xml.charCodeAt(start + 1);
      if (code !== exclamationCode && code !== questionCode) {
        this.#readTag(start, code === slashCode);
        return true;
      }
      const { next, text } = passOver(xml, start, this.#part);
      this.#at = next;
      if (text !== undefined) return this.#stopAtText(text);
    }
  }

  #stopAtText(text: string): true {
    this.kind = 'text';
    this.text = text;
    return true;
  }

  #readTag(start: number, isClosing: boolean): void {
    const xml = this.#xml;
    const end = endOfTag(xml, start);
    if (end < 0) throw damaged(this.#part);
    this.#at = end + 1;
    const isEmpty = !isClosing && xml.charCodeAt(end - 1) === slashCode;
    const [from, to] = nameIn(xml, start + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
    const begin = start + (isClosing ? 2 : 1);
    const name = xml.slice(from, to);
    this.kind = isClosing ? 'close' : 'open';
    if (isClosing) {
      if (this.#open.pop() !== name) throw damaged(this.#part);
      this.#tell(begin, from, name);
      if (this.#scopes.at(-1)?.depth === this.#open.length) this.#leaveScope();
      return;
    }
    if (name === '') throw damaged(this.#part);
    this.#attributesFrom = to;
    this.#attributesTo = isEmpty ? end - 1 : end;
    if (this.#nextDeclaration >= 0 && this.#nextDeclaration < end) this.#enterScope(begin, end);
    this.#tell(begin, from, name);
    if (!isEmpty) {
      this.#open.push(name);
      return;
    }
    this.#isToBeClosed = true;
    if (this.#scopes.at(-1)?.depth === this.#open.length) this.#leaveScope();
  }

  #tell(begin: number, from: number, name: string): void {
    const { own, isPlainForeign } = this.#scope;
    const isForeign = from === begin ? isPlainForeign : !own.has(this.#xml.slice(begin, from - 1));
    this.name = isForeign ? '' : name;
    this.foreignName = isForeign ? name : '';
  }

  #enterScope(begin: number, end: number): void {
    const own = new Set(this.#scope.own);
    let { isPlainForeign } = this.#scope;
    if (this.#nextDeclaration >= begin) {
      for (const [, prefix, double, single] of this.#xml.slice(begin, end).matchAll(declaration)) {
        const namespace = double ?? single ?? '';
        const isOwn = this.#namespaces.has(namespace);
        if (prefix === undefined) isPlainForeign = namespace !== '' && !isOwn;
        else if (isOwn) own.add(prefix);
        else own.delete(prefix);
      }
    }
    this.#scopes.push({ depth: this.#open.length, scope: this.#scope });
    this.#scope = { own, isPlainForeign };
    this.#nextDeclaration = this.#xml.indexOf('xmlns', end);
  }

  #leaveScope(): void {
    this.#scope = this.#scopes.pop()?.scope ?? this.#scope;
  }

  /** Returns an attribute of the current element by its name without a prefix. */
  attribute(name: string): string | undefined {
    const isPrefixed = name.startsWith('r:');
    const wanted = isPrefixed ? name.slice(2) : name;
    const xml = this.#xml;
    const to = this.#attributesTo;
    let at = this.#attributesFrom;
    while (at < to) {
      while (at < to && isSpace(xml.charCodeAt(at))) at += 1;
      const from = at;
      let colon = -1;
      for (; at < to; at++) {
        const code = xml.charCodeAt(at);
        if (code === equalsCode || isSpace(code)) break;
        if (code === colonCode) colon = at;
      }
      const local = colon < 0 ? from : colon + 1;
      const isWanted = colon >= 0 === isPrefixed && at - local === wanted.length && xml.startsWith(wanted, local);
      while (at < to && isSpace(xml.charCodeAt(at))) at += 1;
      if (xml.charCodeAt(at) !== equalsCode) continue;
      at += 1;
      while (at < to && isSpace(xml.charCodeAt(at))) at += 1;
      const quote = xml.charCodeAt(at);
      if (quote !== quoteCode && quote !== apostropheCode) continue;
      const end = xml.indexOf(quote === quoteCode ? '"' : "'", at + 1);
      if (end < 0 || end >= to) return undefined;
      if (isWanted) return plainText(xml.slice(at + 1, end));
      at = end + 1;
    }
    return undefined;
  }
}
