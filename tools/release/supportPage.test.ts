import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type BudgetedEntry, entryBudgets } from '../budgets.ts';
import type { EntrySizes } from './entrySizes.ts';
import { folderOf, libraries } from './libraries.ts';
import { beyondBudget, staleInPage, supportPage, supportPageOf } from './supportPage.ts';

const beyond = (entry: BudgetedEntry, bytes: number): EntrySizes => ({ ...entryBudgets, [entry]: bytes });

it('an entry may be as large as its budget, and not a byte larger', () => {
  expect(beyondBudget(entryBudgets)).toEqual([]);
  const most = entryBudgets['ssm-react/element'];
  expect(beyondBudget(beyond('ssm-react/element', most + 1))).toEqual([
    `ssm-react/element: ${most + 1} bytes of brotli, at most ${most}`,
  ]);
});

it('every entry point that a page fetches has a budget', async () => {
  const entries = await Promise.all(
    libraries.map(async (library) => {
      const { publishConfig } = JSON.parse(await readFile(path.join(folderOf(library), 'package.json'), 'utf8')) as {
        readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
      };
      return Object.keys(publishConfig.exports).map((entry) => path.posix.join(library, entry));
    }),
  );
  // Leaves out JSON descriptions, because only tools and tests read them.
  const fetched = entries.flat().filter((entry) => !entry.endsWith('.json'));
  expect(fetched.filter((entry) => !Object.hasOwn(entryBudgets, entry))).toEqual([]);
});

it('the support page is stale if a figure is far from the measured size', async () => {
  const page = await readFile(supportPage, 'utf8');
  const [, told = ''] = /^\| `ssm-core\/engine`, all of it \| ([\d.]+) KB/m.exec(page) ?? [];
  const bytes = Number(told) * 1000;
  const staleAt = async (measured: number): Promise<readonly string[]> =>
    (await staleInPage(beyond('ssm-core/engine', measured))).filter((line) => line.startsWith('ssm-core/engine'));
  expect(await staleAt(bytes * 1.02)).toEqual([]);
  expect(await staleAt(bytes * 1.1)).toEqual([`ssm-core/engine weighs ${bytes * 1.1} bytes`]);
});

it('the support page has the current budgets and browsers', async () => {
  const page = await readFile(supportPage, 'utf8');
  const column = (text: string): readonly (string | undefined)[] =>
    text
      .split('\n')
      .map(
        (line) => /\| ([\d.]+ KB) \|$/.exec(line)?.[1] ?? (/^\| \w+[^|]* \| [\d.]+ \|$/.test(line) ? line : undefined),
      );
  expect(column(page)).toEqual(column(await supportPageOf(entryBudgets)));
});
