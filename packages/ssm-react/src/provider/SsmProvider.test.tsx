import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { catalogueQuery, createLoadingRegistry, createSatClient, SatError } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../testing/axe.ts';
import { createSilentClient } from '../testing/createTestClient.ts';
import { Ask, Look, notified, pass, useFakeClock } from '../testing/providerProbes.tsx';
import { renderInProvider, renderWithServer } from '../testing/renderWithServer.tsx';
import { Modal } from '../ui/modal/Modal.tsx';
import { Select } from '../ui/select/Select.tsx';
import { useToasts } from '../ui/UiContext.ts';
import { SsmProvider } from './SsmProvider.tsx';
import { type Ssm, useSsm } from './useSsm.ts';

const silent = createSilentClient();

const never = () => new Promise<string>(() => {});

describe('SsmProvider', () => {
  describe('the root', () => {
    test('is a single element with the theme, direction and language', () => {
      const { container } = renderInProvider(<p>Content</p>, { theme: 'dark', direction: 'rtl', locale: 'ar' });
      const [root, ...others] = [...container.children] as HTMLElement[];
      expect(others).toEqual([]);
      expect([root?.className, root?.dataset['component'], root?.dataset['theme'], root?.dir, root?.lang]).toEqual([
        'ssm-root',
        'SsmProvider',
        'dark',
        'rtl',
        'ar',
      ]);
    });

    test('has the colours of the light and the dark theme', () => {
      const { container } = renderInProvider(<p>Content</p>, { theme: 'light' });
      expect(getComputedStyle(container.firstElementChild as Element).backgroundColor).toBe('rgb(255, 255, 255)');
      cleanup();
      const dark = renderInProvider(<p>Content</p>, { theme: 'dark' });
      expect(getComputedStyle(dark.container.firstElementChild as Element).backgroundColor).toBe('rgb(15, 18, 22)');
    });

    test('takes the color-scheme of the surrounding page with theme="inherit"', () => {
      const { container } = renderInProvider(<p>Content</p>, { theme: 'inherit' });
      const shown = ['dark', 'light'].map((scheme) => {
        container.style.colorScheme = scheme;
        return getComputedStyle(container.firstElementChild as Element).backgroundColor;
      });
      expect(shown).toEqual(['rgb(15, 18, 22)', 'rgb(255, 255, 255)']);
    });

    test('takes a named theme only from the host’s rule, also in overlays', async () => {
      const host = document.createElement('style');
      host.textContent =
        '.ssm-root[data-theme="night"] { color-scheme: dark; --ssm-color-background: rgb(1, 2, 3); --ssm-color-raised: rgb(4, 5, 6); }';
      document.head.append(host);
      onTestFinished(() => host.remove());
      const { container } = renderInProvider(
        <Select label="Group" options={[{ value: 'a', label: 'First' }]} value="a" onChange={() => undefined} />,
        { theme: 'night' },
      );
      const { backgroundColor, colorScheme } = getComputedStyle(container.firstElementChild as Element);
      expect([backgroundColor, colorScheme]).toEqual(['rgb(1, 2, 3)', 'dark']);
      // The dark text colour proves that the theme's rule alone sets the scheme.
      const looks = (floating: Element | null) => {
        const look = getComputedStyle(floating as Element);
        return [look.backgroundColor, look.colorScheme, look.color];
      };
      const expected = ['rgb(4, 5, 6)', 'dark', 'rgb(232, 236, 241)'];
      await userEvent.click(screen.getByRole('button', { name: 'Group' }));
      const list = await screen.findByRole('listbox', { name: 'Group' });
      expect(looks(list.closest('[data-component="Popover"]'))).toEqual(expected);
      cleanup();
      renderInProvider(
        <Modal title="Rename" isOpen onClose={() => undefined}>
          Content
        </Modal>,
        { theme: 'night' },
      );
      const dialog = await screen.findByRole('dialog', { name: 'Rename' });
      expect(looks(dialog.closest('[data-component="Modal"]'))).toEqual(expected);
    });

    test("the host's CSS wins over our CSS", () => {
      const host = document.createElement('style');
      host.textContent = '.ssm-root { background-color: rgb(1, 2, 3); --ssm-color-text: rgb(4, 5, 6); }';
      document.head.append(host);
      onTestFinished(() => host.remove());
      const { container } = renderInProvider(<p>Content</p>);
      const { backgroundColor, color } = getComputedStyle(container.firstElementChild as Element);
      expect([backgroundColor, color]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    });

    test('a component outside the provider throws an error that says what to do', () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      expect(() => render(<Look onLook={() => {}} />)).toThrow(
        'Invariant: a component of ssm-react was rendered outside <SsmProvider>; wrap the page in it',
      );
    });
  });

  describe('strings', () => {
    test('can be replaced one by one', () => {
      renderInProvider(<p>Content</p>, { strings: { shell: { notifications: 'Meldungen' } } });
      expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toBe('');
    });

    test('keep their identity while an inline override stays equal', () => {
      const seen = new Set<Ssm>();
      const page = () => (
        <SsmProvider client={silent} strings={{ menu: { search: 'Find' } }}>
          <Look onLook={(ssm) => seen.add(ssm)} />
        </SsmProvider>
      );
      const { rerender } = render(page());
      rerender(page());
      expect([...seen].map(({ strings }) => strings.menu.search)).toEqual(['Find']);
    });

    test('change when the override changes', () => {
      const searches: string[] = [];
      const page = (search: string) => (
        <SsmProvider client={silent} strings={{ menu: { search } }}>
          <Look onLook={({ strings }) => searches.push(strings.menu.search)} />
        </SsmProvider>
      );
      const { rerender } = render(page('Find'));
      rerender(page('Seek'));
      expect(searches.at(-1)).toBe('Seek');
    });
  });

  describe('several providers', () => {
    test('share nothing', async () => {
      const seen: Ssm[] = [];
      function Notify() {
        const { show } = useToasts();
        useEffect(() => {
          show({ kind: 'info', text: 'only here' });
        }, [show]);
        return null;
      }
      render(
        <>
          <SsmProvider client={silent}>
            <Look onLook={(ssm) => seen.push(ssm)} />
            <Ask answer={() => Promise.resolve('one')} />
            <Notify />
          </SsmProvider>
          <SsmProvider client={silent}>
            <Look onLook={(ssm) => seen.push(ssm)} />
            <Ask answer={() => Promise.resolve('two')} />
          </SsmProvider>
        </>,
      );
      await screen.findByText('one');
      await screen.findByText('two');
      const [one, two] = seen as [Ssm, Ssm];
      expect([one.queryClient === two.queryClient, one.loading === two.loading]).toEqual([false, false]);
      const regions = screen.getAllByRole('region', { name: /^Notifications/ });
      expect(regions.map((region) => region.textContent)).toEqual(['only here', '']);
    });

    test('give each notification region a different name, also in a shadow root', async () => {
      const place = document.createElement('div');
      document.body.append(place);
      const shadow = place.attachShadow({ mode: 'open' });
      onTestFinished(() => {
        cleanup();
        place.remove();
      });
      const page = (keys: readonly string[]) => (
        <>
          {keys.map((key) => (
            <SsmProvider key={key} client={silent} />
          ))}
          {createPortal(<SsmProvider client={silent} />, shadow)}
        </>
      );
      const names = () =>
        [document, shadow].flatMap((root) =>
          [...root.querySelectorAll('.ssm-Toasts')].map((region) => region.getAttribute('aria-label')),
        );
      const { rerender } = render(page(['one', 'two']));
      const three = names();
      const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique', 'region'] });
      rerender(page(['two']));
      const two = names();
      rerender(page([]));
      const alone = names();
      rerender(page(['new']));
      expect([three, violations.map(({ id }) => id), two, alone, names()]).toEqual([
        ['Notifications', 'Notifications 2', 'Notifications 3'],
        [],
        ['Notifications', 'Notifications 2'],
        ['Notifications'],
        ['Notifications 2', 'Notifications'],
      ]);
    });

    test('leave no timer, listener, cached data or element behind when they unmount', async () => {
      useFakeClock();
      const listeners = countListeners();
      const before = document.documentElement.outerHTML;
      let queryClient: Ssm['queryClient'] | undefined;
      function Busy() {
        const { show } = useToasts();
        useEffect(() => {
          show({ kind: 'info', text: 'still there' });
        }, [show]);
        return <Ask answer={never} />;
      }
      const { unmount, container } = render(
        <StrictMode>
          <SsmProvider client={silent}>
            <Busy />
            <Look
              onLook={(ssm) => {
                queryClient = ssm.queryClient;
              }}
            />
          </SsmProvider>
        </StrictMode>,
      );
      expect(vi.getTimerCount() > 0).toBe(true);
      unmount();
      container.remove();
      await pass(0);
      expect({
        timers: vi.getTimerCount(),
        listeners: listeners.left(),
        queries: queryClient?.getQueryCache().getAll(),
        page: document.documentElement.outerHTML,
      }).toEqual({ timers: 0, listeners: [], queries: [], page: before });
    });
  });

  type Listen = (type: string, ...rest: readonly unknown[]) => void;

  /**
   * Counts listeners on window and document. Does not count React's own listeners, which React keeps there for all
   * roots.
   */
  function countListeners() {
    const left: string[] = [];
    for (const target of [window, document] as readonly EventTarget[]) {
      const add = target.addEventListener.bind(target) as Listen;
      const remove = target.removeEventListener.bind(target) as Listen;
      vi.spyOn(target, 'addEventListener').mockImplementation((type, ...rest) => {
        left.push(type);
        add(type, ...rest);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((type, ...rest) => {
        const at = left.indexOf(type);
        if (at >= 0) left.splice(at, 1);
        remove(type, ...rest);
      });
    }
    return { left: () => left.filter((type) => type !== 'selectionchange') };
  }
});

describe('loading', () => {
  const timeoutText = 'Timeout - excessive time to fetch data';
  const errorText = 'There was an error with your request, please try again later or contact our support team.';

  describe('server data', () => {
    test('an answer arrives with and without StrictMode', async () => {
      render(
        <StrictMode>
          <SsmProvider client={silent}>
            <Ask answer={() => Promise.resolve('data')} />
          </SsmProvider>
        </StrictMode>,
      );
      expect((await screen.findByText('data')).textContent).toBe('data');
    });

    test('S8-01: a failed request shows a single error message', async () => {
      renderInProvider(<Ask answer={() => Promise.reject(new SatError('internal', { status: 500 }))} />);
      expect((await screen.findByRole('alert')).textContent).toBe(errorText);
    });

    test('S4-08, S8-04: a timeout shows a warning', async () => {
      renderInProvider(<Ask answer={() => Promise.reject(new SatError('timeout'))} />);
      await screen.findByRole('alert');
      expect(notified()).toEqual([`warning: ${timeoutText}`]);
    });

    test.each([
      ['a request that was given up', new SatError('aborted'), false],
      ['S8-05: a query that is meant to be silent', new SatError('internal'), true],
    ])('%s shows no notification', async (_, error, isSilent) => {
      useFakeClock();
      renderInProvider(<Ask answer={() => Promise.reject(error)} isSilent={isSilent} />);
      await pass(1000);
      expect(notified()).toEqual([]);
    });
  });

  describe('global loading', () => {
    test('S4-07: is on while a feature fetches data', async () => {
      const answer = Promise.withResolvers<string>();
      let loading: Ssm['loading'] | undefined;
      renderInProvider(
        <>
          <Ask answer={() => answer.promise} />
          <Look
            onLook={(ssm) => {
              loading = ssm.loading;
            }}
          />
        </>,
      );
      expect(loading?.isLoading()).toBe(true);
      answer.resolve('data');
      await screen.findByText('data');
      expect(loading?.isLoading()).toBe(false);
    });

    test('S4-08: shows a single warning after 120000 ms', async () => {
      useFakeClock();
      renderInProvider(<Ask answer={never} />);
      await pass(119_999);
      expect(notified()).toEqual([]);
      await pass(1);
      expect(notified()).toEqual([`warning: ${timeoutText}`]);
      await pass(200_000);
      expect(notified()).toEqual([]);
    });

    test('S4-08: warns after the timeout of the client', async () => {
      useFakeClock();
      renderInProvider(<Ask answer={never} />, { client: createSatClient({ timeoutMs: 5000 }) });
      await pass(4999);
      expect(notified()).toEqual([]);
      await pass(1);
      expect(notified()).toEqual([`warning: ${timeoutText}`]);
    });

    test('S4-08: a fetch that ends in time shows no warning, and the next fetch has the full time again', async () => {
      useFakeClock();
      const loading = createLoadingRegistry();
      renderInProvider(<p>Content</p>, { loading });
      const end = loading.begin('first');
      await pass(100_000);
      end();
      loading.begin('second');
      await pass(119_999);
      expect(notified()).toEqual([]);
      await pass(1);
      expect(notified()).toEqual([`warning: ${timeoutText}`]);
    });

    test('counts requests in the registry of the client instead of the query cache', () => {
      const loading = createLoadingRegistry();
      renderInProvider(<Ask answer={never} />, { loading });
      expect(loading.isLoading()).toBe(false);
    });
  });
});

/** Tests the helpers too: a check that cannot fail proves nothing. */
describe('the helpers of the tests', () => {
  function CatalogueLabel() {
    const { client, queryClient, requestPath } = useSsm();
    const { data } = useQuery(catalogueQuery(client, { version: 'V_7K', requestPath }), queryClient);
    return data === undefined ? null : <p>{data.isDemo ? 'A demo' : 'Not a demo'}</p>;
  }

  test('axe finds faint, small and unnamed elements', async () => {
    const { container } = renderInProvider(<div data-part="Bad" />, { theme: 'light' });
    const tiny = 'style="padding: 0; inline-size: 10px; block-size: 10px"';
    const bad = container.querySelector('[data-part="Bad"]') as HTMLElement;
    bad.innerHTML = `<button ${tiny}></button><button ${tiny}>x</button><p style="color: #ccc; background: #fff">Faint</p>`;
    expect((await axeFindings(container)).map(({ rule }) => rule)).toEqual([
      'button-name',
      'color-contrast',
      'target-size',
    ]);
  });

  test('a feature rendered by renderWithServer gets the demo catalogue', async () => {
    await renderWithServer(<CatalogueLabel />);
    expect((await screen.findByText(/demo/i)).textContent).toBe('A demo');
  });

  test('an interceptor between client and server can refuse a request', async () => {
    await renderWithServer(<CatalogueLabel />, { intercept: async () => new Response(null, { status: 400 }) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
  });
});
