/** Where in the site a file of the project stands, and how one page names another. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process.ts';

export interface Target {
  /** Of the page, from the top of the site. */
  readonly page: string;
  /** The file or folder of the project, from its root. */
  readonly file: string;
  readonly kind: 'document' | 'image' | 'source';
}

const posix = path.posix;

/** The page of a document: README is the page of its folder. */
export function pageOf(file: string): string {
  return posix
    .join(posix.dirname(file), posix.basename(file).replace(/^README\.md$/, 'index.md'))
    .replace(/\.md$/, '.html');
}

/** Whether it leads out of the project. */
export function isOutside(href: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(href);
}

/** What a link of a document means; undefined where nothing is there. */
export function targetOf(from: string, href: string): Target | undefined {
  const [place = ''] = href.split('#');
  const file =
    place === '' ? from : posix.normalize(posix.join(posix.dirname(from), decodeURI(place))).replace(/\/$/, '');
  if (file.startsWith('..') || !existsSync(path.join(root, file))) return undefined;
  const isFolder = statSync(path.join(root, file)).isDirectory();
  const document = isFolder ? posix.join(file, 'README.md') : file;
  if (document.endsWith('.md') && existsSync(path.join(root, document))) {
    return { page: pageOf(document), file: document, kind: 'document' };
  }
  if (/\.(png|svg|jpe?g|webp)$/.test(file)) return { page: file, file, kind: 'image' };
  return { page: isFolder ? posix.join(file, 'index.html') : `${file}.html`, file, kind: 'source' };
}

/** From one page to another, so that the site works under any path. */
export function relative(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}
