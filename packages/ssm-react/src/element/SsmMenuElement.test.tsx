import { fireEvent, within } from '@testing-library/react';
import { viewListOf } from 'ssm-core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyDatabase } from '../features/builder/testing/database.ts';
import { eventSchemas } from './events.schema.ts';
import type { SsmMenuElement } from './SsmMenuElement.tsx';
import { servedInMemory } from './testing/servedInMemory.ts';

await import('./element.ts');

describe('<ssm-menu> and the signed-in person', () => {
  const validate = '/menuquery/jwt/validate';
  const server = servedInMemory();
  const { complaints } = server;
  let first: string;
  let second: string;

  beforeAll(async () => {
    [first, second] = await Promise.all([server.mint('SSM-Registered'), server.mint('SSM-Verified')]);
  });

  /** Mounts a menu. `told` collects the values of its view and selection events. */
  function mount(token: string | null, attributes: Readonly<Record<string, string>> = {}) {
    const told: (string | readonly string[])[] = [];
    const element = document.createElement('ssm-menu');
    for (const [name, value] of Object.entries({ selectable: '', ...attributes })) element.setAttribute(name, value);
    element.addEventListener('ssm-view-change', ({ detail }) => told.push(detail.view));
    element.addEventListener('ssm-selection-change', ({ detail }) => told.push(detail.seqIds));
    element.getAccessToken = () => token;
    document.body.append(element);
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    const bulkSearch = () => inside.findByRole('button', { name: 'Bulk Search' });
    return { element, told, inside, bulkSearch };
  }

  type Mounted = ReturnType<typeof mount>;

  async function work({ element, inside }: Mounted): Promise<readonly string[]> {
    await userEvent.click((await inside.findAllByRole('checkbox', { name: /^Select \d/ }))[0] as HTMLElement);
    await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
    await expect.poll(() => element.readView()).toBe('search=kinase');
    return element.getSelection();
  }

  async function identified(times: number): Promise<void> {
    const asked = () => vi.mocked(fetch).mock.calls.filter(([request]) => (request as Request).url.includes(validate));
    await expect.poll(() => asked().length).toBe(times);
    await Promise.all(vi.mocked(fetch).mock.results.map(({ value }) => value));
  }

  const held = (element: SsmMenuElement) => [element.readView(), element.getSelection()];

  describe('a person’s view and selection', () => {
    test.each([
      ['another person', () => second],
      ['nobody', () => null],
    ])('are cleared, with events, once %s is signed in', async (_, next) => {
      const mounted = mount(first);
      await mounted.bulkSearch();
      const selected = await work(mounted);
      const { element, inside, told } = mounted;
      expect(told.splice(0)).toEqual([selected, 'search=kinase']);
      const token = next();
      element.getAccessToken = () => token;
      await expect.poll(() => told).toEqual(['', []]);
      await expect.poll(() => inside.getByRole<HTMLInputElement>('searchbox').value).toBe('');
      expect(held(element)).toEqual(['', []]);
    });

    test('are empty if another person has signed in when the element is mounted a second time', async () => {
      const mounted = mount(first);
      await mounted.bulkSearch();
      await work(mounted);
      const { element, inside } = mounted;
      element.remove();
      await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
      element.getAccessToken = () => second;
      document.body.append(element);
      await mounted.bulkSearch();
      expect([held(element), inside.getByRole<HTMLInputElement>('searchbox').value]).toEqual([['', []], '']);
    });

    test('are cleared with the chosen version, so the next person gets the version that the page sets', async () => {
      const mounted = mount(first, { version: 'V_11K' });
      await mounted.bulkSearch();
      const { element, inside, told } = mounted;
      await userEvent.click(await inside.findByRole('radio', { name: '7K' }));
      await expect.poll(() => element.version).toBe('V_7K');
      element.getAccessToken = () => second;
      await expect.poll(() => told).toEqual(['', 'version=V_11K']);
      expect([element.version, element.readView()]).toEqual(['V_11K', 'version=V_11K']);

      const other = mount(first);
      await other.bulkSearch();
      other.element.showView('version=V_11K');
      other.element.getAccessToken = () => null;
      await expect.poll(() => other.element.readView()).toBe('');
      expect([other.element.version, other.element.getAttribute('version')]).toEqual(['V_7K', null]);
    });

    test('are cleared rather than read for the next person, so no warning names a filter closed to visitors', async () => {
      const { element, bulkSearch } = mount(first);
      await bulkSearch();
      element.showView('filters=fullName*%3Dkinase');
      element.getAccessToken = () => null;
      await expect.poll(() => element.readView()).toBe('');
      expect(complaints()).toEqual([]);
    });

    test('stay when a person renews the token, and when a visitor signs in', async () => {
      const mounted = mount(null);
      const selected = await work(mounted);
      const { element, told } = mounted;
      element.getAccessToken = () => first;
      await mounted.bulkSearch();
      element.renewSession();
      await identified(2);
      await mounted.bulkSearch();
      expect([held(element), told]).toEqual([
        ['search=kinase', selected],
        [selected, 'search=kinase'],
      ]);
    });

    test('are set aside while the session cannot be verified, and return with the same person', async () => {
      const mounted = mount(first);
      await mounted.bulkSearch();
      const selected = await work(mounted);
      const { element, told, inside } = mounted;
      told.length = 0;
      vi.mocked(fetch).mockImplementation((request) =>
        (request as Request).url.includes(validate)
          ? Promise.reject(new TypeError('offline'))
          : server.fetch(request as Request),
      );
      element.renewSession();
      const retry = await inside.findByRole('button', { name: 'Try again' });
      expect(held(element)).toEqual(['', []]);
      vi.mocked(fetch).mockImplementation((request) => server.fetch(request as Request));
      await userEvent.click(retry);
      await mounted.bulkSearch();
      expect([held(element), told]).toEqual([
        ['search=kinase', selected],
        ['', [], 'search=kinase', selected],
      ]);
    });

    test('are replaced by the view and selection that the page sets while the session is being resolved', async () => {
      const mounted = mount(first);
      await mounted.bulkSearch();
      const [seqId = ''] = await work(mounted);
      const { element, told } = mounted;
      told.length = 0;
      element.getAccessToken = () => second;
      element.showView('search=albumin');
      element.select([seqId]);
      await expect.poll(() => mounted.inside.getByRole<HTMLInputElement>('searchbox').value).toBe('albumin');
      await identified(2);
      await mounted.bulkSearch();
      expect([held(element), told]).toEqual([['search=albumin', [seqId]], []]);
    });
  });

  describe('a view that the page sets while the session is being resolved', () => {
    const closed = 'filters=fullName*%3Dkinase&search=kinase';

    test('is read with the rights of the person whose session is resolved', async () => {
      const { element, inside, bulkSearch } = mount(first);
      element.showView(closed);
      expect(element.readView()).toBe(closed);
      await bulkSearch();
      await inside.findByText(/Full Name/, { selector: '[data-component=FilterChips] *' });
      expect([element.readView(), complaints()]).toEqual([closed, []]);
    });

    test('is read a second time when a visitor signs in, unless the user changed it', async () => {
      const { element, inside, bulkSearch } = mount(null);
      await inside.findByText(/of [\d,]+ reagents$/);
      element.showView(closed);
      expect(element.readView()).toBe('search=kinase');
      element.getAccessToken = () => first;
      await bulkSearch();
      await expect.poll(() => element.readView()).toBe(closed);

      const other = mount(null, { view: closed });
      await expect.poll(() => other.inside.queryByRole<HTMLInputElement>('searchbox')?.value).toBe('kinase');
      // Finds the box again, because its label changes as the rows arrive.
      await other.inside.findByText(/of [\d,]+ reagents$/);
      await userEvent.fill(other.inside.getByRole('searchbox'), 'serum');
      await expect.poll(() => other.element.readView()).toBe('search=serum');
      other.element.getAccessToken = () => first;
      await other.bulkSearch();
      expect(other.element.readView()).toBe('search=serum');
    });

    test('leaves out filters closed to visitors, and warns about them once the session is known', async () => {
      const { element, inside } = mount(null, { view: closed });
      await inside.findByText(/of [\d,]+ reagents$/);
      expect([element.readView(), complaints()]).toEqual([
        'search=kinase',
        [
          `<ssm-menu>: a part of the view "${closed}" was left out: invalid_value {"name":"filters","value":"fullName*=kinase","reason":"filter_forbidden","key":"fullName","clause":{"key":"fullName","operator":"*=","text":"kinase"}}.`,
        ],
      ]);
    });
  });

  describe('a view with a list', () => {
    const listOf = (count: number) =>
      viewListOf(Array.from({ length: count }, (_, index) => `${10_000 + index * 7}-${1 + (index % 97)}`));
    const withList = (name: string, search: string) => `search=${search}&list=${name}`;

    test('is restored from the address of its list for signed-in people only', async () => {
      const { element, bulkSearch } = mount(first);
      await bulkSearch();
      const { name } = listOf(3);
      element.showView(withList(name, 'kinase'));
      const read = element.readView();
      element.showView('search=serum');
      element.showView(read);
      expect([new URLSearchParams(read).get('list'), element.readView(), complaints()]).toEqual([name, read, []]);
      const other = mount(null, { view: read });
      await other.inside.findByText(/of [\d,]+ reagents$/);
      expect(new URLSearchParams(other.element.readView()).get('list')).toBe(null);
    });

    test('keeps a list that is too long for an address while it is shown, and reports any other list name as unknown', async () => {
      const mounted = mount(first);
      const { element, inside } = mounted;
      await userEvent.click(await inside.findByRole('checkbox', { name: /^Select all/ }));
      const every = element.getSelection();
      await userEvent.click(await mounted.bulkSearch());
      const dialog = within(await inside.findByRole('dialog'));
      // Sets the value at once. Playwright would type line by line, and each line would lay out the box.
      const list = every.filter((_, index) => index % 3 === 0).join('\n');
      fireEvent.change(await dialog.findByRole('textbox'), { target: { value: list } });
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await userEvent.click(await inside.findByRole('button', { name: /^Show/ }));
      await expect.poll(() => new URLSearchParams(element.readView()).get('list')).toMatch(/./);
      const read = element.readView();
      element.showView(`${read}&search=kinase`);
      expect([new URLSearchParams(element.readView()).get('list'), complaints()]).toEqual([
        new URLSearchParams(read).get('list'),
        [],
      ]);
      element.showView('search=serum');
      element.showView(read);
      expect([element.readView(), complaints()]).toEqual(['', [expect.stringContaining('list_unknown')]]);
    });
  });

  describe('the stored columns of a person', () => {
    const subOf = (token: string): string => JSON.parse(atob(token.split('.')[1] as string)).sub;
    const keptOf = (token: string) => [`preferredCols:${subOf(token)}`, `tallTable:${subOf(token)}`];
    const kept = () => Object.keys(localStorage).toSorted();

    beforeEach(() => {
      localStorage.clear();
      for (const key of [...keptOf(first), ...keptOf(second)]) localStorage.setItem(key, 'true');
      sessionStorage.setItem(`builderCols:${subOf(first)}`, '{}');
    });

    test.each([
      ['nobody', () => null],
      ['another person', () => second],
    ])('are removed from the browser once the page reports %s', async (_, next) => {
      const { element, bulkSearch } = mount(first);
      await bulkSearch();
      expect(kept()).toEqual([...keptOf(first), ...keptOf(second)].toSorted());
      const token = next();
      element.getAccessToken = () => token;
      await expect.poll(kept).toEqual(keptOf(second).toSorted());
      expect(sessionStorage.getItem(`builderCols:${subOf(first)}`)).toBe(null);
    });

    test('stay if the page gives no answer, the server refuses the token, or the element is removed', async () => {
      const { element, inside, bulkSearch } = mount(first);
      await bulkSearch();
      element.getAccessToken = () => Promise.reject(new Error('offline'));
      await expect.poll(() => inside.queryByRole('button', { name: 'Bulk Search' })).toBe(null);
      element.getAccessToken = () => first;
      await bulkSearch();
      element.getAccessToken = () => 'no token of this server';
      await expect.poll(() => inside.queryByRole('button', { name: 'Bulk Search' })).toBe(null);
      element.getAccessToken = () => first;
      await bulkSearch();
      element.remove();
      await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
      expect(kept()).toEqual([...keptOf(first), ...keptOf(second)].toSorted());
    });
  });

  describe('a change of the server', () => {
    test('treats the person as a visitor until the new server identifies the person', async () => {
      const { element, inside, bulkSearch } = mount(first);
      await bulkSearch();
      let answer = (): void => undefined;
      const urls: string[] = [];
      vi.mocked(fetch).mockImplementation(async (request) => {
        const { url } = request as Request;
        if (url.includes(validate)) {
          urls.push(new URL(url).pathname);
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        }
        return server.fetch(new Request(url.replace('/elsewhere/', '/'), request as Request));
      });
      element.server = '/elsewhere/sat';
      await expect.poll(() => inside.queryByRole('button', { name: 'Bulk Search' })).toBe(null);
      await expect.poll(() => urls).toEqual([`/elsewhere/sat${validate}`]);
      answer();
      await bulkSearch();
      expect(urls.length).toBe(1);
    });
  });
});

describe('events of <ssm-menu>, <ssm-builder> and <ssm-spec-sheet>', () => {
  type EventName = keyof typeof eventSchemas;
  const eventNames = Object.keys(eventSchemas) as EventName[];
  const server = servedInMemory();
  let token: string;

  beforeAll(async () => {
    token = await server.mint('SSM-Registered');
  });

  beforeEach(emptyDatabase);

  /** Mounts an element of a signed-in person and collects its events, checked against their schemas. */
  function mount<Name extends 'ssm-menu' | 'ssm-builder' | 'ssm-spec-sheet'>(
    name: Name,
    attributes: Readonly<Record<string, string>> = {},
    accessToken: string | null = token,
  ) {
    const told: (readonly [name: EventName, detail: unknown])[] = [];
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    for (const each of eventNames) {
      element.addEventListener(each, (event: Event) => {
        const { detail } = event as CustomEvent<unknown>;
        // An event that does not match its schema throws and is not collected.
        eventSchemas[each].parse(detail);
        told.push([each, detail]);
      });
    }
    element.getAccessToken = () => accessToken;
    document.body.append(element);
    return { element, told, inside: within(element.shadowRoot as unknown as HTMLElement) };
  }

  async function firstCheckbox(inside: ReturnType<typeof mount>['inside']): Promise<HTMLElement> {
    const all = await inside.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select \d/ });
    return all.find(({ disabled }) => !disabled) as HTMLElement;
  }

  test('the menu emits events for selection, builder, opened row and view', async () => {
    const { element, told, inside } = mount('ssm-menu', { selectable: '', openable: '' });
    await userEvent.click(await firstCheckbox(inside));
    const [seqId = ''] = element.getSelection();
    await userEvent.click(await inside.findByRole('button', { name: 'Add to Panel Builder (1)' }));
    await userEvent.click(inside.getByRole('gridcell', { name: seqId }));
    await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
    await expect.poll(() => told.at(-1)?.[0]).toBe('ssm-view-change');
    expect(told).toEqual([
      ['ssm-selection-change', { seqIds: [seqId], version: 'V_7K' }],
      ['ssm-builder-add', { seqIds: [seqId], version: 'V_7K' }],
      ['ssm-selection-change', { seqIds: [], version: 'V_7K' }],
      ['ssm-row-action', { seqId, version: 'V_7K' }],
      ['ssm-view-change', { view: 'search=kinase', version: 'V_7K', search: 'kinase' }],
    ]);
  });

  test.each([
    ['a visitor', () => null, false],
    ['a person who may select', () => token, true],
    ['a person who may not', () => server.mint('SSM-Public'), false],
  ])(
    'without the attribute selectable, the menu lets %s neither select nor request access',
    async (_, who, hasBuilder) => {
      const { inside, element } = mount('ssm-menu', {}, await who());
      await inside.findByText(/of [\d,]+ reagents$/);
      if (hasBuilder) await inside.findByRole('button', { name: 'Bulk Search' });
      expect({
        reason: /(Sign in|Request access) to select/.exec(element.shadowRoot?.textContent ?? '')?.[0],
        add: inside.queryByRole('button', { name: /^Add to/ }),
        room: element.shadowRoot?.querySelector('.ssm-MenuPage-room'),
      }).toEqual({ reason: undefined, add: null, room: null });
      element.toggleAttribute('selectable', true);
      await inside.findAllByRole('checkbox', { name: /^Select \d/ });
    },
  );

  test('the browser stays on a page that cancels the opening of a row', async () => {
    const { element, told, inside } = mount('ssm-menu', { 'sheet-href': '/specs/{seqId}?version={version}' }, null);
    element.addEventListener('ssm-row-action', (event) => event.preventDefault());
    const [link] = await inside.findAllByRole('link', { name: /^\d+-\d+$/ });
    const seqId = link?.textContent ?? '';
    const before = window.location.href;
    const [, name] = [...((link as HTMLElement).closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? [])];
    await userEvent.click(name as HTMLElement);
    expect([link?.getAttribute('href'), told, window.location.href]).toEqual([
      `/specs/${seqId}?version=V_7K`,
      [['ssm-row-action', { seqId, version: 'V_7K' }]],
      before,
    ]);
  });

  test('a sheet emits an event when shown, and a link to another sheet is followed by the page or the sheet', async () => {
    const { element, told, inside } = mount('ssm-spec-sheet', {
      'seq-id': '40005-9',
      'sheet-href': '/specs/{seqId}?version={version}',
    });
    const link = await inside.findByRole('link', { name: 'Open 40005-9 on 11K' });
    element.addEventListener('ssm-sheet-open', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect([element.version, told.map(([name]) => name)]).toEqual(['V_7K', ['ssm-sheet-shown', 'ssm-sheet-open']]);
    await userEvent.click(link);
    await inside.findByRole('link', { name: 'Open 40005-9 on 7K' });
    const title = inside.getByRole('heading', { level: 1 }).textContent;
    expect([element.version, told]).toEqual([
      'V_11K',
      [
        ['ssm-sheet-shown', { seqId: '40005-9', version: 'V_7K', title }],
        ['ssm-sheet-open', { seqId: '40005-9', version: 'V_11K' }],
        ['ssm-sheet-open', { seqId: '40005-9', version: 'V_11K' }],
        ['ssm-sheet-shown', { seqId: '40005-9', version: 'V_11K', title }],
      ],
    ]);
  });

  test('a sheet that has no reagent warns page developers', async () => {
    const { element } = mount('ssm-spec-sheet');
    await expect
      .poll(server.warnings)
      .toEqual([
        [
          '<ssm-spec-sheet>: seq-id is missing: expected the SeqId of a reagent, as seq-id="10000-28". Nothing is shown.',
          element,
        ],
      ]);
  });

  test('the builder emits the chosen version and the saved panel, whose name links to the page of the panel', async () => {
    const menu = mount('ssm-menu', { selectable: '', version: 'V_11K' });
    const { told, inside } = mount('ssm-builder', { 'panel-href': '/panel/{panelId}' });
    // A retry finds the panel of the previous run on the server.
    const name = `Kidney ${crypto.randomUUID()}`;
    await userEvent.click(await firstCheckbox(menu.inside));
    await userEvent.click(await menu.inside.findByRole('button', { name: 'Add to Panel Builder (1)' }));
    await userEvent.click(await inside.findByRole('radio', { name: '11K' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Save Panel' }));
    const dialog = within(await inside.findByRole('dialog', { name: 'Save Panel' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await inside.findByRole('link', { name });
    const panelId = link.getAttribute('href')?.slice('/panel/'.length);
    expect(told).toEqual([
      ['ssm-version-change', { version: 'V_11K' }],
      ['ssm-panel-saved', { panelId, name, version: 'V_11K' }],
    ]);
  });

  test('the builder emits one event for a missing or refused session, and one for each failed call', async () => {
    const missing = mount('ssm-builder', {}, null);
    const refused = mount('ssm-builder', {}, 'no token of this server');
    await refused.inside.findByRole('status');
    await missing.inside.findByRole('status');
    expect([missing.told, refused.told]).toEqual([
      [['ssm-session-needed', { reason: 'missing' }]],
      [
        ['ssm-session-needed', { reason: 'refused' }],
        ['ssm-error', { code: 'unauthenticated', status: 401, message: '/sat answered 401 unauthenticated' }],
      ],
    ]);
  });
});

describe('<ssm-menu> in a page with CSS zoom', () => {
  servedInMemory();

  test.each([0.8, 1.25])('R36: shows a list at its button where the container is zoomed by %d', async (zoom) => {
    const container = document.createElement('div');
    container.style.cssText = `zoom: ${zoom}; padding-inline-start: 40px`;
    const element = document.createElement('ssm-menu');
    container.append(element);
    document.body.append(container);
    onTestFinished(() => container.remove());
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    const button = await inside.findByRole('button', { name: 'Rows per page' });
    await userEvent.click(button);
    const list = (await inside.findByRole('listbox', { name: 'Rows per page' })).closest('[data-component=Popover]');
    const distance = () => {
      const [at, box] = [button.getBoundingClientRect(), list?.getBoundingClientRect() ?? new DOMRect()];
      return [box.left - at.left, Math.min(Math.abs(box.top - at.bottom), Math.abs(at.top - box.bottom)) - 4];
    };
    await expect.poll(() => distance().map((far) => Math.abs(far) < 1.5)).toEqual([true, true]);
    const option = inside.getByRole('option', { name: '25' });
    expect(option.currentCSSZoom.toFixed(2)).toBe(zoom.toFixed(2));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => inside.queryByRole('listbox')).toBe(null);
  });
});
