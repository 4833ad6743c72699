import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { type RunResult, run } from '../process.ts';
import { noComplaints, openBuild, shareOf } from './openBuild.ts';
import { builds, variants } from './variants.ts';

const visitors = visitorsOf(() => inject('origin'));

describe.each(builds)('a page rendered on a server with $project, built for $mode', (build) => {
  let rendering: RunResult;

  beforeAll(async () => {
    const file = path.join(inject('site'), build.project, build.mode, 'server/index.html');
    rendering = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/prerender.ts', file], {
      cwd: path.join(inject('projects'), build.project),
      env: { NODE_ENV: build.mode },
      isQuiet: true,
      limitMs: 20_000,
    });
  });

  test('is rendered by plain Node, which prints nothing and exits by itself', () => {
    expect(rendering).toEqual({ code: 0, text: '' });
  });

  test('shows its content before any script runs', async () => {
    const { page, complaints } = await openBuild(visitors, build, 'server', { javaScriptEnabled: false });
    expect({
      heading: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
      versions: await page.getByRole('radio').allInnerTexts(),
      searches: await page.getByRole('searchbox', { name: 'Search by Keywords or IDs' }).count(),
      columns: await page.getByRole('columnheader').allInnerTexts(),
      waiting: await page.getByRole('status').filter({ hasText: 'Loading the menu' }).count(),
      complaints,
    }).toEqual({
      heading: ['SomaScan Menu'],
      versions: ['7K', '11K'],
      searches: 2,
      columns: ['Sequence ID', 'Full Name', 'Target Name', 'Sequence ID', 'Full Name', 'Target Name'],
      waiting: 2,
      complaints: noComplaints,
    });
  });

  test('hydrates without a warning, and both menus work', async () => {
    const { page, complaints } = await openBuild(visitors, build, 'server');
    const whole = page.locator('[data-component=MenuPage]');
    const first = menuOf(whole);
    const second = menuOf(page.locator('[data-component=SsmProvider][data-theme=dark]'));
    await eventuallyReads(first.count, '7,596 of 7,596 reagents');
    await eventuallyReads(second.count, '11,083 of 11,083 reagents');
    await first.version('11K').click();
    await eventuallyReads(first.count, '11,083 of 11,083 reagents');
    await second.search.fill('no reagent is called so');
    await eventuallyReads(second.count, '0 of 11,083 reagents');
    await second.button('Keyboard shortcuts').click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
    await eventually(() => dialog.count(), 0);
    expect({
      share: await shareOf(first, 'Full Name'),
      count: await first.count.allInnerTexts(),
      complaints,
    }).toEqual({
      // The columns are 150, 400 and 250 px wide. Spare width goes first to the column with long texts.
      share: 0.56,
      count: ['11,083 of 11,083 reagents'],
      complaints: noComplaints,
    });
  });
});

describe.each(variants)('the entry points of ssm-core with $name', ({ name }) => {
  test("share their modules, so that the cause of a client error is an instance of the engine's class", async () => {
    const cwd = path.join(inject('projects'), name);
    const args = ['--disable-warning=ExperimentalWarning', 'server/shared.ts'];
    expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({
      code: 0,
      text: '{ isSatError: true, isEnginesCause: true }\n',
    });
  });
});

describe.each(variants)('the schemas of ssm-react with $name', ({ name }) => {
  test('can be loaded by the names of the package in plain Node', async () => {
    const cwd = path.join(inject('projects'), name);
    const args = ['--disable-warning=ExperimentalWarning', 'server/schemas.ts'];
    expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({
      code: 0,
      text: `${JSON.stringify({
        events: ['seqIds', 'version'],
        messages: ['toPage', 'toPortal'],
        elements: ['ssm-menu', 'ssm-spec-sheet', 'ssm-builder', 'ssm-panels'],
      })}\n`,
    });
  });
});
