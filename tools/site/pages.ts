/** Every page of the site in memory, from the documents: what is written into its folder, and what tests read. */
import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { root } from '../process.ts';
import { pageOf, type Target } from './addresses.ts';
import { type Entry as Found, searchOptions } from './assets/searchOptions.ts';
import { readDocuments, type SiteDocument } from './documents.ts';
import { doorsOf } from './doors.ts';
import { codeBlock, escaped, render } from './render.ts';
import { type Group, pageHtml } from './template.ts';

export interface Site {
  /** HTML by the page's place in the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Files of the project that are copied, by their place in both. */
  readonly images: readonly string[];
  /** The search, as the page reads it. */
  readonly index: string;
  readonly groups: readonly Group[];
}

const sectionsOf = (document: SiteDocument): readonly Found[] =>
  document.sections.map(({ heading, text }, place) => ({
    id: place === 0 ? pageOf(document.file) : `${pageOf(document.file)}#${heading.id}`,
    page: document.title,
    heading: heading.text,
    text,
  }));

/** A file or a folder of the project that a document links: its text, as code. */
async function sourcePage({ page, file }: Target, groups: readonly Group[]): Promise<string> {
  const place = path.join(root, file);
  const files: string[] = [];
  if ((await stat(place)).isDirectory()) {
    for await (const each of glob('**/*.{ts,tsx,html,css,js,json,md}', { cwd: place }))
      files.push(path.posix.join(file, each));
  } else files.push(file);
  const parts = files.toSorted().map(async (name) => {
    const language = path.extname(name).slice(1);
    const text = (await readFile(path.join(root, name), 'utf8')).trimEnd();
    return `<h2>${escaped(name)}</h2>\n${codeBlock(text, language)}`;
  });
  const html = `<h1>${escaped(file)}</h1>\n${(await Promise.all(parts)).join('\n')}`;
  return pageHtml({ page, title: file, html, headings: [], hasExamples: false }, groups);
}

export async function makeSite(): Promise<Site> {
  const documents = await readDocuments();
  const groups = doorsOf(documents).map(({ name, files }) => ({
    name,
    entries: files.map((file) => ({ page: pageOf(file), title: documents.get(file)?.title ?? file })),
  }));
  const pages = new Map<string, string>();
  const images = new Set<string>();
  const sources = new Map<string, Target>();
  for (const document of documents.values()) {
    const page = pageOf(document.file);
    const { html, hasExamples, targets } = render(document);
    const { title, headings } = document;
    pages.set(page, pageHtml({ page, title, html, headings, hasExamples }, groups));
    for (const target of targets) {
      if (target.kind === 'image') images.add(target.file);
      else sources.set(target.page, target);
    }
  }
  for (const target of sources.values()) pages.set(target.page, await sourcePage(target, groups));
  const search = new MiniSearch<Found>(searchOptions);
  search.addAll([...documents.values()].flatMap(sectionsOf));
  return { pages, images: [...images], index: JSON.stringify(search), groups };
}
