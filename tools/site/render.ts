/** A document as HTML: headings with anchors, tables that scroll in their place, code in colours, live examples. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { Marked, type Token } from 'marked';
import { isOutside, pageOf, relative, type Target, targetOf } from './addresses.ts';
import { plainText, type SiteDocument } from './documents.ts';

/** By the word behind a fence. */
const languages = { css, sh: bash, js: javascript, json, markdown, ts: typescript, tsx: typescript, html: xml, yaml };

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** In spans with classes, so that a style sheet colours them; a language that is not known stays as it is. */
function coloured(text: string, language: string): string {
  const grammar = Object.entries(languages).find(([name]) => name === language);
  if (grammar === undefined) return escaped(text);
  hljs.registerLanguage(language, grammar[1]);
  return hljs.highlight(text, { language }).value;
}

/** A box that scrolls is reached by Tab, so that its far side is read without a pointer. */
export function codeBlock(text: string, language: string): string {
  const name = language === '' ? 'Text' : `Code, ${language}`;
  return `<pre tabindex="0" role="group" aria-label="${name}"><code>${coloured(text, language)}</code></pre>\n`;
}

function liveExample(text: string, words: readonly string[]): string {
  const person = words.find((word) => word.startsWith('as='))?.slice('as='.length) ?? '';
  return `<div class="example" data-as="${escaped(person)}">${codeBlock(text, 'html')}</div>\n`;
}

export interface Rendered {
  readonly html: string;
  readonly hasExamples: boolean;
  /** What is linked and is no document: pages and images that the site has to have. */
  readonly targets: readonly Target[];
}

/** Throws where a link leads nowhere. */
export function render(document: SiteDocument): Rendered {
  const page = pageOf(document.file);
  const headings = document.headings.values();
  const targets: Target[] = [];
  let hasExamples = false;

  function addressOf(href: string): string {
    if (isOutside(href)) return href;
    const target = targetOf(document.file, href);
    if (target === undefined) throw new Error(`${document.file}: the link ${href} leads nowhere.`);
    if (target.kind !== 'document') targets.push(target);
    const anchor = href.includes('#') ? href.slice(href.indexOf('#')) : '';
    return target.page === page && anchor !== '' ? anchor : relative(page, target.page) + anchor;
  }

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const { id = '', text = '' } = headings.next().value ?? {};
        const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${escaped(text)}">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} ${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escaped(addressOf(href))}" alt="${escaped(text)}">`;
      },
      html: () => '',
      code({ text, lang }) {
        const [language = '', ...words] = (lang ?? '').split(/\s+/);
        const [file] = words.filter((word) => word.includes('.'));
        const caption = file === undefined ? '' : `<p class="file">${escaped(file)}</p>\n`;
        if (!words.includes('live')) return caption + codeBlock(text, language);
        hasExamples = true;
        return liveExample(text, words);
      },
      table({ header, rows }) {
        const read = (tokens: Token[]): string => this.parser.parseInline(tokens);
        const head = header.map(({ tokens }) =>
          tokens.length === 0 ? '<td></td>' : `<th scope="col">${read(tokens)}</th>`,
        );
        const lines = rows.map((row) => `<tr>${row.map(({ tokens }) => `<td>${read(tokens)}</td>`).join('')}</tr>`);
        const name = header.map(({ tokens }) => tokens.map(plainText).join('')).join(', ');
        const inside = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
        return `<div class="scroll" tabindex="0" role="group" aria-label="Table: ${escaped(name)}">${inside}</div>\n`;
      },
    },
  });
  return { html: marked.parser([...document.tokens]), hasExamples, targets };
}
