/** Generates the tables of docs/support.md: the oldest browsers and the sizes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BudgetedEntry, entryBudgets } from '../budgets.ts';
import { root } from '../process.ts';
import { oldestBrowsers } from './browsers.ts';
import type { EntrySizes } from './entrySizes.ts';

export const supportPage = path.join(root, 'docs/support.md');

/** Whether a figure is near enough to a measured size, so that a few added lines of code do not make the page stale. */
const isNear = (figure: number, bytes: number): boolean => Math.abs(figure - bytes) <= bytes * 0.03 + 50;

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

const told: Readonly<Record<BudgetedEntry, string>> = {
  'ssm-core, client and view': '`ssm-core`: only the client and the address of a view',
  'ssm-core': '`ssm-core`, all of it',
  'ssm-core/engine': '`ssm-core/engine`, all of it',
  'ssm-core/internal': '`ssm-core/internal`, all of it: only for `ssm-react`',
  'ssm-react, MenuPage': '`ssm-react`: the menu page and its client, before a dialog opens',
  'ssm-react': '`ssm-react`, every page and component, before a dialog opens',
  'ssm-react/filters': '`ssm-react/filters`, all of it',
  'ssm-react/styles.css': '`ssm-react/styles.css`',
  'ssm-react/first-view.css': '`ssm-react/first-view.css`',
  'ssm-react/first-rows.css': '`ssm-react/first-rows.css`, its part for the first rows',
  'ssm-react/member.css': '`ssm-react/member.css`',
  'ssm-react/panels.css': '`ssm-react/panels.css`',
  'ssm-react/themes/high-contrast.css': '`ssm-react/themes/high-contrast.css`',
  'ssm-react/themes/compact.css': '`ssm-react/themes/compact.css`',
  'ssm-react/element': '`ssm-react/element`: what the page loads first, with React and styles',
  'ssm-react/iframe': '`ssm-react/iframe`',
  'embed-host.js': '`embed-host.js`, the script of portals that frame the menu',
  'ssm-react/strings/de': '`ssm-react/strings/de`: German texts, loaded on demand',
  'ssm-react/strings/ja': '`ssm-react/strings/ja`: Japanese texts, loaded on demand',
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const entries = Object.keys(entryBudgets) as readonly BudgetedEntry[];

function sizeTable(sizes: EntrySizes): string {
  const lines = entries.map(
    (entry) => `| ${told[entry]} | ${kilobytes(sizes[entry])} KB | ${kilobytes(entryBudgets[entry])} KB |`,
  );
  return ['| what is fetched | weighs | at most |', '|---|---|---|', ...lines].join('\n');
}

function browserTable(browsers: ReadonlyMap<string, number>): string {
  const lines = [...browsers].map(([name, version]) => `| ${names[name] ?? name} | ${version} |`);
  return ['| browser | from version |', '|---|---|', ...lines].join('\n');
}

function withPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: by npm run release -- --accept -->`, `<!-- end of ${name} -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/support.md lacks the marks of ${name}.`);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

export async function supportPageOf(sizes: EntrySizes): Promise<string> {
  const page = withPart(await readFile(supportPage, 'utf8'), 'sizes', sizeTable(sizes));
  return withPart(page, 'browsers', browserTable(await oldestBrowsers()));
}

export function beyondBudget(sizes: EntrySizes): readonly string[] {
  return entries
    .filter((entry) => sizes[entry] > entryBudgets[entry])
    .map((entry) => `${entry}: ${sizes[entry]} bytes of brotli, at most ${entryBudgets[entry]}`);
}

function figuresOf(page: string): ReadonlyMap<BudgetedEntry, number> {
  const figures = entries.map((entry) => {
    const line = page.split('\n').find((each) => each.startsWith(`| ${told[entry]} | `)) ?? '';
    return [entry, Number(/\| ([\d.]+) KB \|/.exec(line)?.[1]) * 1000] as const;
  });
  return new Map(figures);
}

/** Returns the stale parts of the page. A figure is stale only if it is far from the measured size. */
export async function staleInPage(sizes: EntrySizes): Promise<readonly string[]> {
  const page = await readFile(supportPage, 'utf8');
  const figures = figuresOf(page);
  const far = entries.filter((entry) => !isNear(figures.get(entry) ?? Number.NaN, sizes[entry]));
  const same = await supportPageOf(Object.fromEntries(figures) as EntrySizes);
  return [
    ...far.map((entry) => `${entry} weighs ${sizes[entry]} bytes`),
    ...(same === page ? [] : ['a table of docs/support.md']),
  ];
}
