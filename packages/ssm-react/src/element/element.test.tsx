import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { menuParts } from '../pages/menu/menuParts.ts';
import { texts as german } from '../strings/de/texts.ts';
import { languages } from '../strings/languages.ts';
import { elementWith } from './SsmElement.tsx';
import type { SsmMenuElement } from './SsmMenuElement.tsx';
import { servedInMemory } from './testing/servedInMemory.ts';

await import('./element.ts');

const server = servedInMemory();
const { complaints } = server;

describe('elements', () => {
  function mount(html: string) {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild as SsmMenuElement;
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    const rows = () => inside.findByText(/of [\d,]+ reagents$/);
    return { element, inside, rows };
  }

  describe('<ssm-menu>', () => {
    test('draws the menu of its server into its shadow root, and draws nothing outside', async () => {
      const { element, inside, rows } = mount('<ssm-menu heading="Assays" version="V_11K"></ssm-menu>');
      await rows();
      expect({
        heading: inside.getByRole('heading', { level: 1 }).textContent,
        version: element.readView(),
        outside: screen.queryByRole('grid'),
        complaints: complaints(),
      }).toEqual({ heading: 'Assays', version: 'version=V_11K', outside: null, complaints: [] });
    });

    test('warns about unusable attribute values with what was expected, and still shows the menu', async () => {
      const { rows } = mount(
        '<ssm-menu id="menu" version="V_9K" columns="seqId nothing" theme="night" height="tall" selectable="false"></ssm-menu>',
      );
      await rows();
      const said = () =>
        complaints()
          .map((text) => text.replace(/of seqId, .*?\. It/, 'of … It'))
          .toSorted();
      await expect
        .poll(said)
        .toEqual([
          '<ssm-menu id="menu">: columns="seqId nothing" cannot be used: expected keys of columns with spaces between, of … It is left out.',
          '<ssm-menu id="menu">: height="tall" cannot be used: expected a CSS length such as "60vh" or "480px". It is left out.',
          '<ssm-menu id="menu">: selectable="false" cannot be used: expected no value: it is on while the attribute is there; take the attribute away to turn it off. It is left out.',
          '<ssm-menu id="menu">: theme="night" cannot be used: expected "light" or "dark" or "system" or "inherit". "system" is used.',
          '<ssm-menu id="menu">: version="V_9K" cannot be used: expected "V_7K" or "V_11K". "V_7K" is used.',
        ]);
    });

    test('warns about a misspelt attribute and suggests the right name, but ignores attributes of HTML and frameworks', async () => {
      const { rows } = mount(
        '<ssm-menu colums="seqId" SheetHref="/specs/{seqId}" selectable class="wide" role="region" part="menu" data-theme="x" ' +
          'aria-label="Menu" data-version="x" data-v-7ba5bd90 v-server="x" ng-version="x" _ngcontent-abc onload="" hx-server="x" ' +
          'x-theme="x" @view="x" :columns="x" [columns]="x" (view)="x" #view *theme="x"></ssm-menu>',
      );
      await rows();
      await expect
        .poll(complaints)
        .toEqual([
          '<ssm-menu>: colums is no attribute of it: columns is.',
          '<ssm-menu>: sheethref is no attribute of it: sheet-href is.',
        ]);
    });

    test('emits the selected SeqIds, and methods read and change the selection', async () => {
      const { element, inside, rows } = mount('<ssm-menu selectable></ssm-menu>');
      const told: (readonly string[])[] = [];
      element.addEventListener('ssm-selection-change', ({ detail }) => told.push(detail.seqIds));
      await rows();
      const [first, second] = await inside.findAllByRole('checkbox', { name: /^Select \d/ });
      await userEvent.click(first as HTMLElement);
      const [one = ''] = element.getSelection();
      await userEvent.click(second as HTMLElement);
      const both = element.getSelection();
      element.clear();
      expect({ told, cleared: element.getSelection() }).toEqual({ told: [[one], both], cleared: [] });
      element.select([one]);
      await vi.waitFor(() => expect((first as HTMLInputElement).checked).toBe(true));
      expect(told).toHaveLength(2);
    });

    test('keeps a selection that the page sets together with a version, even the same selection, without an event', async () => {
      const { element, inside, rows } = mount('<ssm-menu selectable></ssm-menu>');
      const told: (readonly string[])[] = [];
      element.addEventListener('ssm-selection-change', ({ detail }) => told.push(detail.seqIds));
      await rows();
      await userEvent.click((await inside.findAllByRole('checkbox', { name: /^Select \d/ }))[0] as HTMLElement);
      const before = element.getSelection();
      element.showView('version=V_11K');
      element.select(before);
      await inside.findByText(/of 11,083 reagents$/);
      expect([element.getSelection(), told]).toEqual([before, [before]]);
      await userEvent.click(inside.getByRole('radio', { name: '7K' }));
      await expect.poll(() => [element.getSelection(), told]).toEqual([[], [before, []]]);
    });

    test('clear() repeats no warning about an earlier select()', async () => {
      const { element, rows } = mount('<ssm-menu></ssm-menu>');
      await rows();
      element.clear();
      expect(complaints()).toEqual([]);
      element.select(['10000-28']);
      element.clear();
      expect([element.getSelection(), complaints()]).toEqual([
        [],
        ['<ssm-menu>: select() shows nothing without the attribute selectable.'],
      ]);
    });

    test('reports the selection in catalogue order, without SeqIds that the version lacks, to methods and events', async () => {
      const { element, inside, rows } = mount('<ssm-menu selectable></ssm-menu>');
      const told: (readonly string[])[] = [];
      element.addEventListener('ssm-selection-change', ({ detail }) => told.push(detail.seqIds));
      await rows();
      const boxes = await inside.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select \d/ });
      const [first = '', second = '', third = ''] = boxes.map(({ name, ariaLabel }) =>
        (ariaLabel ?? name).replace('Select ', ''),
      );
      element.select(['99999-9', second, first]);
      await expect.poll(() => boxes[1]?.checked).toBe(true);
      expect(element.getSelection()).toEqual([first, second]);
      await userEvent.click(boxes[2] as HTMLElement);
      expect([element.getSelection(), told]).toEqual([[first, second, third], [[first, second, third]]]);
    });

    test('its version is the shown version, which the page can set back', async () => {
      const { element, inside, rows } = mount('<ssm-menu version="V_7K"></ssm-menu>');
      await rows();
      const heard: string[] = [];
      element.addEventListener('ssm-view-change', () => heard.push(element.version));
      await userEvent.click(inside.getByRole('radio', { name: '11K' }));
      await inside.findByText(/of 11,083 reagents$/);
      expect([element.version, element.getAttribute('version'), heard]).toEqual(['V_11K', 'V_11K', ['V_11K']]);
      element.setAttribute('version', 'V_7K');
      await rows();
      expect(element.readView()).toBe('');
      element.showView('version=V_11K');
      expect(element.version).toBe('V_11K');
      expect(mount('<ssm-menu view="version=V_11K"></ssm-menu>').element.readView()).toBe('version=V_11K');
      expect((document.body.firstElementChild as SsmMenuElement).version).toBe('V_11K');
    });

    test('emits a search as a view, and the view restores the search', async () => {
      const { element, inside, rows } = mount('<ssm-menu></ssm-menu>');
      const told: string[] = [];
      element.addEventListener('ssm-view-change', ({ detail }) => told.push(detail.view));
      await rows();
      await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
      await vi.waitFor(() => expect(told.at(-1)).toBe('search=kinase'));
      element.showView('?version=V_11K&sort=-loDb');
      await inside.findByText(/of 11,083 reagents$/);
      expect([element.readView(), inside.getByRole<HTMLInputElement>('searchbox').value]).toEqual([
        'sort=-loDb&version=V_11K',
        '',
      ]);
      element.showView('version=V_1');
      expect(complaints()).toEqual([
        '<ssm-menu>: a part of the view "version=V_1" was left out: invalid_value {"name":"version","value":"V_1"}.',
      ]);
    });

    test('keeps all typed letters, however fast the user types', async () => {
      const { inside, rows } = mount('<ssm-menu></ssm-menu>');
      await rows();
      const search = inside.getByRole<HTMLInputElement>('searchbox');
      for (const key of ['k', 'i', 'n']) {
        search.setRangeText(key, search.value.length, search.value.length, 'end');
        search.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: key }));
      }
      expect(search.value).toBe('kin');
    });

    test('shows a visitor’s preview beside the rows, with its styles', async () => {
      const { inside, rows } = mount('<ssm-menu sheet-href="/specs/{seqId}?version={version}"></ssm-menu>');
      await rows();
      const button = await inside.findByRole('button', { name: 'Preview' });
      await userEvent.click(button);
      const pane = await inside.findByRole('complementary', { name: 'Preview' });
      await expect
        .poll(() => [getComputedStyle(button.parentElement as HTMLElement).order, getComputedStyle(pane).contain])
        .toEqual(['1', 'size']);
      const table = pane.parentElement as HTMLElement;
      expect([getComputedStyle(table).display, pane.getBoundingClientRect().top]).toEqual([
        'grid',
        table.querySelector('[data-part=Frame]')?.getBoundingClientRect().top,
      ]);
    });

    test('calls getAccessToken even if the page set it before the element was defined', async () => {
      const token = vi.fn(() => null);
      const { element } = mount('<ssm-menu></ssm-menu>');
      const early = document.createElement('ssm-menu');
      element.remove();
      Object.defineProperty(early, 'getAccessToken', {
        value: token,
        configurable: true,
        enumerable: true,
        writable: true,
      });
      document.body.append(early);
      await within(early.shadowRoot as unknown as HTMLElement).findByText(/of [\d,]+ reagents$/);
      expect([token.mock.calls.length > 0, early.getAccessToken]).toEqual([true, token]);
      (early as { getAccessToken: unknown }).getAccessToken = 'a token';
      expect(complaints()[0]).toContain('<ssm-menu>: the property getAccessToken is no function: expected a function');
    });

    test('takes the design tokens of the page, but no inherited text styles', async () => {
      const style = document.createElement('style');
      style.textContent =
        'ssm-menu { --ssm-color-accent: rgb(107, 47, 179); letter-spacing: 9px; text-transform: uppercase; } ssm-menu::part(frame) { border-radius: 7px; }';
      document.head.append(style);
      onTestFinished(() => style.remove());
      const { element, rows } = mount('<ssm-menu theme="light"></ssm-menu>');
      await rows();
      const root = element.shadowRoot?.querySelector('.ssm-root') as HTMLElement;
      const { letterSpacing, textTransform, colorScheme } = getComputedStyle(root);
      const frame = getComputedStyle(root.querySelector('[data-part=Frame]') as HTMLElement).borderRadius;
      expect([
        getComputedStyle(root).getPropertyValue('--ssm-color-accent'),
        letterSpacing,
        textTransform,
        colorScheme,
        frame,
      ]).toEqual(['rgb(107, 47, 179)', 'normal', 'none', 'light', '7px']);
    });

    test('keeps its content when moved, and leaves nothing when removed', async () => {
      const { element, inside, rows } = mount('<ssm-menu></ssm-menu><main></main>');
      await rows();
      const grid = inside.getByRole('grid');
      document.querySelector('main')?.append(element);
      await Promise.resolve();
      expect(inside.getByRole('grid')).toBe(grid);
      element.remove();
      await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    });
  });

  describe('a session that cannot be resolved', () => {
    const validate = '/menuquery/jwt/validate';
    const isOf = (request: unknown): boolean => (request as Request).url.includes(validate);

    /** Mounts an element of a signed-in person. `told` collects its session and error events. */
    function mountSignedIn<Name extends 'ssm-menu' | 'ssm-builder' | 'ssm-spec-sheet'>(name: Name, token: string) {
      const told: string[] = [];
      const element = document.createElement(name);
      element.addEventListener('ssm-session-needed', ({ detail }) => told.push(`session needed: ${detail.reason}`));
      element.addEventListener('ssm-error', ({ detail }) => told.push(`error: ${detail.code} ${detail.status}`));
      element.getAccessToken = () => token;
      element.setAttribute('seq-id', '40005-9');
      document.body.append(element);
      return { element, told, inside: within(element.shadowRoot as unknown as HTMLElement) };
    }

    const failures: readonly (readonly [name: string, answer: () => Promise<Response>, told: string])[] = [
      ['no answer comes', () => Promise.reject(new TypeError('offline')), 'error: network 0'],
      ['the server is not available', async () => new Response('', { status: 503 }), 'error: unavailable 503'],
    ];

    test.each(failures)(
      '%s: the menu does not ask the user to sign in, and Try again sends a new request',
      async (_, answer, error) => {
        const token = await server.mint('SSM-Registered');
        let isDown = true;
        vi.mocked(fetch).mockImplementation((request) =>
          isDown && isOf(request) ? answer() : server.fetch(request as Request),
        );
        const builder = mountSignedIn('ssm-builder', token);
        const sheet = mountSignedIn('ssm-spec-sheet', token);
        const menu = mountSignedIn('ssm-menu', token);
        await menu.inside.findByText(/of [\d,]+ reagents$/);
        const all = [builder, sheet, menu];
        const said = await Promise.all(all.map(({ inside }) => inside.findByRole('alert')));
        expect([said.map(({ textContent }) => textContent), all.map(({ told }) => told)]).toEqual([
          all.map(() => 'Your session could not be opened. Check the connection and try again.Try again'),
          all.map(() => [error]),
        ]);
        isDown = false;
        for (const { inside } of all) await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
        await builder.inside.findByRole('button', { name: 'Import' });
        await sheet.inside.findByRole('heading', { level: 1, name: /^40005-9/ });
        await menu.inside.findByRole('button', { name: 'Bulk Search' });
        expect(all.map(({ inside }) => inside.queryByRole('alert'))).toEqual([null, null, null]);
      },
    );

    test('the menu says that a person has no access, and does not ask the person to sign in', async () => {
      const { told, inside, element } = mountSignedIn('ssm-builder', await server.mint('SSM-Public'));
      const said = await inside.findByText('Your account has no access to this.');
      expect([said.getAttribute('role'), told]).toEqual(['status', []]);
      element.innerHTML = '<a href="/access" slot="no-access">Request access</a>';
      expect(said.checkVisibility()).toBe(false);
    });
  });
});

function Telling({ onLeave }: { readonly onLeave: () => void }) {
  useEffect(() => onLeave, [onLeave]);
  return <p>Content</p>;
}

/** Its content emits an event while it unmounts, like the menu after a change of version. */
class TellingElement extends elementWith({}) {
  told = 0;

  protected override get needsSession(): boolean {
    return false;
  }

  protected override content() {
    return <Telling onLeave={this.#tell} />;
  }

  readonly #tell = (): void => {
    this.told += 1;
    this.answer();
  };
}

customElements.define('ssm-telling', TellingElement);

describe('an element outside the page', () => {
  test('requests no session until it is connected', async () => {
    const element = document.createElement('ssm-menu');
    const token = vi.fn(() => null);
    element.getAccessToken = token;
    element.renewSession();
    expect(token).not.toHaveBeenCalled();
    document.body.append(element);
    await within(element.shadowRoot as unknown as HTMLElement).findByText(/of [\d,]+ reagents$/);
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    const before = token.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    element.renewSession();
    expect(token.mock.calls.length).toBe(before);
  });

  test('can be removed while its content emits a change', async () => {
    const failures: string[] = [];
    const note = ({ message }: ErrorEvent): void => void failures.push(message);
    window.addEventListener('error', note);
    onTestFinished(() => window.removeEventListener('error', note));
    const element = document.createElement('ssm-telling') as TellingElement;
    document.body.append(element);
    await within(element.shadowRoot as unknown as HTMLElement).findByText('Content');
    element.remove();
    await expect.poll(() => element.told).toBe(1);
    expect([element.shadowRoot?.childElementCount, failures]).toEqual([0, []]);
  });
});

describe('texts in another language', () => {
  const late =
    '<ssm-menu>: the texts for language="de" have not come within 3 s. Those of language="en" are shown until they do.';

  /** Mounts an element. Its texts in other languages load only when the test resolves them. */
  function mount(attributes: Readonly<Record<string, string>> = {}) {
    const timers = vi.spyOn(window, 'setTimeout');
    const fetched = Promise.withResolvers<typeof german>();
    const load = vi.spyOn(languages, 'de').mockImplementation(async () => ({ texts: await fetched.promise }));
    const errors: string[] = [];
    const element = document.createElement('ssm-menu');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.addEventListener('ssm-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
    document.body.append(element);
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    return {
      element,
      inside,
      errors,
      fetched,
      load,
      endWaiting: () => {
        const [end] = timers.mock.calls.findLast(([, ms]) => ms === 3_000) ?? [];
        (end as () => void)();
      },
      columns: (name: string) => inside.findByRole('columnheader', { name: new RegExp(name) }),
    };
  }

  const english = 'Full Name';
  const ownWords = german.columns.fullName.title;

  test('the first draw waits for texts in the language of the element, so English texts do not appear first', async () => {
    const { element, fetched, columns } = mount({ language: 'de' });
    const other = document.createElement('ssm-menu');
    document.body.append(other);
    await within(other.shadowRoot as unknown as HTMLElement).findByText(/of [\d,]+ reagents$/);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    fetched.resolve(german);
    await columns(ownWords);
    expect(complaints()).toEqual([]);
  });

  test('English texts show after 3 s, and texts in the language of the element replace them when they arrive', async () => {
    const { fetched, load, endWaiting, columns, errors } = mount({ language: 'de' });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    endWaiting();
    await columns(english);
    expect([complaints(), errors]).toEqual([[late], []]);
    fetched.resolve(german);
    await columns(ownWords);
  });

  test('English texts show if texts in the language of the element cannot be fetched, and an event reports the failure', async () => {
    const { fetched, columns, errors } = mount({ language: 'de' });
    fetched.reject(new TypeError('offline'));
    await columns(english);
    expect([complaints(), errors]).toEqual([
      ['<ssm-menu>: the texts for language="de" could not be fetched: TypeError: offline. Those in English are shown.'],
      ['part: TypeError: offline'],
    ]);
  });

  test('the element keeps the previous language while another loads, and the search box loses no key', async () => {
    const { element, inside, fetched, load, endWaiting, columns } = mount();
    await columns(english);
    element.language = 'de';
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
    element.heading = 'Assays';
    await inside.findByRole('heading', { level: 1, name: 'Assays' });
    expect([inside.getByRole<HTMLInputElement>('searchbox').value, element.readView(), complaints()]).toEqual([
      'kinase',
      'search=kinase',
      [],
    ]);
    endWaiting();
    expect(complaints()).toEqual([late]);
    fetched.resolve(german);
    await columns(ownWords);
  });

  test('texts that arrive after another language was set are not shown', async () => {
    const { element, inside, fetched, load, columns } = mount();
    await columns(english);
    element.language = 'de';
    await expect.poll(() => load.mock.calls.length).toBe(1);
    element.language = 'en';
    element.heading = 'Assays';
    await inside.findByRole('heading', { level: 1, name: 'Assays' });
    fetched.resolve(german);
    await fetched.promise;
    element.heading = 'Assays again';
    await inside.findByRole('heading', { level: 1, name: 'Assays again' });
    expect([inside.queryByRole('columnheader', { name: new RegExp(ownWords) }), load.mock.calls.length]).toEqual([
      null,
      1,
    ]);
  });
});

describe('code that cannot be fetched', () => {
  test('is reported to the page once per attempt', async () => {
    vi.spyOn(menuParts, 'loadFilters').mockRejectedValue(new TypeError('offline'));
    const element = document.createElement('ssm-menu');
    const told: unknown[] = [];
    element.addEventListener('ssm-error', ({ detail: { code, status } }) => told.push([code, status]));
    document.body.append(element);
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    await inside.findByText(/of [\d,]+ reagents$/);
    await userEvent.click(inside.getByRole('button', { name: 'Filters' }));
    expect((await inside.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
    expect(told).toEqual([['part', 0]]);
  });
});
