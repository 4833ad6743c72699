/** What every page does: the search, the theme, and code that is copied. Without it the page reads as well. */
import MiniSearch from 'minisearch';
import { type Entry, searchOptions } from './searchOptions.ts';

const root = document.documentElement;
const top = root.dataset['top'] ?? '';
const mostShown = 30;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
}

let index: Promise<MiniSearch<Entry>> | undefined;

/** Fetched when the search is first used; a failure is tried again with the next word. */
function loadIndex(): Promise<MiniSearch<Entry>> {
  index ??= fetch(`${top}assets/search.json`)
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON<Entry>(text, searchOptions))
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
}

/** The words around the first one that was found. */
function around(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const begin = Math.max(0, Math.min(...places, text.length) - 40);
  const part = text.slice(places.length === 0 ? 0 : begin, begin + 140).replaceAll(/\s+/g, ' ');
  return `${places.length > 0 && begin > 0 ? '…' : ''}${part.trim()}`;
}

function resultOf(entry: Entry, words: readonly string[]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${top}${entry.id}`;
  const title = document.createElement('strong');
  title.textContent = entry.heading === entry.page ? entry.page : `${entry.page}: ${entry.heading}`;
  const text = document.createElement('span');
  text.textContent = around(entry.text, words);
  link.append(title, text);
  item.append(link);
  return item;
}

function startSearch(): void {
  const place = find('.search');
  const input = find('#search') as HTMLInputElement;
  const found = find('#found');
  const results = find('.results');
  place.hidden = false;

  function close(): void {
    results.hidden = true;
    results.replaceChildren();
    found.textContent = '';
  }

  async function search(): Promise<void> {
    const asked = input.value.trim();
    if (asked === '') return close();
    let hits: readonly Entry[];
    try {
      hits = (await loadIndex()).search(asked) as unknown as readonly Entry[];
    } catch {
      found.textContent = 'The search could not be fetched. Type on to try again.';
      return;
    }
    // What was asked meanwhile counts.
    if (asked !== input.value.trim()) return;
    const words = asked.toLowerCase().split(/\s+/);
    results.replaceChildren(...hits.slice(0, mostShown).map((hit) => resultOf(hit, words)));
    results.hidden = hits.length === 0;
    found.textContent = hits.length === 1 ? '1 place' : `${hits.length} places`;
  }

  function move(by: number): void {
    const stops = [input, ...results.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[(at + by + stops.length) % stops.length]?.focus();
  }

  input.addEventListener('input', () => void search());
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      close();
      input.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && event.target === input) {
      results.querySelector('a')?.click();
    }
  });
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, ssm-menu, ssm-builder, ssm-panels') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

function startTheme(): void {
  const button = find('.theme');
  const device = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (): boolean => (root.dataset['theme'] ?? (device.matches ? 'dark' : 'light')) === 'dark';
  function show(): void {
    button.textContent = isDark() ? 'Light' : 'Dark';
  }
  button.hidden = false;
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    root.dataset['theme'] = theme;
    try {
      localStorage.setItem('ssm-site-theme', theme);
    } catch {
      // Storage is closed: the choice lasts as long as the page.
    }
    show();
  });
  device.addEventListener('change', show);
  show();
}

/** False where the browser does not allow it, as on a page without TLS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function tellCopied(button: HTMLElement, text: string): Promise<void> {
  button.textContent = (await copy(text)) ? 'Copied' : 'Not copied';
}

function offerCopies(): void {
  for (const block of document.querySelectorAll('main > pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      void tellCopied(button, block.textContent ?? '');
    });
    const frame = document.createElement('div');
    frame.className = 'code';
    block.replaceWith(frame);
    frame.append(block, button);
  }
}

/** On a narrow page the lists are closed, so that the text comes first. */
function closeLists(): void {
  if (matchMedia('(min-width: 960px)').matches) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>('.doors > details, .contents > details'))
    list.open = false;
}

startTheme();
startSearch();
offerCopies();
closeLists();
