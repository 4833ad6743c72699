import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReportError } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { useDeferredPart } from './useDeferredPart.ts';

type Load = () => Promise<string>;

function Deferred({ load }: { readonly load: Load }) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, preload } = useDeferredPart(load, isOpen, () => setIsOpen(false));
  return (
    <>
      <button type="button" onPointerEnter={preload} onClick={() => setIsOpen(true)}>
        {isOpen ? 'open' : 'closed'}
      </button>
      <p>{part ?? 'not here'}</p>
    </>
  );
}

/** A part that has no way back: it stays wanted. */
function Lasting({ load }: { readonly load: Load }) {
  const { part } = useDeferredPart(load, true);
  return <p>{part ?? 'not here'}</p>;
}

function renderDeferred(load: Load, errorReports: ReportError = () => undefined) {
  renderInProvider(<Deferred load={load} />, { errorReports });
  const button = screen.getByRole('button', { name: 'closed' });
  return {
    button,
    open: () => act(async () => button.click()),
    shown: () => screen.getByRole('paragraph').textContent,
  };
}

describe('useDeferredPart', () => {
  test('nothing is fetched before it is wanted', () => {
    const load = vi.fn<Load>().mockResolvedValue('here');
    const { shown } = renderDeferred(load);
    expect([shown(), load.mock.calls.length]).toEqual(['not here', 0]);
  });

  test('it arrives when it is wanted', async () => {
    const { open, shown } = renderDeferred(() => Promise.resolve('here'));
    await open();
    expect(shown()).toBe('here');
  });

  test('R11: a failure is told, the component goes back, and the next attempt works', async () => {
    let isOffline = true;
    const { open, shown, button } = renderDeferred(() =>
      isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve('here'),
    );
    await open();
    expect([button.textContent, screen.getByRole('alert').textContent]).toEqual([
      'closed',
      'This part of the page could not be loaded. Check the connection and try again.',
    ]);
    isOffline = false;
    await open();
    expect(shown()).toBe('here');
  });

  test('what was fetched ahead is there as soon as it is wanted', async () => {
    const { button, shown } = renderDeferred(() => Promise.resolve('here'));
    await act(async () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    act(() => button.click());
    expect([button.textContent, shown()]).toEqual(['open', 'here']);
  });

  test('a failure to fetch ahead is kept to itself; of one that is wanted the page is told', async () => {
    const error = new TypeError('offline');
    const load = vi.fn<Load>().mockRejectedValue(error);
    const report = vi.fn<ReportError>();
    const { button, open } = renderDeferred(load, report);
    await act(async () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    expect([load.mock.calls.length, screen.queryByRole('alert'), report.mock.calls]).toEqual([1, null, []]);
    await open();
    expect(report.mock.calls).toEqual([[{ name: 'part', error }]]);
  });

  test('R11: a part that stays wanted is tried again by itself, more and more seldom, and told of once', async () => {
    // Where a test before has left the pointer the notification may appear, and stays while it is pointed at.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('offline'));
    renderInProvider(<Lasting load={load} />);
    await act(async () => {});
    const told = screen.getByRole('alert').textContent;
    load.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(4999));
    const calls = [load.mock.calls.length];
    await act(() => vi.advanceTimersByTimeAsync(1));
    calls.push(load.mock.calls.length);
    await act(() => vi.advanceTimersByTimeAsync(9999));
    calls.push(load.mock.calls.length);
    load.mockResolvedValue('here');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([...calls, load.mock.calls.length]).toEqual([0, 1, 1, 2]);
    expect(screen.getByRole('paragraph').textContent).toBe('here');
    expect(told).toContain('This part of the page could not be loaded. Check the connection and try again.');
    expect(screen.queryByRole('alert')).toBe(null);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('R11: a part that stays wanted comes with Try again', async () => {
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('offline'));
    renderInProvider(<Lasting load={load} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    load.mockResolvedValue('here');
    await act(async () => retry.click());
    expect(screen.getByRole('paragraph').textContent).toBe('here');
  });
});
