import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.ts';
import { type MarkdownDocument, readDocuments } from './documents.ts';

const documents = readDocuments();

/** Returns what is wrong with a link, or undefined. Checks only the form of external links, without a request. */
function faultOf({ file }: MarkdownDocument, href: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    const isAddress = /^(https:\/\/\S+\.\S+|http:\/\/(localhost|127\.0\.0\.1):\d+|mailto:\S+@\S+)$/.test(href);
    return isAddress ? undefined : `${file}: ${href}`;
  }
  const [place = '', anchor] = href.split('#');
  const target = place === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(place));
  if (target.startsWith('..') || !existsSync(path.join(root, target))) return `${file}: ${href} leads nowhere`;
  if (anchor === undefined || documents.get(target)?.anchors.has(anchor)) return undefined;
  return `${file}: ${href} names no heading of ${target}`;
}

test('every link leads to an existing file, folder or heading', () => {
  const links = [...documents.values()].flatMap((document) => document.links.map((href) => [document, href] as const));
  expect(links.length).toBeGreaterThan(150);
  expect(links.map(([document, href]) => faultOf(document, href)).filter((fault) => fault !== undefined)).toEqual([]);
});

test('finds a link to a missing file or heading, and a malformed address', () => {
  const readme = documents.get('README.md') as MarkdownDocument;
  expect(['docs/gone.md', 'docs/element.md#gone', 'http://example'].map((href) => faultOf(readme, href))).toEqual([
    'README.md: docs/gone.md leads nowhere',
    'README.md: docs/element.md#gone names no heading of docs/element.md',
    'README.md: http://example',
  ]);
});

test('README links the first page for each kind of reader', () => {
  const first = ['docs/embedding.md', 'docs/theming.md', 'docs/operating.md', 'CONTRIBUTING.md'];
  expect(documents.get('README.md')?.links).toEqual(expect.arrayContaining(first));
});
