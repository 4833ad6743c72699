import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Button } from '../button/Button.tsx';
import { useToasts } from '../UiContext.ts';
import { Modal, SanitizeModal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

function closed(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

describe('Modal', () => {
  function Live(props: Partial<ModalProps>) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <Modal title="Select Columns" isOpen={isOpen} onClose={() => setIsOpen(false)} {...props}>
          {props.children ?? <p>Which columns?</p>}
        </Modal>
      </>
    );
  }

  function Tell() {
    const { show } = useToasts();
    const count = useRef(0);
    return (
      <Button
        onPress={() => {
          count.current += 1;
          const text = `${count.current}: There was an error with your request, please try again later or contact our support team.`;
          show({ kind: 'error', text, timeoutMs: 600_000, action: { label: 'Try again', onAction: () => {} } });
        }}
      >
        Tell
      </Button>
    );
  }

  async function openModal(props: Partial<ModalProps> = {}): Promise<HTMLElement> {
    renderInProvider(<Live {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByRole('dialog', { name: 'Select Columns' });
  }

  async function frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }

  async function settled(): Promise<void> {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  }

  test('S2-35: has header, body and footer, Close in the corner, then Cancel and the action', async () => {
    const dialog = await openModal({ action: { label: 'Apply', onAction: () => {} } });
    expect([...dialog.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'))).toEqual([
      'Header',
      'Body',
      'Footer',
    ]);
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Close',
      'Cancel',
      'Apply',
    ]);
  });

  test('focuses its first field, or the dialog when there is no field', async () => {
    const field = (
      <>
        <input type="file" aria-label="File" />
        <input aria-label="Name" />
        <textarea aria-label="Description" />
      </>
    );
    const dialog = await openModal({ children: field });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Name' })));
    cleanup();
    const plain = await openModal();
    await waitFor(() => expect(document.activeElement).toBe(plain));
  });

  test.each([
    { isMoved: false, focused: 'Name' },
    { isMoved: true, focused: 'Cancel' },
  ])(
    'focuses a field that appears later, unless the person has moved the focus: $isMoved',
    async ({ isMoved, focused }) => {
      const filled = (body: ReactNode) => (
        <Modal title="Rename" isOpen onClose={() => {}}>
          {body}
        </Modal>
      );
      const { rerender } = renderInProvider(filled(<p>Loading</p>));
      const dialog = await screen.findByRole('dialog', { name: 'Rename' });
      await waitFor(() => expect(document.activeElement).toBe(dialog));
      if (isMoved) within(dialog).getByRole('button', { name: 'Cancel' }).focus();
      rerender(filled(<input aria-label="Name" />));
      const { activeElement } = document;
      expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
    },
  );

  test('has only Cancel if it has no action', async () => {
    const dialog = await openModal();
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Close',
      'Cancel',
    ]);
  });

  test.each(['Close', 'Cancel'])('is closed by %s and returns the focus to its opener', async (name) => {
    const dialog = await openModal();
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  test('is cancelled by Escape', async () => {
    const onClose = vi.fn<() => void>();
    await openModal({ onClose });
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([[]]);
  });

  test('S2-35: ignores a click outside', async () => {
    const dialog = await openModal();
    await settled();
    document.elementFromPoint(2, 2)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await userEvent.click(page.elementLocator(document.querySelector('.ssm-ModalOverlay') as HTMLElement), {
      position: { x: 5, y: 5 },
    });
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('stays open after the action, so it can show a failure', async () => {
    const onAction = vi.fn<() => void>();
    const dialog = await openModal({ action: { label: 'Apply', onAction } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(onAction.mock.calls.length).toBe(1);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('ignores a disabled action', async () => {
    const onAction = vi.fn<() => void>();
    const dialog = await openModal({ action: { label: 'Apply', onAction, isDisabled: true } });
    within(dialog).getByRole('button', { name: 'Apply' }).click();
    expect(onAction.mock.calls.length).toBe(0);
  });

  test('S2-37: is 600 to 1000 px wide, at most 75vh high, on layer 2005', async () => {
    const dialog = await openModal({ children: 'Short' });
    await settled();
    const frame = dialog.closest('[data-component="Modal"]') as HTMLElement;
    expect(frame.getBoundingClientRect().width).toBe(600);
    expect(getComputedStyle(dialog.closest('.ssm-ModalOverlay') as HTMLElement).zIndex).toBe('2005');
  });

  test('S2-37: scrolls a long body inside the dialog', async () => {
    const dialog = await openModal({ children: 'Long. '.repeat(5000) });
    await settled();
    const frame = (dialog.closest('[data-component="Modal"]') as HTMLElement).getBoundingClientRect();
    expect({ width: frame.width, height: frame.height }).toEqual({ width: 1000, height: window.innerHeight * 0.75 });
    const body = dialog.querySelector('[data-part="Body"]') as HTMLElement;
    expect(body.scrollHeight > body.clientHeight).toBe(true);
  });

  test('R41: is as wide as the screen on a narrow screen', async () => {
    await page.viewport(320, 640);
    const dialog = await openModal();
    await settled();
    expect((dialog.closest('[data-component="Modal"]') as HTMLElement).getBoundingClientRect().width).toBe(320);
  });

  test('is inside the root, so theme and styles apply', async () => {
    const dialog = await openModal();
    expect(dialog.closest('.ssm-root') === document.querySelector('.ssm-root')).toBe(true);
  });

  test('leaves notifications reachable', async () => {
    await openModal();
    expect(screen.getByRole('region', { name: 'Notifications' }).closest('[aria-hidden="true"], [inert]')).toBe(null);
  });

  /** // Simulates a frame that is higher than the window of the host page. */
  const inUpperHalf =
    '.ssm-ModalOverlay { block-size: 400px; } .ssm-Toasts { margin-block-end: 400px; max-block-size: 200px; }';

  test.each([
    [320, 640, 'the window', ''],
    [1366, 768, 'the window', ''],
    [1366, 800, 'its upper half', inUpperHalf],
  ])(
    'leaves its title, Close and buttons uncovered by any number of notifications, at %i by %i in %s',
    async (width, height, _, rules) => {
      await page.viewport(width, height);
      const style = document.createElement('style');
      style.textContent = rules;
      document.head.append(style);
      onTestFinished(() => style.remove());
      const dialog = await openModal({
        action: { label: 'Apply', onAction: () => {} },
        children: (
          <>
            <p>{'Long. '.repeat(5000)}</p>
            <Tell />
          </>
        ),
      });
      const region = screen.getByRole('region', { name: 'Notifications' });
      const edges = (element: Element) => element.getBoundingClientRect();
      const covered = () => {
        const { top: head, bottom: foot } = edges(region);
        const told = within(region)
          .getAllByRole('alert')
          .map((alert) => edges(alert.closest('[data-part="Toast"]') as Element))
          .map(({ left, right, top, bottom }) => ({
            left,
            right,
            top: Math.max(top, head),
            bottom: Math.min(bottom, foot),
          }));
        const kept = [
          within(dialog).getByRole('heading', { name: 'Select Columns' }),
          ...['Close', 'Cancel', 'Apply'].map((name) => within(dialog).getByRole('button', { name })),
        ];
        return kept.flatMap((each) => {
          const { left, right, top, bottom } = edges(each);
          const isSeen = top >= 0 && bottom <= window.innerHeight && bottom > top;
          const isFree = told.every(
            (one) => one.left >= right || one.right <= left || one.top >= bottom || one.bottom <= top,
          );
          return isSeen && isFree ? [] : [each.textContent || each.ariaLabel];
        });
      };
      for (let number = 1; number <= 5; number += 1) {
        within(dialog).getByRole('button', { name: 'Tell' }).click();
        await waitFor(() => expect(within(region).getAllByRole('alert').length).toBe(number));
        await settled();
        await waitFor(() => expect([number, covered()]).toEqual([number, []]));
      }
    },
  );

  test.each([
    [320, 640],
    [1366, 768],
  ])(
    'keeps its buttons in place when a notification closes at %i by %i, so a click in progress is not lost',
    async (width, height) => {
      await page.viewport(width, height);
      const dialog = await openModal({ action: { label: 'Apply', onAction: () => {} }, children: <Tell /> });
      const top = () => within(dialog).getByRole('button', { name: 'Apply' }).getBoundingClientRect().top;
      const before = top();
      within(dialog).getByRole('button', { name: 'Tell' }).click();
      const region = screen.getByRole('region', { name: 'Notifications' });
      const close = await within(region).findByRole('button', { name: 'Close notification' });
      await settled();
      await waitFor(() => expect(top()).not.toBe(before));
      const beside = top();
      close.click();
      await waitFor(() => expect(within(region).queryByRole('alert')).toBe(null));
      await settled();
      // The browser calls a ResizeObserver in the frame after the change.
      await frames(3);
      expect(top()).toBe(beside);
    },
  );

  test('makes the page behind it inert after paint, and usable again when it closes', async () => {
    const dialog = await openModal();
    const opener = screen.getByText('Open');
    const isReached = () => opener.closest('[inert]') === null;
    await waitFor(() => expect(isReached()).toBe(false));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(isReached()).toBe(true);
  });

  test('R39: keeps the focus even before the page behind it is inert', async () => {
    renderInProvider(<Live action={{ label: 'Apply', onAction: () => {} }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select Columns' });
    screen.getByText('Open').focus();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  test('R41: fills only the visible part of the window while a screen keyboard is open', async () => {
    const dialog = await openModal();
    const overlay = dialog.closest<HTMLElement>('.ssm-ModalOverlay');
    const height = () => overlay?.style.getPropertyValue('--visual-viewport-height');
    await waitFor(() => expect(height()).toBe(`${window.innerHeight}px`));
    await page.viewport(1280, 500);
    await waitFor(() => expect([height(), overlay?.getBoundingClientRect().height]).toEqual(['500px', 500]));
  });

  test('R39: keeps Tab inside', async () => {
    const dialog = await openModal({ action: { label: 'Apply', onAction: () => {} } });
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test('R38: has no axe violation, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(
        <Modal title="Select Columns" isOpen onClose={() => {}} action={{ label: 'Apply', onAction: () => {} }}>
          Which columns?
        </Modal>,
        { theme },
      );
      await screen.findByRole('dialog', { name: 'Select Columns' });
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('SanitizeModal', () => {
  test('S2-36: opens and closes with its flag, and closing by the flag does not call onCloseModal', async () => {
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

  test.each(['Close', 'Cancel'])(
    'S2-36: is closed by %s while its flag stays, and calls onCloseModal once',
    async (name) => {
      const onCloseModal = vi.fn<() => void>();
      renderInProvider(
        <SanitizeModal title="Sanitize" flag onCloseModal={onCloseModal}>
          Text
        </SanitizeModal>,
      );
      await userEvent.click(await screen.findByRole('button', { name }));
      await closed();
      expect(onCloseModal.mock.calls).toEqual([[]]);
    },
  );
});
