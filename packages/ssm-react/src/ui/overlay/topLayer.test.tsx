import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type FocusEvent, StrictMode, useRef, useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import '../../styles.css';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { Button } from '../button/Button.tsx';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { Modal } from '../modal/Modal.tsx';
import { Select } from '../select/Select.tsx';
import { useToasts } from '../toasts/useToasts.ts';

const sizes = [25, 50].map((value) => ({ value, label: String(value) }));

function Controls() {
  const [size, setSize] = useState(25);
  const [isOpen, setIsOpen] = useState(false);
  const { show } = useToasts();
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Select label="Rows per page" options={sizes} value={size} onChange={setSize} />
      <Modal title="Keys" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Select label="Columns" options={sizes} value={size} onChange={setSize} />
        <Button onPress={() => show({ kind: 'info', text: 'Told', timeoutMs: 600_000 })}>Tell</Button>
      </Modal>
    </>
  );
}

/** A page where overlays would be lost: its place for the menu is small, moved and clipped, and a header lies over all of the window but that. */
function renderInHardPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText =
    'position: fixed; z-index: 1; left: 0; top: 0; width: 300px; height: 40px; overflow: hidden; contain: strict; transform: translate(500px, 300px);';
  const header = document.createElement('header');
  header.style.cssText = 'position: fixed; inset: 0; z-index: 999999; clip-path: inset(0 0 calc(100% - 300px) 0);';
  document.body.append(place, header);
  onTestFinished(() => {
    cleanup();
    place.remove();
    header.remove();
  });
  render(
    <StrictMode>
      <SsmProvider client={createSilentClient()}>
        <Controls />
      </SsmProvider>
    </StrictMode>,
    { container: place },
  );
  return place;
}

/** What is on top in the middle of an element. */
function seenAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

const isSeen = (element: Element) => element.contains(seenAt(element));
const overlays = () => document.querySelector<HTMLElement>('.ssm-root > .ssm-overlays') as HTMLElement;

describe('in a page that covers, moves and clips', () => {
  test('a dialog lies over all of the window, with its list and what is told', async () => {
    renderInHardPlace();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    const scrim = (dialog.closest('.ssm-ModalOverlay') as HTMLElement).getBoundingClientRect();
    expect([scrim.left, scrim.top, scrim.width]).toEqual([0, 0, window.innerWidth]);
    expect(within(dialog).getAllByRole('button').map(isSeen)).toEqual([true, true, true, true]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tell' }));
    await waitFor(() => expect(isSeen(screen.getByText('Told'))).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(isSeen(screen.getByRole('option', { name: '50' }))).toBe(true));
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect([overlays().hasAttribute('popover'), getComputedStyle(overlays()).position]).toEqual([false, 'static']);
  });

  test('a dialog is raised before its own content takes the focus, so the browser lays it out once', () => {
    const raised: boolean[] = [];
    function Eager() {
      const box = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => box.current?.focus(), []);
      const note = ({ target }: FocusEvent) => raised.push(target.closest(':popover-open') !== null);
      return <input ref={box} aria-label="Value" onFocus={note} />;
    }
    onTestFinished(cleanup);
    render(
      <SsmProvider client={createSilentClient()}>
        <Modal title="Filters" isOpen onClose={() => undefined}>
          <Eager />
        </Modal>
      </SsmProvider>,
    );
    return waitFor(() => expect(raised).toEqual([true]));
  });

  test('a list opens at its control, and can be chosen from', async () => {
    renderInHardPlace();
    const trigger = screen.getByRole('button', { name: 'Rows per page' });
    await userEvent.click(trigger);
    const option = await screen.findByRole('option', { name: '50' });
    await waitFor(() => expect(isSeen(option)).toBe(true));
    const [list, at] = [option.closest('.ssm-Popover') as Element, trigger].map((each) => each.getBoundingClientRect());
    expect([Math.round(list?.left ?? 0), Math.round(list?.top ?? 0)]).toEqual([
      Math.round(at?.left ?? 0),
      Math.round((at?.bottom ?? 0) + 4),
    ]);
    await userEvent.click(option);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null));
    expect(overlays().hasAttribute('popover')).toBe(false);
  });

  test('a list that is left open leaves nothing of it when the menu goes', async () => {
    const place = renderInHardPlace();
    await userEvent.click(screen.getByRole('button', { name: 'Rows per page' }));
    await screen.findByRole('option', { name: '50' });
    const container = overlays();
    cleanup();
    expect([place.innerHTML, container.hasAttribute('popover')]).toEqual(['', false]);
  });
});
