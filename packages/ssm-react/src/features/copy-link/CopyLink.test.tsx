import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { CopyLink } from './CopyLink.tsx';

const link = 'https://menu.example.org/?filters=loDb%253E100';

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
}

async function press(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
}

describe('Copy link', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('copies the address of what is shown at that moment, and says so', async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    let count = 0;
    renderInProvider(<CopyLink readLink={() => `${link}&page=${(count += 1)}`} />);
    await press();
    await press();
    expect(copied).toEqual([`${link}&page=1`, `${link}&page=2`]);
    expect((await screen.findAllByText('Link copied')).length > 0).toBe(true);
  });

  test('R38, R39: where the browser refuses, the address can be copied by hand', async () => {
    clipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    renderInProvider(<CopyLink readLink={() => link} />);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Copy link' });
    const address = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Address of this view' });
    address.focus();
    expect([address.value, address.selectionStart, address.selectionEnd]).toEqual([link, 0, link.length]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect([screen.queryByRole('dialog'), document.activeElement?.textContent]).toEqual([null, 'Copy link']),
    );
  });

  test('what the address does not hold is said with it', async () => {
    clipboard(() => Promise.resolve());
    renderInProvider(<CopyLink readLink={() => link} note="The list is too long." />);
    await press();
    expect(await screen.findByText('Link copied. The list is too long.')).toBeVisible();
    clipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Copy link' });
    expect(within(dialog).getByText('The list is too long.')).toBeVisible();
  });
});
