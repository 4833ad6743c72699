import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import { axeFindings } from '../../testing/axe.ts';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Modal } from '../modal/Modal.tsx';
import { useToasts } from '../UiContext.ts';
import type { ToastKind, ToastOptions } from './toastStore.ts';

// Moves the pointer away, because a pointer on a notification pauses its timer.
beforeEach(() => page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } }));

function Show({ toasts }: { readonly toasts: readonly ToastOptions[] }) {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => toasts.forEach((toast) => show(toast))}>
      Show
    </button>
  );
}

function renderToasts(...toasts: readonly ToastOptions[]): HTMLElement {
  renderInProvider(<Show toasts={toasts} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  return screen.getByRole('region', { name: 'Notifications' });
}

function listOf(region: HTMLElement): Element {
  return region.querySelector('[data-part="List"]') as Element;
}

async function attended(): Promise<void> {
  await import('./attendToasts.ts');
  await new Promise(requestAnimationFrame);
}

function useFakeClock(): void {
  vi.useFakeTimers();
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function texts(region: HTMLElement): readonly (string | null)[] {
  return [...region.querySelectorAll('p')].map((text) => text.textContent);
}

describe('Notifications', () => {
  test('have a live region even before the first notification, so that the first notification is announced', () => {
    renderInProvider(<p>Content</p>);
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
  });

  test.each<[ToastKind, 'alert' | 'status']>([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ])('announce %s as %s, and only its text', (kind, role) => {
    const region = renderToasts({ kind, text: 'Done' });
    expect(within(region).getByRole(role).textContent).toBe('Done');
  });

  test('S3-10, S9-02: close after 5000 ms, or after the timeout of the notification', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'usual' }, { kind: 'info', text: 'longer', timeoutMs: 7000 });
    await pass(4999);
    expect(texts(region)).toEqual(['usual', 'longer']);
    await pass(1);
    expect(texts(region)).toEqual(['longer']);
    await pass(2000);
    expect(texts(region)).toEqual([]);
  });

  test('close when the user presses their action button', async () => {
    const onAction = vi.fn();
    const region = renderToasts({ kind: 'success', text: 'Deleted', action: { label: 'Undo', onAction } });
    expect(within(region).getByRole('status').textContent).toBe('Deleted');
    expect(await axeFindings(region)).toEqual([]);
    fireEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    expect([texts(region), onAction.mock.calls.length]).toEqual([[], 1]);
  });

  test('offer a separate retry for each of two failures with the same text', () => {
    const tried: string[] = [];
    const failure = (name: string): ToastOptions => ({
      kind: 'error',
      text: 'Failed',
      action: { label: 'Try again', onAction: () => tried.push(name) },
    });
    const region = renderToasts(failure('first'), failure('second'));
    expect(texts(region)).toEqual(['Failed', 'Failed']);
    for (const button of within(region).getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
    expect([texts(region), tried]).toEqual([[], ['first', 'second']]);
  });

  test('offer the same action only once', () => {
    const action = { label: 'Try again', onAction: vi.fn() };
    const region = renderToasts({ kind: 'error', text: 'Failed', action }, { kind: 'error', text: 'Failed', action });
    expect(within(region).getAllByRole('button', { name: 'Try again' }).length).toBe(1);
  });

  test('pause their timers under the pointer, and resume them', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'read me' });
    await pass(3000);
    fireEvent.pointerEnter(listOf(region));
    await pass(60_000);
    expect(texts(region)).toEqual(['read me']);
    fireEvent.pointerLeave(listOf(region));
    await pass(1999);
    expect(texts(region)).toEqual(['read me']);
    await pass(1);
    expect(texts(region)).toEqual([]);
  });

  test('pause their timers while they have the focus', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'read me' });
    const close = within(region).getByRole('button', { name: 'Close notification' });
    act(() => close.focus());
    await pass(60_000);
    expect(texts(region)).toEqual(['read me']);
    act(() => close.blur());
    await pass(5000);
    expect(texts(region)).toEqual([]);
  });

  test('pause their timers in a hidden tab', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'read me' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await pass(60_000);
    expect(texts(region)).toEqual(['read me']);
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await pass(5000);
    expect(texts(region)).toEqual([]);
  });

  test('resume their timers when the notification under the pointer is closed', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'first' }, { kind: 'info', text: 'second' });
    fireEvent.pointerEnter(listOf(region));
    fireEvent.click(within(region).getAllByRole('button', { name: 'Close notification' })[0] as HTMLElement);
    expect(texts(region)).toEqual(['second']);
    await pass(5000);
    expect(texts(region)).toEqual([]);
  });

  test('show two equal notifications as one, whose timer restarts', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'error', text: 'again' });
    await pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(texts(region)).toEqual(['again']);
    await pass(4999);
    expect(texts(region)).toEqual(['again']);
    await pass(1);
    expect(texts(region)).toEqual([]);
  });

  test('show each line of a text on a separate line', () => {
    const region = renderToasts({ kind: 'info', text: 'one' }, { kind: 'info', text: 'one\ntwo' });
    const [single, double] = [...region.querySelectorAll('p')].map((text) => text.offsetHeight) as [number, number];
    expect(double).toBe(2 * single);
  });

  test('are at the top of a narrow window, because the controls of the page are at the bottom', async () => {
    const list = listOf(renderToasts({ kind: 'info', text: 'one' }));
    const isAbove = (): boolean => list.getBoundingClientRect().bottom < innerHeight / 2;
    expect(isAbove()).toBe(false);
    await page.viewport(320, 640);
    expect([isAbove(), list.getBoundingClientRect().top]).toEqual([true, 8]);
  });

  test.each([
    [1280, 16],
    [320, 8],
  ])('stack notifications of three providers without overlap, at %s px', async (width, edge) => {
    await page.viewport(width, 640);
    for (const name of ['first', 'second', 'third']) {
      render(
        <SsmProvider client={createSilentClient()}>
          <Show
            toasts={[
              { kind: 'info', text: `${name} of this provider` },
              { kind: 'success', text: name },
            ]}
          />
        </SsmProvider>,
      );
    }
    for (const button of screen.getAllByRole('button', { name: 'Show' })) fireEvent.click(button);
    const boxes = () =>
      [...document.querySelectorAll('.ssm-Toast')]
        .map((toast) => toast.getBoundingClientRect())
        .toSorted((one, other) => one.top - other.top);
    const gaps = () =>
      boxes()
        .map((box, index, all) => box.top - (all[index - 1]?.bottom ?? 0))
        .map((gap) => gap >= 8);
    await expect.poll(gaps).toEqual([true, true, true, true, true, true]);
    const close = () => screen.getAllByRole('button', { name: 'Close notification' })[0] as HTMLElement;
    const last = () => {
      const top = boxes()[0]?.top ?? 0;
      return width < 480 ? top : innerHeight - (boxes().at(-1)?.bottom ?? 0);
    };
    fireEvent.click(close());
    fireEvent.click(close());
    await expect.poll(() => [boxes().length, Math.round(last())]).toEqual([4, edge]);
  });

  test('drop the oldest notification when there are more than five', () => {
    const region = renderToasts(...[1, 2, 3, 4, 5, 6].map((number) => ({ kind: 'info' as const, text: `${number}` })));
    expect(texts(region)).toEqual(['2', '3', '4', '5', '6']);
  });

  test.each([
    ['Close notification', {}],
    ['Undo', { action: { label: 'Undo', onAction: () => {} } }],
  ])('R39: return the focus after “%s” to the element that had the focus before', async (name, options) => {
    const region = renderToasts({ kind: 'success', text: 'Deleted', ...options });
    await attended();
    screen.getByRole('button', { name: 'Show' }).focus();
    within(region).getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect([texts(region), document.activeElement?.textContent]).toEqual([[], 'Show']));
  });

  test.each([
    ['a page with a main landmark', 'main', 'MAIN'],
    ['a page with a heading', 'h1', 'H1'],
  ] as const)('R39: give the focus to %s when the element that had the focus is gone', async (_, Tag, expected) => {
    function Page() {
      const { show } = useToasts();
      const [isShown, setIsShown] = useState(true);
      const action = { label: 'Hide', onAction: () => setIsShown(false) };
      return (
        <>
          <Tag>Page</Tag>
          {isShown && (
            <button type="button" onClick={() => show({ kind: 'info', text: 'Told', action })}>
              Show
            </button>
          )}
        </>
      );
    }
    renderInProvider(<Page />);
    const show = screen.getByRole('button', { name: 'Show' });
    show.focus();
    fireEvent.click(show);
    await attended();
    screen.getByRole('button', { name: 'Hide' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe(expected));
    expect(document.activeElement?.textContent).toBe('Page');
  });

  test.each([
    [320, 'top'],
    [1000, 'bottom'],
  ] as const)(
    'R39: move to the other end of a window of %i px when they would hide the focused element',
    async (width, side) => {
      await page.viewport(width, 640);
      const region = renderToasts({
        kind: 'error',
        text: 'Something with a text of several lines at 320 px. '.repeat(4),
      });
      const list = listOf(region).getBoundingClientRect();
      const button = screen.getByRole('button', { name: 'Show' });
      button.style.cssText = `position: fixed; right: 20px; ${side}: 20px; height: 20px; padding: 0`;
      const box = button.getBoundingClientRect();
      const isHidden = (other: DOMRect): boolean =>
        box.top < other.bottom && box.bottom > other.top && box.left < other.right && box.right > other.left;
      expect(isHidden(list)).toBe(true);
      button.focus();
      await waitFor(() => expect(isHidden(listOf(region).getBoundingClientRect())).toBe(false));
      fireEvent.click(within(region).getByRole('button', { name: 'Close notification' }));
      fireEvent.click(button);
      await waitFor(() => expect(isHidden(listOf(region).getBoundingClientRect())).toBe(false));
      expect(document.activeElement).toBe(button);
    },
  );

  test('R38: have no axe violation of any kind, in light and dark mode', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const kinds: readonly ToastKind[] = ['info', 'success', 'warning', 'error'];
      const { container, unmount } = renderInProvider(<Show toasts={kinds.map((kind) => ({ kind, text: kind }))} />, {
        theme,
      });
      fireEvent.click(screen.getByRole('button', { name: 'Show' }));
      expect(await axeFindings(container)).toEqual([]);
      unmount();
    }
  });
});

describe('Live regions', () => {
  function emptyRegions(tree: HTMLElement): readonly Element[] {
    return [...tree.querySelectorAll('[aria-live="polite"]')].filter((region) => region.textContent === '');
  }

  function regionAround(text: HTMLElement): Element | null {
    return text.querySelector('[aria-live="polite"]');
  }

  function isReachable(element: Element): boolean {
    for (let at: Element | null = element; at !== null; ) {
      if (at.getAttribute('aria-hidden') === 'true' || (at as HTMLElement).inert) return false;
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return true;
  }

  test('exist and are empty before polite texts are put into them', () => {
    renderInProvider(<Show toasts={[1, 2, 3, 4, 5].map((number) => ({ kind: 'success', text: `${number}` }))} />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    const before = emptyRegions(region);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    const told = within(region).getAllByRole('status');
    expect(told.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    expect(told.map((text) => before.includes(regionAround(text) as Element))).toEqual([true, true, true, true, true]);
    expect(told.map((text) => regionAround(text)?.textContent)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('are empty when the next notification uses them', () => {
    const region = renderToasts({ kind: 'info', text: 'first' }, { kind: 'error', text: 'second' });
    fireEvent.click(within(region).getAllByRole('button', { name: 'Close notification' })[0] as HTMLElement);
    const before = emptyRegions(region);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(before.includes(regionAround(within(region).getByRole('status')) as Element)).toBe(true);
  });

  test('R41: contain each text once, so that the text is announced once', () => {
    const region = renderToasts({ kind: 'success', text: 'Done' });
    const regions: string[] = [];
    for (let at: Element | null = within(region).getByText('Done'); at !== null; at = at.parentElement) {
      const live = at.getAttribute('aria-live') ?? { status: 'polite', alert: 'assertive' }[at.role ?? ''] ?? 'off';
      if (live !== 'off') regions.push(live);
    }
    expect(regions).toEqual(['polite']);
  });

  test('do not contain an alert, which announces itself', () => {
    const region = renderToasts({ kind: 'error', text: 'Failed' });
    expect(within(region).getByRole('alert').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  test.each(['page', 'shadow root'])('stay reachable while a dialog is open, in a %s', async (place) => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => {
      cleanup();
      host.remove();
    });
    const root: ShadowRoot | HTMLElement = place === 'page' ? host : host.attachShadow({ mode: 'open' });
    render(
      createPortal(
        <SsmProvider client={createSilentClient()}>
          <Modal title="Keys" isOpen onClose={() => {}}>
            <Show toasts={[{ kind: 'success', text: 'Done' }]} />
          </Modal>
        </SsmProvider>,
        root,
      ),
    );
    const inside = within(root.firstElementChild as HTMLElement);
    const dialog = await inside.findByRole('dialog', { name: 'Keys' });
    const region = inside.getByRole('region', { name: 'Notifications' });
    const before = emptyRegions(region);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
    const told = within(region).getByRole('status');
    expect({
      text: told.textContent,
      wasThere: before.includes(regionAround(told) as Element),
      isReachable: isReachable(told),
      // In an aria-modal dialog, screen readers would hide everything outside the dialog.
      modal: dialog.getAttribute('aria-modal'),
    }).toEqual({ text: 'Done', wasThere: true, isReachable: true, modal: null });
  });
});
