import { describe, expect, test } from 'vitest';
import { continueAs } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { savePanels } from '../support/panels.ts';

describe('the address of Home', () => {
  const host = hosted();

  async function open(path: string) {
    const visit = await host.visit();
    await visit.page.goto(path);
    const where = async (): Promise<string> => visit.page.url().slice(host.server.origin.length);
    return { ...visit, menu: menuOf(visit.page), where };
  }

  test('holds version, search, sort, page and page size, and a link restores them in another browser', async () => {
    const one = await open('/');
    await eventuallyReads(one.menu.count, '7,596 of 7,596 reagents');
    await one.menu.version('11K').click();
    await eventuallyReads(one.menu.count, '11,083 of 11,083 reagents');
    await one.menu.search.fill('kinase');
    await one.menu.header('Full Name').click();
    await one.menu.header('Full Name').click();
    await one.menu.choosePageSize(25);
    await one.menu.button('Next page').click();
    await eventually(one.where, '/?page=2&search=kinase&size=25&sort=-fullName&version=V_11K');
    const count = await textOf(one.menu.count);
    const names = await one.menu.cells('Full Name');

    const two = await open(await one.where());
    await eventually(() => textOf(two.menu.count), count);
    await eventually(() => two.menu.cells('Full Name'), names);
    expect({
      search: await two.menu.search.inputValue(),
      is11K: await two.menu.version('11K').isChecked(),
      sort: await two.menu.header('Full Name').getAttribute('aria-sort'),
      size: await two.menu.pageSize(),
      misdeeds: [one.misdeeds, two.misdeeds],
    }).toEqual({
      search: 'kinase',
      is11K: true,
      sort: 'descending',
      size: '25',
      misdeeds: [noMisdeeds, noMisdeeds],
    });
  });

  test('keeps a search for 3,000 ids through a reload and Back, and Copy link says that the link omits the search', async () => {
    const { page, menu, where, misdeeds } = await open('/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const ids = await page.evaluate(async () => {
      const answer = await fetch('/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId', {
        headers: { Accept: 'application/json' },
      });
      return ((await answer.json()) as { seqId: string }[]).slice(0, 3000).map(({ seqId }) => seqId);
    });
    const pasted = ids.join(', ');
    await menu.search.fill(pasted);
    const reads = async () => /^3,\d+ of 11,083 reagents$/.test((await textOf(menu.count)) ?? '');
    await eventually(reads, true);
    const found = (await textOf(menu.count)) ?? '';
    // The history entry has the search, because the address has no room for it.
    const isWritten = () => page.evaluate(() => JSON.stringify(history.state).length > 3000);
    await eventually(isWritten, true);
    await page.reload();
    await eventuallyReads(menu.count, found);
    const kept = (await menu.search.inputValue()) === pasted;
    await menu.header('Full Name').click();
    await eventually(where, '/?sort=fullName&version=V_11K');
    await eventuallyReads(menu.count, found);
    await page.goBack();
    await eventually(where, '/?version=V_11K');
    await eventuallyReads(menu.count, found);
    await menu.button('Copy link').click();
    await page.getByText('The search is too long for a link, which goes without it.').waitFor();
    await menu.search.fill(ids.slice(0, 20).join(', '));
    await eventually(async () => (await where()).startsWith('/?search='), true);
    expect({ kept, misdeeds }).toEqual({ kept: true, misdeeds: noMisdeeds });
  });

  test.each([
    [6950, 'The search is too long for a link, which goes without it.', '/?filters='],
    [7500, 'The filters are too long for a link, which goes without them and shows more reagents.', '/?search='],
  ])(
    'keeps filters of %s characters through a reload, and Copy link says what the link omits',
    async (length, note, bar) => {
      const search = 'receptor-type tyrosine-protein phosphatase';
      const { page, menu, where, misdeeds } = await host.open('SSM-Verified');
      await menu.search.fill(search);
      await menu.button('Filters').click();
      await page.getByRole('button', { name: 'Category' }).click();
      await page.getByRole('option', { name: 'Full Name' }).click();
      await page.getByRole('combobox', { name: 'Value' }).fill('a'.repeat(length));
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      const chip = page.getByRole('button', { name: /^Remove Full Name: a+…/ });
      await chip.waitFor();
      await eventually(async () => where().startsWith(bar), true);
      await page.reload();
      await chip.waitFor();
      const searched = await menu.search.inputValue();
      await menu.button('Copy link').click();
      await page.getByText(`Link copied. ${note}`).waitFor();
      expect({ searched, isShort: where().length <= 7001, misdeeds }).toEqual({
        searched: search,
        isShort: true,
        misdeeds: noMisdeeds,
      });
    },
  );

  test('Back and Forward step through version, sort and page, and typing makes one entry', async () => {
    const { page, menu, where } = await open('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await menu.button('Next page').click();
    await eventually(where, '/?page=2');
    await menu.search.pressSequentially('protein', { delay: 15 });
    await eventually(where, '/?search=protein');
    await menu.header('Sequence ID').click();
    await eventually(where, '/?search=protein&sort=seqId');
    await menu.version('11K').click();
    await eventually(where, '/?search=protein&sort=seqId&version=V_11K');
    await eventually(async () => (await textOf(menu.count))?.endsWith('11,083 reagents'), true);

    const places: unknown[] = [];
    const note = async (wanted: string): Promise<void> => {
      await eventually(where, wanted);
      await eventually(async () => menu.search.inputValue(), wanted.includes('search=protein') ? 'protein' : '');
      places.push({
        is7K: await menu.version('7K').isChecked(),
        sort: await menu.header('Sequence ID').getAttribute('aria-sort'),
      });
    };
    await page.goBack();
    await note('/?search=protein&sort=seqId');
    await page.goBack();
    await note('/?search=protein');
    await page.goBack();
    await note('/');
    await page.goForward();
    await note('/?search=protein');
    await page.goForward();
    await page.goForward();
    await note('/?search=protein&sort=seqId&version=V_11K');
    await eventually(async () => (await textOf(menu.count))?.endsWith('11,083 reagents'), true);
    expect(places).toEqual([
      { is7K: true, sort: 'ascending' },
      { is7K: true, sort: 'none' },
      { is7K: true, sort: 'none' },
      { is7K: true, sort: 'none' },
      { is7K: false, sort: 'ascending' },
    ]);
  });

  test('applies its readable parts if the link is broken, and a notice names the other parts', async () => {
    const { menu, misdeeds } = await open('/?version=V_11K&sort=nonsense&page=-3&size=26&colour=blue&search=alpha');
    await eventually(async () => (await textOf(menu.count))?.endsWith('of 11,083 reagents'), true);
    await eventually(() => menu.notifications.getByRole('alert').count(), 1);
    const notice = (await textOf(menu.notifications)) ?? '';
    expect({
      search: await menu.search.inputValue(),
      named: ['sort', 'nonsense', 'page', '-3', 'size', '26', 'colour'].filter((word) => !notice.includes(word)),
      notices: await menu.notifications.getByRole('alert').count(),
      misdeeds,
    }).toEqual({ search: 'alpha', named: [], notices: 1, misdeeds: noMisdeeds });
  });

  test('is repaired and applies completely if a mail program has altered the link', async () => {
    const { menu, where, misdeeds } = await open('/?search=kinase&amp;sort=-fullName&amp;version=V_11K.');
    await eventually(where, '/?search=kinase&sort=-fullName&version=V_11K');
    await eventually(async () => (await textOf(menu.count))?.endsWith('of 11,083 reagents'), true);
    expect({
      search: await menu.search.inputValue(),
      sort: await menu.header('Full Name').getAttribute('aria-sort'),
      notices: await menu.notifications.getByRole('alert').count(),
      misdeeds,
    }).toEqual({ search: 'kinase', sort: 'descending', notices: 0, misdeeds: noMisdeeds });
  });

  test.each(['SSM-Verified', 'Certified-Site'] as const)(
    'every page of %s also opens with a trailing slash, and with the punctuation of a sentence after its address',
    async (title) => {
      const group = title === 'SSM-Verified' ? 'Panel' : 'Set';
      const { page, menu } = await host.open(title);
      await savePanels(page, ['Of a mail']);
      const list = group === 'Panel' ? '/my-panels' : '/my-sets';
      await page.goto(list);
      const panel = (await page.getByRole('link', { name: 'Of a mail' }).getAttribute('href')) ?? '';
      await page.goto('/');
      const [seqId] = await menu.cells('Sequence ID');
      const builders = group === 'Panel' ? ['/7k-panel-builder', '/11k-panel-builder'] : ['/set-builder'];
      const paths = [
        ...builders,
        list,
        panel,
        `/specs/${seqId}`,
        '/curated-protein-collections',
        '/curated-protein-collections/diseases',
        '/file-downloads',
        '/file-downloads/templates',
        '/release-notes',
        '/about',
        '/cookie-policy',
      ];
      const heading = page.getByRole('heading', { level: 1 });
      const seen: unknown[] = [];
      const wanted: unknown[] = [];
      for (const path of paths) {
        await page.goto(path);
        await heading.waitFor();
        await page.waitForLoadState('networkidle');
        const plain = [await heading.innerText(), await page.title()];
        for (const end of ['/', ').']) {
          await page.goto(path + end);
          await eventually(() => heading.innerText(), plain[0]);
          await eventually(() => page.title(), plain[1]);
          seen.push([page.url().slice(host.server.origin.length), ...plain]);
          wanted.push([path, ...plain]);
        }
      }
      expect(seen).toEqual(wanted);
      expect(seen.filter((each) => /deleted|no such|not found/i.test(String(each)))).toEqual([]);
    },
    120_000,
  );

  test('a malformed escape in the path of a spec sheet opens the spec sheet page, which reports an unknown reagent', async () => {
    const { page } = await host.open('SSM-Verified');
    await page.goto('/specs/%');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await textOf(heading)).toBe('There is no reagent %');
  });

  test('has a filter forbidden to visitors named in a notice, and applied after sign-in from the same page', async () => {
    const filters = encodeURIComponent('targetName*=kinase&loDb>100');
    const { page, menu, where, misdeeds } = await open(`/?filters=${filters}`);
    await menu.button('Remove LoDB (RFU) > 100').waitFor();
    const notice = menu.notifications.getByRole('alert');
    await eventually(
      async () => textOf(notice),
      'The link has filters that need a sign-in: Target Name: kinase. They were left out, so more reagents are shown than the link asks for.',
    );
    await menu.header('Full Name').click();
    await eventually(async () => (await where()).includes('kinase'), false);
    await menu.notifications.getByRole('button', { name: 'Login' }).click();
    await continueAs(page, 'SSM-Verified');
    await menu.button('Remove Target Name: kinase').waitFor();
    await menu.button('Remove LoDB (RFU) > 100').waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-13: an unknown path goes to / and leaves no trace in the history', async () => {
    const { page, menu, where } = await open('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.goto('/no/such/page?version=V_11K');
    await eventually(where, '/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect({ title: await page.title(), length: await page.evaluate(() => history.length) }).toEqual({
      title: 'SomaScan Menu',
      length: 3,
    });
  });

  test('never exceeds the browser’s limit on history calls, however long the user types', async () => {
    const { page, menu, where, misdeeds } = await open('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.evaluate(() => {
      const write = history.replaceState.bind(history);
      let left = 60;
      history.replaceState = (...call) => {
        left -= 1;
        if (left < 0) throw new DOMException('Too many calls', 'SecurityError');
        write(...call);
      };
    });
    for (let count = 0; count < 75; count += 1) await menu.search.press(String(count % 10));
    const text = await menu.search.inputValue();
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await eventually(where, `/?search=${text}`);
    expect({ length: text.length, misdeeds }).toEqual({ length: 75, misdeeds: noMisdeeds });
  });
});
