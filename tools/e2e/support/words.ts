import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
import ts from 'typescript';
import { root } from '../../process.ts';
import { titles } from './account.ts';

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

export async function textsOf(tag: string) {
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

export type WholeTexts = Awaited<ReturnType<typeof textsOf>>;

interface SpokenWord {
  readonly word: string;
  readonly where: string;
  readonly isAmongData: boolean;
}

/** Returns Latin words outside of the brackets that pseudo-locales add. Runs in the page. */
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
  // Web addresses, e-mail addresses and file extensions are the same in every language.
  const names = /https?:\/\/\S+|[\w.+-]+@[\w.-]+\w|\.(?:xlsx|csv|tsv|txt)\b/g;

  function wordsOf(text: string): readonly string[] {
    let left = text.replaceAll(names, ' ');
    // Removes nested texts, the innermost first.
    for (let before = ''; before !== left; ) {
      before = left;
      left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
    }
    const words = left.match(/[\p{Script=Latin}\p{Nd}_-]+/gu) ?? [];
    return words.filter((word) => /\p{Script=Latin}{2}/u.test(word) && !/\d/.test(word));
  }

  const found: SpokenWord[] = [];
  function note(text: string, place: string, isAmongData: boolean): void {
    for (const word of wordsOf(text)) found.push({ word, where: `${place}: ${text.trim().slice(0, 60)}`, isAmongData });
  }

  const ofCatalogue =
    '[role=gridcell], [role=option], .ssm-Preview :is(h2, dd), .ssm-Sheet :is(h1, li, dd, td), .host-Breadcrumbs [aria-current]';
  // Names and texts that come from third parties: release notes, genes, sets, publishers and products.
  const ofOthers =
    '.host-AccountMenu-initials, [data-component=NoteList], .ssm-About-facts dd, .ssm-About-sources :is(th, td:last-child), .ssm-About ul li, .ssm-Collections-genes li, .ssm-Collections-facts > :last-child, .ssm-Collections-section li :is(h3, .ssm-VisuallyHidden), [data-part=Sets] dd, [data-part=Databases] a';
  note(document.title, 'title of the page', true);
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (element.matches('script, style, noscript') || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(ofOthers) !== null) continue;
    const isAmongData = element.closest(ofCatalogue) !== null;
    // The main part of a sheet is named by the reagent.
    const isNamedByData = isAmongData || element.localName === 'main';
    for (const name of attributes) {
      note(element.getAttribute(name) ?? '', `${element.localName} ${name}`, isNamedByData);
    }
    // Skips the id of a panel, which may have no digits.
    if (element.localName === 'code' && /^[\w-]{22}$/.test(element.textContent)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) note(node.textContent ?? '', element.localName, isAmongData);
    }
  }
  return found;
}

const isPseudo = (tag: string): boolean => /-X[AB]$/.test(tag);

const latinWords = (text: string): readonly string[] => text.match(/[\p{Script=Latin}\p{Nd}_-]+/gu) ?? [];

/** Returns the literals of a file, including the parts around the values of templates. */
function literalsOf(file: string): readonly string[] {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** Returns the lower-case words of a language's texts. Returns none for a pseudo-locale. */
function wordsOfTexts(tag: string): ReadonlySet<string> {
  if (isPseudo(tag)) return new Set();
  const folder = path.join(root, 'packages/ssm-react/src/strings', tag);
  const files = readdirSync(folder).filter((name) => /^(?!.*\.test).*\.ts$/.test(name));
  const texts = files.flatMap((name) => literalsOf(path.join(folder, name)));
  return new Set(texts.flatMap(latinWords).flatMap((word) => word.toLowerCase().split('-')));
}

/** Returns words that the browser writes for times and sizes, and words of react-aria, whose fallback is English. */
function wordsOfLocale(tag: string): readonly string[] {
  if (tag === 'ar-XB') return [];
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, 13));
  const times = (['medium', 'long'] as const).map(
    (dateStyle) => new Intl.DateTimeFormat(tag, { dateStyle, timeStyle: 'short' }),
  );
  const words = times.flatMap((time) => months.flatMap((date) => latinWords(time.format(date))));
  return [...new Set([...words, 'byte', 'kB', 'MB', ...(tag === 'en-XA' ? ['Dismiss'] : [])])];
}

export function knownWordsOf(tag: string): Pick<KnownWords, 'texts' | 'locale'> {
  return { texts: wordsOfTexts(tag), locale: wordsOfLocale(tag) };
}

/** Returns the words of the catalogue itself, in lower case. They are not translated. */
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
  readonly texts: ReadonlySet<string>;
  readonly data: ReadonlySet<string>;
  readonly locale: readonly string[];
}

const names: ReadonlySet<string> = new Set(['page', ...titles]);

/** Returns words that are neither in the texts of the language nor known otherwise, with their places. */
export async function untranslated(page: Page, { texts, data, locale }: KnownWords): Promise<readonly string[]> {
  const words = await page.evaluate(spokenWords);
  // An inserted word may have an ending, or a hyphen with another word: Sets, Panel-Version.
  const isText = (word: string): boolean =>
    word
      .toLowerCase()
      .split('-')
      .every((part) => texts.has(part) || texts.has(part.replace(/s$/, '')));
  const foreign = words.filter(
    ({ word, isAmongData }) =>
      !locale.includes(word) && !names.has(word) && !isText(word) && !(isAmongData && data.has(word.toLowerCase())),
  );
  return [...new Set(foreign.map(({ word, where }) => `${word} in ${where}`))];
}
