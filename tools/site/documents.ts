/** The project's Markdown, read once for all that is made of it: pages, the search, and the tests of links and code. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import { root } from '../process.ts';

export interface Heading {
  readonly depth: number;
  /** As it is read, without marks. */
  readonly text: string;
  /** As GitHub names it, so that a link with it works there and here. */
  readonly id: string;
}

/** What stands under one heading, for the search. */
interface Section {
  readonly heading: Heading;
  readonly text: string;
}

export interface Fence {
  readonly language: string;
  /** What stands behind the language, as `live as=SSM-Registered`. */
  readonly words: readonly string[];
  readonly text: string;
}

export interface SiteDocument {
  /** From the root, with slashes. */
  readonly file: string;
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  /** Of links and images, as they are written. */
  readonly links: readonly string[];
}

const patterns = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'docs/adr/*.md',
  'examples/*/README.md',
  'packages/*/README.md',
];
const marked = new Marked({ gfm: true });

/** What is read of a token, as plain text. */
export function plainText(token: Token): string {
  if (token.type === 'html') return '';
  if (token.type === 'br' || token.type === 'space') return ' ';
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map((cell) => cell.tokens.map(plainText).join('')).join(' ')).join('\n');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(plainText).join('\n');
  const inner = (token as Tokens.Generic).tokens;
  if (inner !== undefined && inner.length > 0) return inner.map(plainText).join('');
  return 'text' in token ? unescaped(String(token.text)) : '';
}

/** The lexer leaves the entities of a text as they are written. */
function unescaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Those that stand in others too, in the order of the text. */
function everyToken(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  // What the callback answers is collected by the library, and is nothing here.
  void marked.walkTokens([...tokens], (token) => void found.push(token));
  return found;
}

/** Reads a document; headings get the names that GitHub gives them. */
function readDocument(file: string, text: string): SiteDocument {
  const slugger = new GithubSlugger();
  const tokens = marked.lexer(text);
  const headings: Heading[] = [];
  const sections: { heading: Heading; texts: string[] }[] = [];
  const fences: Fence[] = [];
  const links: string[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const told = plainText(token);
      const heading = { depth: (token as Tokens.Heading).depth, text: told, id: slugger.slug(told) };
      headings.push(heading);
      sections.push({ heading, texts: [] });
    } else sections.at(-1)?.texts.push(plainText(token));
  }
  for (const token of everyToken(tokens)) {
    if (token.type === 'link' || token.type === 'image') links.push((token as Tokens.Link).href);
    if (token.type !== 'code') continue;
    const [language = '', ...words] = ((token as Tokens.Code).lang ?? '').split(/\s+/);
    fences.push({ language, words, text: (token as Tokens.Code).text });
  }
  return {
    file,
    title: headings[0]?.text ?? file,
    tokens,
    headings,
    sections: sections.map(({ heading, texts }) => ({ heading, text: texts.join('\n').trim() })),
    fences,
    links,
  };
}

/** All of them, by their files. */
export async function readDocuments(): Promise<ReadonlyMap<string, SiteDocument>> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file.replaceAll('\\', '/'));
  files.sort();
  const read = files.map(
    async (file) => [file, readDocument(file, await readFile(path.join(root, file), 'utf8'))] as const,
  );
  return new Map(await Promise.all(read));
}
