import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { PlainMenu } from './PlainMenu.tsx';

describe('Menu', () => {
  const items = [
    { id: 'open', label: 'Open' },
    { id: 'export', label: 'Export', isDisabled: true },
    { id: 'delete', label: 'Delete', variant: 'danger' as const },
  ];

  function renderMenu(props: Partial<MenuProps> = {}) {
    const onAction = vi.fn<(id: string) => void>();
    const rendered = renderInProvider(
      <Menu label="Actions for Cytokines" items={items} onAction={onAction} {...props}>
        Actions
      </Menu>,
    );
    return { ...rendered, onAction, button: screen.getByRole('button', { name: 'Actions for Cytokines' }) };
  }

  function closed(): Promise<void> {
    return waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  }

  test('opens on its first action, runs the chosen action, and closes', async () => {
    const { button, onAction } = renderMenu();
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'Actions for Cytokines' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(onAction.mock.calls).toEqual([['delete']]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('closes on Escape without running an action', async () => {
    const { button, onAction } = renderMenu();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(onAction.mock.calls).toEqual([]);
  });

  test('S9-07: opens 300 ms after a mouse enters, and closes 250 ms after the mouse leaves', async () => {
    const { button } = renderMenu({ opensOnHover: true });
    // Opens once, so that the code of the menu is loaded before the clock is faked.
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    vi.useFakeTimers();
    const isExpanded = () => button.getAttribute('aria-expanded');
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(isExpanded()).toBe('false');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isExpanded()).toBe('true');
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(249));
    expect(isExpanded()).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isExpanded()).toBe('false');
  });

  test('stays open if the user presses right after the mouse opened it, and closes on the next press', async () => {
    const { button } = renderMenu({ opensOnHover: true });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    vi.useFakeTimers();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(300));
    const seen = [button.getAttribute('aria-expanded')];
    for (let press = 0; press < 2; press += 1) {
      fireEvent.click(button);
      seen.push(button.getAttribute('aria-expanded'));
    }
    expect(seen).toEqual(['true', 'true', 'false']);
  });

  test('a press of the mouse on the button closes the menu that a press opened', async () => {
    const { button } = renderMenu({ opensOnHover: true });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await closed();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('opens on touch only when pressed', async () => {
    const { button } = renderMenu({ opensOnHover: true });
    // An earlier test may have left the mouse of the browser over the button.
    button.style.pointerEvents = 'none';
    vi.useFakeTimers();
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('does not open while disabled', async () => {
    const { button } = renderMenu({ isDisabled: true });
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('R38: axe finds nothing, closed or open', async () => {
    const { button } = renderMenu();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(button);
    await screen.findByRole('menu');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('PlainMenu', () => {
  const items = [
    { id: 'profile', label: 'Profile' },
    { id: 'export', label: 'Export', isDisabled: true },
    { id: 'logOut', label: 'Log out' },
  ];

  function renderPlainMenu() {
    const onAction = vi.fn<(id: string) => void>();
    const onClose = vi.fn<() => void>();
    function Example() {
      const trigger = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button ref={trigger} type="button" id="account">
            Account
          </button>
          <PlainMenu triggerRef={trigger} labelledBy="account" {...{ items, onAction, onClose }} />
          <button type="button">After it</button>
        </>
      );
    }
    return { ...renderInProvider(<Example />), onAction, onClose };
  }

  const focused = (): string | null | undefined => document.activeElement?.textContent;

  test('R39: keys move through all actions and wrap around, Enter runs an action, and Escape returns to the button', async () => {
    const { onAction, onClose } = renderPlainMenu();
    await waitFor(() => expect(focused()).toBe('Profile'));
    const walked: (string | null | undefined)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{End}', '{Home}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      walked.push(focused());
    }
    await userEvent.keyboard('{Enter}');
    const disabled = [onAction.mock.calls.length, onClose.mock.calls.length];
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const chosen = [...onAction.mock.calls];
    screen.getByRole('menuitem', { name: 'Profile' }).focus();
    await userEvent.keyboard('{Escape}');
    expect({ walked, disabled, chosen, focused: focused() }).toEqual({
      walked: ['Log out', 'Profile', 'Log out', 'Profile', 'Export'],
      disabled: [0, 0],
      chosen: [['logOut']],
      focused: 'Account',
    });
  });

  test('has a name and closes when it loses the focus', async () => {
    const { onClose, container } = renderPlainMenu();
    await screen.findByRole('menu', { name: 'Account' });
    const findings = await axeFindings(container);
    screen.getByRole('button', { name: 'After it' }).focus();
    expect([findings, onClose.mock.calls.length]).toEqual([[], 1]);
  });
});
