import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { SanitizeModal } from './SanitizeModal.tsx';

function closed(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

describe('SanitizeModal', () => {
  test('S2-36: it opens and closes by its flag, and signals nothing then', async () => {
    const onCloseModal = vi.fn<() => void>();
    const modal = (flag: boolean) => (
      <SanitizeModal title="Sanitize" flag={flag} onCloseModal={onCloseModal}>
        Text
      </SanitizeModal>
    );
    const { rerender } = renderInProvider(modal(false));
    expect(screen.queryByRole('dialog')).toBe(null);
    rerender(modal(true));
    await screen.findByRole('dialog', { name: 'Sanitize' });
    rerender(modal(false));
    await closed();
    expect(onCloseModal.mock.calls).toEqual([]);
  });

  test.each(['Close', 'Cancel'])('S2-36: %s closes it though its flag stays, and signals that once', async (name) => {
    const onCloseModal = vi.fn<() => void>();
    renderInProvider(
      <SanitizeModal title="Sanitize" flag onCloseModal={onCloseModal}>
        Text
      </SanitizeModal>,
    );
    await userEvent.click(await screen.findByRole('button', { name }));
    await closed();
    expect(onCloseModal.mock.calls).toEqual([[]]);
  });
});
