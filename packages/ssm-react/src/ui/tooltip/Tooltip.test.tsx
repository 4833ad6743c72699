import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Tooltip } from './Tooltip.tsx';

function renderTooltip() {
  renderInProvider(
    <Tooltip text="Selectivity to Homologous or Related Proteins">
      <button type="button">Selectivity</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Selectivity' });
}

function useFakeClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const text = 'Selectivity to Homologous or Related Proteins';

describe('Tooltip', () => {
  test('keyboard focus shows it at once, and it describes what it belongs to', async () => {
    const button = renderTooltip();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(shown()).toBe(text);
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.tab();
    expect(shown()).toBe(null);
  });

  test('Escape hides it and leaves the focus', async () => {
    const button = renderTooltip();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect([shown(), document.activeElement === button]).toEqual([null, true]);
  });

  test('a mouse shows it after 300 ms and hides it after 250 ms', async () => {
    const button = renderTooltip();
    useFakeClock();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await pass(299);
    expect(shown()).toBe(null);
    await pass(1);
    expect(shown()).toBe(text);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await pass(249);
    expect(shown()).toBe(text);
    await pass(1);
    expect(shown()).toBe(null);
  });

  test('it stays while the pointer is on it', async () => {
    const button = renderTooltip();
    useFakeClock();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await pass(300);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await pass(5000);
    expect(shown()).toBe(text);
    fireEvent.pointerLeave(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await pass(250);
    expect(shown()).toBe(null);
  });

  test('it is inside the window, below what it belongs to', async () => {
    const button = renderTooltip();
    await userEvent.tab();
    const at = screen.getByRole('tooltip').getBoundingClientRect();
    expect([at.left >= 0, at.right <= window.innerWidth, at.top >= button.getBoundingClientRect().bottom]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('R38: axe finds nothing while it shows', async () => {
    renderTooltip();
    await userEvent.tab();
    expect(await axeFindings()).toEqual([]);
  });
});
