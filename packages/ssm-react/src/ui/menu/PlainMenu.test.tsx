import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { PlainMenu } from './PlainMenu.tsx';

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

test('R39: keys walk through all actions and around, and do what is chosen; Escape returns to the button', async () => {
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

test('it closes when the focus leaves it, and has a name', async () => {
  const { onClose, container } = renderPlainMenu();
  await screen.findByRole('menu', { name: 'Account' });
  const findings = await axeFindings(container);
  screen.getByRole('button', { name: 'After it' }).focus();
  expect([findings, onClose.mock.calls.length]).toEqual([[], 1]);
});
