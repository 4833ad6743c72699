/**
 * Renders Markdown as React elements from the tokens of the parser marked. It never produces HTML, so it works with a
 * strict Content-Security-Policy. HTML in the text is shown as text. Links lead only to the web, an e-mail address or
 * this site. An image becomes its description, because the page loads nothing from other sites.
 */
import { Lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { withoutEntities } from './entities.ts';

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
const here = 'https://page.invalid/';

/**
 * Returns the URL if it leads to the web, an e-mail address or this site; otherwise undefined, such as for
 * `javascript:`. Like a browser, it drops line breaks and control characters before it reads the scheme.
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, here)) return undefined;
  const { protocol, host } = new URL(href, here);
  if (!schemes.has(protocol)) return undefined;
  const isRelative = !/^[\s\p{Cc}]*[a-z][a-z\d+.-]*:/iu.test(href);
  // A URL with two leading slashes looks relative but leads to another site.
  return isRelative && host !== 'page.invalid' ? undefined : href;
}

export interface HeadingAnchor {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface MarkdownProps {
  readonly text: string;
  /** The level of the text's highest headings: 1 to 6. */
  readonly topLevel: number;
  /**
   * Starts a text. Returns a function that is called with each heading in order and returns its anchor. Without it,
   * headings have no anchors.
   */
  readonly beginAnchors?: (() => AnchorOf) | undefined;
  /** Returns the URL for a link to a place on this site, such as `/` or `#1-2-0`. Default: the URL in the text. */
  readonly hrefOf?: ((href: string) => string) | undefined;
}

type AnchorOf = (text: string) => HeadingAnchor;

interface Draw {
  readonly topLevel: number;
  readonly shallowest: number;
  readonly anchorOf: AnchorOf | undefined;
  readonly hrefOf: MarkdownProps['hrefOf'];
}

const aligned = { left: 'start', right: 'end', center: 'center' } as const;

/** Creates an element without a key. The parts of one text never move, so they need no keys. */
function element(
  tag: string | typeof Fragment,
  props: Record<string, unknown>,
  children: readonly ReactNode[],
): ReactNode {
  return createElement(tag, props, ...children);
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens !== undefined) return plain(token.tokens);
      if (token.type === 'br') return ' ';
      return 'text' in token ? withoutEntities(String(token.text)) : '';
    })
    .join('');
}

function link({ href, tokens }: Tokens.Link, draw: Draw): ReactNode {
  const safe = safeHref(href);
  const children = inlineAll(tokens, draw);
  if (safe === undefined) return element(Fragment, {}, children);
  const isOwn = !/^[a-z][a-z\d+.-]*:/i.test(safe);
  const props = isOwn ? { href: draw.hrefOf?.(safe) ?? safe } : { href: safe, rel: 'noopener noreferrer' };
  return element('a', props, children);
}

function inline(token: Token, draw: Draw): ReactNode {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return element(token.type, {}, inlineAll(token.tokens ?? [], draw));
    case 'codespan':
      return element('code', {}, [token['text']]);
    case 'br':
      return element('br', {}, []);
    case 'link':
      return link(token as Tokens.Link, draw);
    case 'image':
      return withoutEntities(String(token['text']));
    case 'html':
      return token.raw;
    case 'escape':
      return token['text'];
    case 'checkbox':
      return token['checked'] === true ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens === undefined
        ? withoutEntities(String(token['text']))
        : element(Fragment, {}, inlineAll(token.tokens, draw));
    default:
      return token.raw;
  }
}

function inlineAll(tokens: readonly Token[], draw: Draw): readonly ReactNode[] {
  return tokens.map((token) => inline(token, draw));
}

function heading({ depth, tokens }: Tokens.Heading, draw: Draw): ReactNode {
  const level = Math.min(6, draw.topLevel + depth - draw.shallowest);
  const anchor = draw.anchorOf?.(plain(tokens));
  if (anchor === undefined) return element(`h${level}`, {}, inlineAll(tokens, draw));
  const { id, name, href } = anchor;
  // A heading with an anchor is a link itself, so links inside it would be invalid and become text.
  const to = element('a', { href }, [plain(tokens)]);
  return element(`h${level}`, { id, 'data-anchor': name, tabIndex: -1 }, [to]);
}

function list({ ordered, start, items }: Tokens.List, draw: Draw): ReactNode {
  const drawn = items.map((item) => {
    const mark = item.task && !item.tokens.some(({ type }) => type === 'checkbox') ? [item.checked ? '☑ ' : '☐ '] : [];
    return element('li', {}, [...mark, ...blocks(item.tokens, draw)]);
  });
  const isCounted = ordered && start !== '' && start !== 1;
  return element(ordered ? 'ol' : 'ul', isCounted ? { start } : {}, drawn);
}

function table({ header, rows, align }: Tokens.Table, draw: Draw): ReactNode {
  const cell = (tag: 'th' | 'td') => (each: Tokens.TableCell, at: number) => {
    const side = align[at];
    const style = side === null || side === undefined ? undefined : { textAlign: aligned[side] };
    return element(tag, { ...(tag === 'th' && { scope: 'col' }), style }, inlineAll(each.tokens, draw));
  };
  const head = element('thead', {}, [element('tr', {}, header.map(cell('th')))]);
  const body = element(
    'tbody',
    {},
    rows.map((row) => element('tr', {}, row.map(cell('td')))),
  );
  const label = header.map(({ tokens }) => plain(tokens)).join(', ');
  // A wide table scrolls in a container, which must be focusable for users of the keyboard.
  const scroller = { className: 'ssm-Markdown-scroller', role: 'region', 'aria-label': label, tabIndex: 0 };
  return element('div', scroller, [element('table', {}, [head, body])]);
}

function block(token: Token, draw: Draw): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return heading(token as Tokens.Heading, draw);
    case 'paragraph':
      return element('p', {}, inlineAll(token.tokens ?? [], draw));
    case 'blockquote':
      return element('blockquote', {}, blocks(token.tokens ?? [], draw));
    case 'list':
      return list(token as Tokens.List, draw);
    case 'code':
      return element('pre', {}, [element('code', {}, [token['text']])]);
    case 'hr':
      return element('hr', {}, []);
    case 'table':
      return table(token as Tokens.Table, draw);
    case 'html':
      return element('p', {}, [token.raw.trim()]);
    default:
      return inline(token, draw);
  }
}

function blocks(tokens: readonly Token[], draw: Draw): readonly ReactNode[] {
  return tokens.map((token) => block(token, draw));
}

export function Markdown({ text, topLevel, beginAnchors, hrefOf }: MarkdownProps) {
  const drawn = useMemo(() => {
    const tokens = Lexer.lex(text, { gfm: true });
    const shallowest = tokens.reduce(
      (least, token) => (token.type === 'heading' ? Math.min(least, token['depth']) : least),
      6,
    );
    return blocks(tokens, { topLevel, shallowest, anchorOf: beginAnchors?.(), hrefOf });
  }, [text, topLevel, beginAnchors, hrefOf]);
  // The key gives a new text a new element, because page translation may have replaced text nodes of the old one.
  return element('div', { key: text, className: 'ssm-Markdown', 'data-component': 'Markdown' }, drawn);
}
