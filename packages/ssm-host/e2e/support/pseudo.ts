/** The pseudo-locales: their texts, and what a page says that is none of them. */
import type { Page } from 'playwright';
import {
  enBuilder,
  enFilters,
  enImports,
  enLinks,
  enPanels,
  enPanelView,
  enSelectColumns,
  enServerPages,
  enSheet,
  enTableKeys,
  loadTexts,
  type Texts,
} from 'ssm-react';

type Later =
  | 'builder'
  | 'filters'
  | 'imports'
  | 'links'
  | 'panels'
  | 'panelView'
  | 'selectColumns'
  | 'serverPages'
  | 'sheet'
  | 'tableKeys';

function made<Part>(text: Part | ((english: Part) => Part), english: Part): Part {
  return typeof text === 'function' ? (text as (of: Part) => Part)(english) : text;
}

/** Every text by its place, as a person reads it. */
export async function pseudoTexts(tag: string) {
  const texts = await loadTexts(tag);
  if (texts === undefined) throw new Error(`There are no texts in ${tag}.`);
  const {
    builder,
    filters,
    imports,
    links,
    panels,
    panelView,
    selectColumns,
    serverPages,
    sheet,
    tableKeys,
    ...first
  }: Texts = texts;
  return {
    ...(first as Omit<Texts, Later>),
    builder: made(builder, enBuilder),
    filters: made(filters, enFilters),
    imports: made(imports, enImports),
    links: made(links, enLinks),
    panels: made(panels, enPanels),
    panelView: made(panelView, enPanelView),
    selectColumns: made(selectColumns, enSelectColumns),
    serverPages: made(serverPages, enServerPages),
    sheet: made(sheet, enSheet),
    tableKeys: made(tableKeys, enTableKeys),
  };
}

export type PseudoTexts = Awaited<ReturnType<typeof pseudoTexts>>;

interface SpokenWord {
  readonly word: string;
  /** The element, and what it was a part of. */
  readonly where: string;
  /** Whether it stands where the catalogue's words are shown. */
  readonly isAmongData: boolean;
}

/** Runs in the page: the words of Latin letters outside the brackets that every text of a pseudo-locale stands in. */
function spokenWords(): readonly SpokenWord[] {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'placeholder',
    'title',
  ];
  // Addresses of pages and of people, and endings of files, are the same in every language.
  const names = /https?:\/\/\S+|[\w.+-]+@[\w.-]+\w|\.(?:xlsx|csv|tsv|txt)\b/g;

  function wordsOf(text: string): readonly string[] {
    let left = text.replaceAll(names, ' ');
    // Texts are put into texts.
    for (let before = ''; before !== left; ) {
      before = left;
      left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
    }
    const words = left.match(/[\p{Script=Latin}\p{Nd}_-]+/gu) ?? [];
    // With a digit in it, it is an identifier.
    return words.filter((word) => /\p{Script=Latin}{2}/u.test(word) && !/\d/.test(word));
  }

  const found: SpokenWord[] = [];
  function note(text: string, place: string, isAmongData: boolean): void {
    for (const word of wordsOf(text)) found.push({ word, where: `${place}: ${text.trim().slice(0, 60)}`, isAmongData });
  }

  note(document.title, 'title of the page', false);
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (element.matches('script, style, noscript') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const isAmongData = element.closest('[role=gridcell], [role=option], .ssm-Preview h2') !== null;
    for (const name of attributes) note(element.getAttribute(name) ?? '', `${element.localName} ${name}`, isAmongData);
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) note(node.textContent ?? '', element.localName, isAmongData);
    }
  }
  return found;
}

/** Of times and sizes, which the browser writes; and of react-aria, which speaks English where it has no texts. */
export function wordsOfLocale(tag: string): readonly string[] {
  if (tag !== 'en-XA') return [];
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const words = months.flatMap((date) => time.format(date).match(/[A-Za-z]+/g) ?? []);
  return [...new Set([...words, 'PM', 'byte', 'kB', 'MB', 'Dismiss'])];
}

/** What the catalogue itself says, in small letters: words that are nobody's to translate. */
export async function wordsOfCatalogue(origin: string): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const version of ['V_7K', 'V_11K']) {
    const answer = await fetch(`${origin}/sat/menuquery/public/somamer/search?version=${version}`, {
      headers: { Accept: 'application/json' },
    });
    const rows = (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
    for (const row of rows) {
      for (const word of JSON.stringify(Object.values(row)).match(/[\p{Script=Latin}\p{Nd}_-]+/gu) ?? []) {
        words.add(word.toLowerCase());
      }
    }
  }
  return words;
}

export interface KnownWords {
  /** What the catalogue says, in small letters. */
  readonly data: ReadonlySet<string>;
  /** What the browser or a library says in the locale. */
  readonly locale: readonly string[];
}

/** What the page says that is neither a text of a pseudo-locale nor a known word, and where. */
export async function untranslated(page: Page, { data, locale }: KnownWords): Promise<readonly string[]> {
  const words = await page.evaluate(spokenWords);
  const foreign = words.filter(
    ({ word, isAmongData }) => !locale.includes(word) && !(isAmongData && data.has(word.toLowerCase())),
  );
  return [...new Set(foreign.map(({ word, where }) => `${word} in ${where}`))];
}
