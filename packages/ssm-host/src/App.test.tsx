import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, useState } from 'react';
import { type AuthState, type Person, personOf, type RoleTitle } from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useAddress } from './address/AddressContext.ts';
import { AppLink } from './address/AppLink.tsx';
import { type AppAuth, createAnonymousAuth } from './auth/appAuth.ts';
import { deferredComponent } from './deferredComponent.tsx';
import { type HomeView, useHomeView } from './routes/home/useHomeView.ts';
import type { AppRoutes } from './routes/route.ts';
import { Reader, type ReaderProps, writeLanguages } from './settings/language/testing/Reader.tsx';
import { renderApp, route, type Setup } from './shell/testing/renderApp.tsx';
import { ShellStory } from './shell/testing/ShellStory.tsx';

describe('the application', () => {
  function Home() {
    return (
      <>
        <h1>Home</h1>
        <AppLink to="/notes">To the notes</AppLink>
      </>
    );
  }

  const pages: AppRoutes = {
    home: route('/', Home),
    notes: route('/notes', () => <h1>Notes</h1>, 'Release notes'),
  };

  const renderPages = (setup: Partial<Setup> = {}) => renderApp({ routes: pages, ...setup });

  function drawnAtOnce(Component: ComponentType): string | null {
    const { container, unmount } = render(<Component />);
    const { textContent } = container;
    unmount();
    return textContent;
  }

  function headings(): readonly (string | null)[] {
    return screen.queryAllByRole('heading').map((heading) => heading.textContent);
  }

  test('S2-13: an unknown path leads to / and leaves no entry in the history', async () => {
    const { window } = renderPages({ start: '/no/such/page?version=V_11K' });
    await screen.findByRole('heading', { name: 'Home' });
    window.advance(50);
    expect(window.entries()).toEqual({ urls: ['/'], index: 0 });
  });

  test('S2-14: the page title follows the route; a route without a title gets the menu name', async () => {
    const { address } = renderPages({ settings: { menuName: 'Protein Menu' } });
    const titles = [document.title];
    address.push('/notes');
    await screen.findByRole('heading', { name: 'Notes' });
    titles.push(document.title);
    address.push('/?page=2');
    await screen.findByRole('heading', { name: 'Home' });
    titles.push(document.title);
    expect(titles).toEqual(['Protein Menu', 'Release notes – Protein Menu', 'Protein Menu']);
  });

  test('S2-18: no page is shown until authentication has loaded', async () => {
    const listeners = new Set<() => void>();
    let state: AuthState = { status: 'loading' };
    const auth: AppAuth = {
      ...createAnonymousAuth(),
      getSnapshot: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const { container, unmount } = renderPages({ auth });
    const before = container.innerHTML;
    state = knownPerson(null, null);
    for (const listener of listeners) listener();
    await screen.findByRole('heading', { name: 'Home' });
    unmount();
    expect({ before, listeners: listeners.size }).toEqual({ before: '', listeners: 0 });
  });

  test('S2-20: a visitor sees a toast area, a skip link and a main landmark, but no navigation', () => {
    renderPages();
    expect({
      toasts: screen.getAllByRole('region').map((region) => region.getAttribute('aria-label')),
      main: screen.getAllByRole('main').map((main) => `#${main.id}`),
      skip: screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href'),
      isFirst: document.querySelector('a, button, input, [tabindex="0"]')?.textContent,
      navigation: screen.queryAllByRole('navigation').length,
    }).toEqual({
      toasts: ['Notifications'],
      main: ['#main'],
      skip: '#main',
      isFirst: 'Skip to main content',
      navigation: 0,
    });
  });

  test('a new path moves the focus to the main landmark, but a new query does not', async () => {
    const { address } = renderPages();
    const focus = [document.activeElement?.tagName];
    screen.getByRole('link', { name: 'To the notes' }).click();
    await screen.findByRole('heading', { name: 'Notes' });
    focus.push(document.activeElement?.tagName);
    // Screen readers say the name of the focused landmark.
    expect(screen.getByRole('main', { name: 'Release notes' })).toBe(document.activeElement);
    (document.activeElement as HTMLElement).blur();
    address.push('?page=2');
    await waitFor(() => expect(address.getLocation().search).toEqual('?page=2'));
    focus.push(document.activeElement?.tagName);
    expect(focus).toEqual(['BODY', 'MAIN', 'BODY']);
  });

  test('Back restores the focus that the page had, and a link to a visited page focuses its main landmark', async () => {
    const { window, address } = renderPages();
    screen.getByRole('link', { name: 'To the notes' }).focus();
    screen.getByRole('link', { name: 'To the notes' }).click();
    await screen.findByRole('heading', { name: 'Notes' });
    window.travel(-1);
    await screen.findByRole('heading', { name: 'Home' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('To the notes'));
    address.push('/notes');
    await screen.findByRole('heading', { name: 'Notes' });
    address.push('/');
    await screen.findByRole('heading', { name: 'Home' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  test('R36: routes and links carry the base path', async () => {
    const { window } = renderPages({ start: '/menu/', settings: { basePath: '/menu/' } });
    const link = screen.getByRole('link', { name: 'To the notes' });
    const href = link.getAttribute('href');
    link.click();
    await screen.findByRole('heading', { name: 'Notes' });
    expect({ href, ...window.entries() }).toEqual({ href: '/menu/notes', urls: ['/menu/', '/menu/notes'], index: 1 });
  });

  test('a page that throws is reported and replaced by a message, and recovers by Try again or another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <h1>Mended</h1>;
    };
    const reports: unknown[] = [];
    const { address } = renderPages({
      routes: { ...pages, home: route('/', Fragile) },
      report: (told) => reports.push(told.name),
    });
    const seen = [{ headings: headings(), title: document.title, alerts: screen.getAllByRole('alert').length }];
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(headings()).toEqual(['Something went wrong']));
    address.push('/notes');
    await screen.findByRole('heading', { name: 'Notes' });
    address.push('/');
    await screen.findByRole('heading', { name: 'Something went wrong' });
    isBroken = false;
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('heading', { name: 'Mended' });
    expect(seen).toEqual([{ headings: ['Something went wrong'], title: 'SomaScan Menu', alerts: 1 }]);
    expect(reports).toEqual(['crash', 'crash']);
  });

  test('R11: a page that cannot be fetched shows a message and is reported, and Try again fetches the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('offline'));
    const reports: unknown[] = [];
    const { address } = renderPages({
      routes: { ...pages, late: route('/late', deferredComponent(load), 'Late') },
      report: (told) => reports.push(told),
    });
    address.push('/late');
    await screen.findByRole('heading', { name: 'Something went wrong' });
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(reports.length).toBe(2));
    const seen = headings();
    load.mockResolvedValue(() => <h1>Late</h1>);
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('heading', { name: 'Late' });
    const crash = { name: 'crash', error: new TypeError('offline') };
    expect({ seen, reports, alerts: screen.queryAllByRole('alert').length, calls: load.mock.calls.length }).toEqual({
      seen: ['Something went wrong'],
      reports: [crash, crash],
      alerts: 0,
      calls: 3,
    });
  });

  test('R11: a page that could not be fetched is fetched on the next visit, once for all components that show it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(() => <h1>Late</h1>);
    const { address } = renderPages({ routes: { ...pages, late: route('/late', deferredComponent(load), 'Late') } });
    address.push('/late');
    await screen.findByRole('heading', { name: 'Something went wrong' });
    address.push('/late?page=2');
    await screen.findByRole('heading', { name: 'Late' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a broken header shows a message, a broken lazy footer part shows nothing, both are reported, and the page stays usable', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const links = {
      get portal(): string {
        if (isBroken) throw new Error('broken');
        return 'https://portal.example/';
      },
    };
    const person = personOf({ sub: 'ada', email: 'ada@example.org', roles: ['SSM-Verified'] }, '') as Person;
    const state = knownPerson(person, null);
    const reports: unknown[] = [];
    const { container, address } = renderPages({
      auth: { ...createAnonymousAuth(), getSnapshot: () => state },
      appSettings: { links },
      report: (told) => reports.push(told),
    });
    await waitFor(() => expect(screen.getAllByText('Something went wrong').length).toBe(1));
    await waitFor(() => expect(reports.length).toBe(2));
    screen.getByRole('link', { name: 'To the notes' }).click();
    await screen.findByRole('heading', { name: 'Notes' });
    await waitFor(() => expect(reports.length).toBe(4));
    isBroken = false;
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('button', { name: 'ada@example.org' });
    const portals = (): number => screen.getAllByRole('link', { name: /^Portal/ }).length;
    const onThisPage = portals();
    act(() => address.push('/'));
    await screen.findByRole('heading', { name: 'Home' });
    const crash = { name: 'crash', error: new Error('broken') };
    expect({
      reports,
      headings: headings(),
      portals: [onThisPage, portals()],
      alerts: container.querySelectorAll('[role=alert]').length,
    }).toEqual({ reports: [crash, crash, crash, crash], headings: ['Home'], portals: [1, 2], alerts: 0 });
  });

  function renderWithSlowPage() {
    const code = Promise.withResolvers<ComponentType>();
    const Slow = deferredComponent(() => code.promise);
    const { address } = renderPages({ routes: { ...pages, slow: route('/slow', Slow, 'Slow') } });
    return { address, arrive: code.resolve };
  }

  test('a page never appears if the user navigates elsewhere before it has loaded', async () => {
    const shown: string[] = [];
    const { address, arrive } = renderWithSlowPage();
    await screen.findByRole('heading', { name: 'Home' });
    address.push('/slow');
    await waitFor(() => expect(headings()).toEqual([]));
    address.push('/notes');
    await screen.findByRole('heading', { name: 'Notes' });
    // A callback ref that stays the same is called only when the heading appears, not on each render.
    const noteShown = (heading: HTMLElement | null): void => void (heading && shown.push('slow'));
    function SlowPage() {
      return <h1 ref={noteShown}>Slow</h1>;
    }
    await act(async () => arrive(SlowPage));
    const seen = { headings: headings(), title: document.title, shown: [...shown] };
    address.push('/slow');
    await screen.findByRole('heading', { name: 'Slow' });
    expect({ seen, shown }).toEqual({
      seen: { headings: ['Notes'], title: 'Release notes – SomaScan Menu', shown: [] },
      shown: ['slow'],
    });
  });

  /**
   * Number of turns in which a page must appear. They take far less than the 300 ms for which Suspense would keep its
   * fallback.
   */
  const turnsOfADrawing = 20;

  const nextTurn = (): Promise<unknown> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });

  test('a page appears as soon as its code has loaded, however soon that is', async () => {
    const { address, arrive } = renderWithSlowPage();
    await screen.findByRole('heading', { name: 'Home' });
    address.push('/slow');
    await waitFor(() => expect(headings()).toEqual([]));
    arrive(() => <h1>Slow</h1>);
    for (let turn = 0; turn < turnsOfADrawing; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await nextTurn();
    }
    expect(headings()).toEqual(['Slow']);
  });

  test('a page mounts once for all of its queries, and each Back undoes one step', async () => {
    let mounts = 0;
    const Counted = () => {
      const [mount] = useState(() => {
        mounts += 1;
        return mounts;
      });
      const { address: shown } = useAddress();
      return <button onClick={() => shown.push('?page=2')}>{`Mount ${mount}`}</button>;
    };
    const { window, address } = renderPages({ routes: { home: route('/', Counted) } });
    const first = screen.getByRole('button').textContent;
    screen.getByRole('button').click();
    await waitFor(() => expect(address.getLocation().search).toEqual('?page=2'));
    window.advance(100);
    window.travel(-1);
    await waitFor(() => expect(address.getLocation().search).toEqual(''));
    expect({ isSame: screen.getByRole('button').textContent === first, ...window.entries() }).toEqual({
      isSame: true,
      urls: ['/', '/?page=2'],
      index: 0,
    });
  });

  test('unmounting and stopping leave no listener and no timer', () => {
    const { window, address, unmount } = renderPages();
    for (let count = 0; count < 60; count += 1) address.replace(`?search=${count}`);
    unmount();
    address.stop();
    expect({ held: window.held(), left: document.querySelectorAll('.ssm-root').length }).toEqual({ held: 0, left: 0 });
  });

  test('a preloaded page is drawn without delay', async () => {
    const load = vi.fn(async () => () => <h1>Notes</h1>);
    const Notes = deferredComponent(load);
    const before = drawnAtOnce(Notes);
    Notes.preload?.();
    await act(async () => {});
    expect([before, drawnAtOnce(Notes), load.mock.calls.length]).toEqual(['', 'Notes', 1]);
  });
});

describe('by role', () => {
  const pages: AppRoutes = {
    home: { path: '/', access: 'everyone', meta: {}, Component: () => <h1>Home</h1> },
  };
  const links = {
    studies: 'https://studies.example/',
    portal: 'https://portal.example/',
    customerService: 'https://help.example/',
  };
  const all = ['Portal', 'Customer Service', 'Studies'];

  function linksIn(landmark: HTMLElement): readonly (string | null)[] {
    return within(landmark)
      .getAllByRole('link')
      .map((link) => link.textContent);
  }

  test.each<[who: RoleTitle | null, external: readonly string[]]>([
    [null, []],
    ['SSM-Public', []],
    ['SSM-Registered', all],
    ['SSM-Verified', all],
    ['Certified-Site', all],
    ['Certified-Site-Customer', all],
  ])('S3-13: for %s the footer has the same external links as the navigation', async (who, external) => {
    render(<ShellStory who={who} pages={pages} config={{ links }} />);
    await screen.findByRole('heading', { name: 'Home' });
    const navigation = who === null ? undefined : await screen.findByRole('navigation', { name: 'Main' });
    if (external.length > 0) await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Portal' });
    expect({
      footer: linksIn(screen.getByRole('contentinfo')),
      navigation: navigation === undefined ? undefined : linksIn(navigation).slice(1),
    }).toEqual({ footer: ['Cookie Policy', 'About', ...external], navigation: who === null ? undefined : external });
  });
});

describe('the view of Home', () => {
  test('a change of the view draws Home once, and the later change of the address bar draws nothing', async () => {
    let drawn = 0;
    let home: HomeView | undefined;
    function Probe() {
      drawn += 1;
      home = useHomeView();
      return <h1>{home.view?.search ?? 'nothing'}</h1>;
    }
    const { window } = renderApp({ routes: { home: route('/', Probe) }, isStrict: false });
    await screen.findByRole('heading');

    function change(values: Partial<NonNullable<HomeView['view']>>) {
      const before = drawn;
      const { view } = home as HomeView;
      if (view === undefined) throw new Error('The view is not known yet.');
      act(() => home?.changeView({ ...view, ...values }));
      const once = drawn - before;
      const shown = screen.getByRole('heading').textContent;
      act(() => window.blur());
      return { drawn: once, afterWriting: drawn - before - once, shown, address: window.location.search };
    }

    expect(change({ search: 'k' })).toEqual({ drawn: 1, afterWriting: 0, shown: 'k', address: '?search=k' });
    const sort = { key: 'loDb', direction: 'ascending' } as const;
    expect(change({ sort })).toEqual({ drawn: 1, afterWriting: 0, shown: 'k', address: '?search=k&sort=loDb' });
  });

  test('a link to Home includes typed text that is not in the address bar yet', async () => {
    let home: HomeView | undefined;
    function Probe() {
      home = useHomeView();
      return (
        <>
          <h1>{home.view?.search ?? 'nothing'}</h1>
          <AppLink to="/">Menu</AppLink>
        </>
      );
    }
    const { window } = renderApp({ routes: { home: route('/', Probe) } });
    await screen.findByRole('heading');
    const { view } = home as HomeView;
    if (view === undefined) throw new Error('The view is not known yet.');
    act(() => home?.changeView({ ...view, search: 'il6' }));
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    act(() => window.blur());
    expect([screen.getByRole('heading').textContent, window.location.search]).toEqual(['il6', '?search=il6']);
  });
});

describe('the language selector', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.lang = 'en';
  });

  function open(languages: string, props: ReaderProps = {}): void {
    onTestFinished(writeLanguages(languages));
    render(<Reader {...props} />);
  }

  const offered = () =>
    within(screen.getByRole('combobox'))
      .getAllByRole('option')
      .map((option) => [option.textContent, option.lang]);

  test('lists each language by the name that its speakers use, with its lang attribute', () => {
    open('ar-XB de en en-XA ja');
    expect(offered()).toEqual([
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['日本語', 'ja'],
    ]);
  });

  test('shows the current language, even if the tag of the installation has a region', () => {
    open('en de ja', { locale: 'de-CH' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('de');
  });

  test('is absent if the page lists only one language', () => {
    open('en');
    expect(screen.queryByRole('combobox')).toBe(null);
  });

  test('R38, R39: works by keyboard, applies the language at once, persists it, and axe finds nothing', async () => {
    open('en de ja');
    screen.getByRole('combobox', { name: 'Language' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('combobox', { name: 'Sprache' });
    await userEvent.keyboard('{ArrowDown}');
    const choice = await screen.findByRole('combobox', { name: '言語' });
    await waitFor(() => expect(choice.ariaBusy ?? choice.getAttribute('aria-busy')).toBe('false'));
    expect([
      document.activeElement === choice,
      document.documentElement.lang,
      localStorage.getItem('language'),
    ]).toEqual([true, 'ja', 'ja']);
    const { violations } = await axe.run({ rules: { 'page-has-heading-one': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
