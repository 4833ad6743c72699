/** The frame of every page: navigation by reader, what is on the page, the search, and what comes before and after. */
import { relative } from './addresses.ts';
import type { Heading } from './documents.ts';
import { escaped } from './render.ts';

interface Entry {
  readonly page: string;
  readonly title: string;
}

export interface Group {
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface PageContent {
  readonly page: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly hasExamples: boolean;
}

/** Said in each page too, so that it holds wherever the files are served from. Styles are constructed sheets in the elements. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Beyond so many headings a list of them helps. */
const fewHeadings = 2;

function navigation(page: string, groups: readonly Group[]): string {
  const links = ({ entries }: Group): string =>
    entries
      .map((entry) => {
        const current = entry.page === page ? ' aria-current="page"' : '';
        return `<li><a href="${relative(page, entry.page)}"${current}>${escaped(entry.title)}</a></li>`;
      })
      .join('');
  return groups
    .map((group, index) => {
      const isOpen = group.name !== 'Decisions' || group.entries.some((entry) => entry.page === page);
      return `<details${isOpen ? ' open' : ''}><summary id="door-${index}">${escaped(group.name)}</summary><ul aria-labelledby="door-${index}">${links(group)}</ul></details>`;
    })
    .join('\n');
}

function contents(headings: readonly Heading[]): string {
  const told = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (told.length <= fewHeadings) return '';
  const items = told.map(
    ({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${id}">${escaped(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><details open><summary>On this page</summary><ul>${items.join('')}</ul></details></nav>`;
}

function neighbours(page: string, groups: readonly Group[]): string {
  const order = groups.flatMap(({ entries }) => entries);
  const place = order.findIndex((entry) => entry.page === page);
  if (place < 0) return '';
  const link = (entry: Entry | undefined, rel: string, word: string): string =>
    entry === undefined
      ? ''
      : `<a rel="${rel}" href="${relative(page, entry.page)}"><span>${word}</span> ${escaped(entry.title)}</a>`;
  return `<nav class="neighbours" aria-label="Before and after">${link(order[place - 1], 'prev', 'Previous')}${link(order[place + 1], 'next', 'Next')}</nav>`;
}

export function pageHtml(content: PageContent, groups: readonly Group[]): string {
  const { page, title, html, headings, hasExamples } = content;
  const to = (target: string): string => relative(page, target);
  const scripts = ['page', ...(hasExamples ? ['examples'] : [])];
  return `<!doctype html>
<html lang="en" class="ssm-root" data-top="${to('index.html').replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/theme.js')}"></script>
${scripts.map((name) => `<script type="module" src="${to(`assets/${name}.js`)}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header class="top">
<a class="home" href="${to('index.html')}">SomaScan Menu</a>
<search class="search" hidden><label for="search">Search the documents</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Search, or press /" aria-describedby="found"><p id="found" role="status"></p><ol class="results" aria-label="Pages found" hidden></ol></search>
<button type="button" class="theme" hidden>Dark</button>
</header>
<div class="columns">
<nav class="doors" aria-label="Documents"><details class="all" open><summary>Documents</summary>
${navigation(page, groups)}
</details></nav>
<main id="text" tabindex="-1">
${html}
${neighbours(page, groups)}
</main>
${contents(headings)}
</div>
</body>
</html>
`;
}
