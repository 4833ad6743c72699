import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import type { ToastKind, ToastOptions } from './toastStore.ts';
import { useToasts } from './useToasts.ts';

// Wherever the tests before have left the pointer: over a notification it stops the time.
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

function useFakeClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function texts(region: HTMLElement): readonly (string | null)[] {
  return [...region.querySelectorAll('p')].map((text) => text.textContent);
}

describe('Notifications', () => {
  test('the region is there before anything is shown, so that what appears in it is announced', () => {
    renderInProvider(<p>Content</p>);
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
  });

  test.each<[ToastKind, 'alert' | 'status']>([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ])('%s is announced as %s, and nothing but its text', (kind, role) => {
    const region = renderToasts({ kind, text: 'Done' });
    expect(within(region).getByRole(role).textContent).toBe('Done');
  });

  test('S3-10, S9-02: a notification goes after 5000 ms, or after the time it is given', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'usual' }, { kind: 'info', text: 'longer', timeoutMs: 7000 });
    await pass(4999);
    expect(texts(region)).toEqual(['usual', 'longer']);
    await pass(1);
    expect(texts(region)).toEqual(['longer']);
    await pass(2000);
    expect(texts(region)).toEqual([]);
  });

  test('what can be taken back has a button for it, which closes the notification', async () => {
    const onAction = vi.fn();
    const older = vi.fn();
    const action = (does: () => void) => ({ label: 'Undo', onAction: does });
    const region = renderToasts(
      { kind: 'success', text: 'Deleted', action: action(older) },
      { kind: 'success', text: 'Deleted', action: action(onAction) },
    );
    expect(within(region).getByRole('status').textContent).toBe('Deleted');
    expect(await axeFindings(region)).toEqual([]);
    fireEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    expect([texts(region), onAction.mock.calls.length, older.mock.calls.length]).toEqual([[], 1, 0]);
  });

  test('time stands still under the pointer, and goes on where it stood', async () => {
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

  test('time stands still while the focus is inside', async () => {
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

  test('time stands still in a hidden tab', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'read me' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
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

  test('closing one under the pointer lets the time of the others go on', async () => {
    useFakeClock();
    const region = renderToasts({ kind: 'info', text: 'first' }, { kind: 'info', text: 'second' });
    fireEvent.pointerEnter(listOf(region));
    fireEvent.click(within(region).getAllByRole('button', { name: 'Close notification' })[0] as HTMLElement);
    expect(texts(region)).toEqual(['second']);
    await pass(5000);
    expect(texts(region)).toEqual([]);
  });

  test('the same notification again is one, with its whole time before it', async () => {
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

  test('each line of a text is a line of its own', () => {
    const region = renderToasts({ kind: 'info', text: 'one' }, { kind: 'info', text: 'one\ntwo' });
    const [single, double] = [...region.querySelectorAll('p')].map((text) => text.offsetHeight) as [number, number];
    expect(double).toBe(2 * single);
  });

  test('in a narrow window they stand at its head, for controls stand at its foot', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    const list = listOf(renderToasts({ kind: 'info', text: 'one' }));
    const isAbove = (): boolean => list.getBoundingClientRect().bottom < innerHeight / 2;
    expect(isAbove()).toBe(false);
    await page.viewport(320, 640);
    expect([isAbove(), list.getBoundingClientRect().top]).toEqual([true, 8]);
  });

  test('of more than five the oldest goes', () => {
    const region = renderToasts(...[1, 2, 3, 4, 5, 6].map((number) => ({ kind: 'info' as const, text: `${number}` })));
    expect(texts(region)).toEqual(['2', '3', '4', '5', '6']);
  });

  test('R38: axe finds nothing in any kind, light or dark', async () => {
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
