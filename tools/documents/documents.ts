import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { parse } from 'yaml';
import { apiReference } from '../api-reference.ts';
import { root } from '../process.ts';

interface Fence {
  readonly language: string;
  readonly text: string;
  readonly place: string;
  readonly file: string;
}

export interface MarkdownDocument {
  readonly file: string;
  readonly text: string;
  readonly fences: readonly Fence[];
  readonly links: readonly string[];
  /** The anchors of the headings, in the form that GitHub and the site use. */
  readonly anchors: ReadonlySet<string>;
}

const patterns = ['*.md', 'docs/*.md', 'docs/adr/*.md', 'examples/*/README.md', 'packages/*/README.md'];
/** Documents link to this file. On the site, the link leads to the API page, which is generated from it. */
const contract = 'openapi/sat.yaml';

function readDocument(file: string, text: string): MarkdownDocument {
  const fence = /^( *)```(\S*)[^\n]*\n([^]*?)^\1```$/gm;
  const fences = [...text.matchAll(fence)].map(([, indent = '', language = '', code = ''], index) => {
    const unindented = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd();
    return { language, text: unindented, file, place: `${file.replaceAll('/', '-')}-${index + 1}` };
  });
  const prose = text.replaceAll(fence, '');
  const links = [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
  const names = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')),
  );
  const anchors = names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name}-${earlier}`;
  });
  return { file, text, fences, links, anchors: new Set(anchors) };
}

export function readDocuments(): ReadonlyMap<string, MarkdownDocument> {
  const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return new Map([
    ...files
      .filter((file) => file !== 'docs/api.md')
      .toSorted()
      .map((file) => [file, readDocument(file, read(file))] as const),
    [contract, readDocument(contract, apiReference(parse(read(contract))))],
  ]);
}
