import { describe, expect, inject, test } from 'vitest';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { noComplaints, openBuild } from './openBuild.ts';
import { builds } from './variants.ts';

const visitors = visitorsOf(() => inject('origin'));

describe.each(builds)('a Vite application with $project, built for $mode', (build) => {
  test("shows the server's menu with all its functions", async () => {
    const { page, complaints } = await openBuild(visitors, build, 'app');
    const menu = menuOf(page);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await menu.header('Full Name').click();
    await eventually(() => menu.header('Full Name').getAttribute('aria-sort'), 'ascending');
    await menu.button('Next page').click();
    await eventually(async () => menu.grid.locator('[aria-rowindex="102"]').count(), 1);
    await menu.choosePageSize(25);
    await eventually(() => menu.pageSize(), '25');
    const [first = ''] = await menu.cells('Sequence ID');
    await menu.search.fill(first);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], first);
    await menu.button('Keyboard shortcuts').click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
    await eventually(() => dialog.count(), 0);
    expect(complaints).toEqual(noComplaints);
  });
});
