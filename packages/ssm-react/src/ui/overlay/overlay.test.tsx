import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type FocusEvent, StrictMode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import styles from '../../styles.css?inline';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import { Select } from '../select/Select.tsx';
import { allowPressStyle } from './pressStyle.ts';
import '../../styles.css';
import type { ReportError } from 'ssm-core';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useToasts } from '../UiContext.ts';
import { useDeferredPart } from './useDeferredPart.ts';

const sizes = [25, 50].map((value) => ({ value, label: String(value) }));

describe('react-aria and the Content-Security-Policy', () => {
  function newPage(): Document {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return frame.contentDocument as Document;
  }

  function head(page: Document): string {
    return page.head.innerHTML;
  }

  test('R35: the nonce is passed to react-aria in a meta element, which is later removed', () => {
    const takeBack = allowPressStyle(document, 'abc');
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    expect(meta?.nonce).toBe('abc');
    takeBack();
    expect(document.querySelector('meta[property="csp-nonce"]')).toBe(null);
  });

  test('R35: a nonce in a meta element of the page stays', () => {
    const page = newPage();
    page.head.innerHTML = '<meta name="csp-nonce" content="its own">';
    allowPressStyle(page, 'abc')();
    expect(head(page)).toBe('<meta name="csp-nonce" content="its own">');
  });

  test('R35: without a nonce no style element is inserted, and the rule of react-aria still applies', () => {
    const before = document.adoptedStyleSheets.length;
    const takeBack = allowPressStyle(document, undefined);
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
    const pressable = document.createElement('div');
    pressable.dataset['reactAriaPressable'] = 'true';
    document.body.append(pressable);
    expect(getComputedStyle(pressable).touchAction).toBe('manipulation');
    takeBack();
    expect(getComputedStyle(pressable).touchAction).toBe('auto');
    expect([document.getElementById('react-aria-pressable-style'), document.adoptedStyleSheets.length]).toEqual([
      null,
      before,
    ]);
    pressable.remove();
  });

  test("two overlays on a page do not remove each other's rule", () => {
    const state = () => [
      document.querySelectorAll('#react-aria-pressable-style').length > 0,
      document.adoptedStyleSheets.length - before,
    ];
    const before = document.adoptedStyleSheets.length;
    const takeFirstBack = allowPressStyle(document, undefined);
    const takeSecondBack = allowPressStyle(document, undefined);
    takeFirstBack();
    expect(state()).toEqual([true, 1]);
    takeSecondBack();
    expect(state()).toEqual([false, 0]);
  });

  test('a page that already has the style of react-aria stays unchanged', () => {
    const page = newPage();
    page.head.innerHTML = '<style id="react-aria-pressable-style"></style>';
    allowPressStyle(page, undefined)();
    expect([head(page), page.adoptedStyleSheets.length]).toEqual([
      '<style id="react-aria-pressable-style"></style>',
      0,
    ]);
  });
});

describe('in a shadow root', () => {
  function Controls() {
    const [size, setSize] = useState(25);
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <Select label="Rows per page" options={sizes} value={size} onChange={setSize} />
        <Modal title="Keys" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p>Home: to the first cell</p>
          <Select label="Columns" options={sizes} value={size} onChange={setSize} />
        </Modal>
      </>
    );
  }

  function renderInShadow() {
    const [host, neighbour] = [document.createElement('div'), document.createElement('p')];
    document.body.append(host, neighbour);
    onTestFinished(() => {
      cleanup();
      host.remove();
      neighbour.remove();
    });
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const content = (
      <SsmProvider client={createSilentClient()}>
        <Controls />
      </SsmProvider>
    );
    render(createPortal(content, shadow));
    const root = within(shadow.firstElementChild as HTMLElement);
    const focusedName = () => shadow.activeElement?.getAttribute('aria-label') ?? shadow.activeElement?.textContent;
    const inert = () => [host, neighbour].map((element) => element.inert);
    return { root, focusedName, inert };
  }

  test('a list can be used and returns the focus', async () => {
    const { root, focusedName, inert } = renderInShadow();
    await userEvent.click(root.getByRole('button', { name: 'Rows per page' }));
    await root.findByRole('listbox', { name: 'Rows per page' });
    await waitFor(() => expect([focusedName(), ...inert()]).toEqual(['25', false, true]));
    expect(getComputedStyle(root.getByRole('option', { name: '50' })).touchAction).toBe('manipulation');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() =>
      expect([root.queryByRole('listbox'), focusedName(), ...inert()]).toEqual([null, 'Rows per page', false, false]),
    );
  });

  test('a list inside a dialog can be used', async () => {
    const { root, focusedName, inert } = renderInShadow();
    await userEvent.click(root.getByRole('button', { name: 'Open' }));
    const dialog = await root.findByRole('dialog', { name: 'Keys' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Columns' }));
    await userEvent.click(await root.findByRole('option', { name: '50' }));
    await waitFor(() =>
      expect([root.queryByRole('listbox'), focusedName(), ...inert()]).toEqual([null, 'Columns', false, true]),
    );
  });

  test('a dialog has its name, can be used, and returns the focus', async () => {
    const { root, focusedName, inert } = renderInShadow();
    await userEvent.click(root.getByRole('button', { name: 'Open' }));
    const dialog = await root.findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(inert()).toEqual([false, true]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect([root.queryByRole('dialog'), focusedName(), ...inert()]).toEqual([null, 'Open', false, false]),
    );
  });
});

describe('in a page that covers, moves and clips', () => {
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

  /**
   * Renders into a page where overlays would be lost: the root is small, moved and clipped, and a header covers the
   * rest of the window.
   */
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

  function seenAt(element: Element): Element | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }

  const isSeen = (element: Element) => element.contains(seenAt(element));
  const overlays = () => document.querySelector<HTMLElement>('.ssm-root > .ssm-overlays') as HTMLElement;

  test('a dialog covers the whole window, and its list and notifications are visible', async () => {
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

  test('a dialog is raised before its content takes the focus, so the browser lays out the dialog once', () => {
    const raised: boolean[] = [];
    function Eager() {
      const box = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => box.current?.focus(), []);
      const note = ({ target }: FocusEvent) => raised.push(target.closest(':popover-open') !== null);
      return <input ref={box} aria-label="Value" onFocus={note} />;
    }
    render(
      <SsmProvider client={createSilentClient()}>
        <Modal title="Filters" isOpen onClose={() => undefined}>
          <Eager />
        </Modal>
      </SsmProvider>,
    );
    return waitFor(() => expect(raised).toEqual([true]));
  });

  test('a list opens at its control and can be used', async () => {
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

  test('a list that is open when the menu unmounts leaves nothing behind', async () => {
    const place = renderInHardPlace();
    await userEvent.click(screen.getByRole('button', { name: 'Rows per page' }));
    await screen.findByRole('option', { name: '50' });
    const container = overlays();
    cleanup();
    expect([place.innerHTML, container.hasAttribute('popover')]).toEqual(['', false]);
  });
});

describe('useDeferredPart', () => {
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

  test('loads nothing until the component asks for the part', () => {
    const load = vi.fn<Load>().mockResolvedValue('here');
    const { shown } = renderDeferred(load);
    expect([shown(), load.mock.calls.length]).toEqual(['not here', 0]);
  });

  test('loads the part when the component asks for it', async () => {
    const { open, shown } = renderDeferred(() => Promise.resolve('here'));
    await open();
    expect(shown()).toBe('here');
  });

  test('R11: after a failure, shows a notification, closes the component that asked, and loads at the next attempt', async () => {
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

  test('shows a preloaded part at once when the component asks for it', async () => {
    const { button, shown } = renderDeferred(() => Promise.resolve('here'));
    await act(async () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    act(() => button.click());
    expect([button.textContent, shown()]).toEqual(['open', 'here']);
  });

  test('reports a failed load only when the component asks for the part, and not when the part is preloaded', async () => {
    const error = new TypeError('offline');
    const load = vi.fn<Load>().mockRejectedValue(error);
    const report = vi.fn<ReportError>();
    const { button, open } = renderDeferred(load, report);
    await act(async () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    expect([load.mock.calls.length, screen.queryByRole('alert'), report.mock.calls]).toEqual([1, null, []]);
    await open();
    expect(report.mock.calls).toEqual([[{ name: 'part', error }]]);
  });

  test('R11: retries with growing pauses while the component asks for the part, and reports the failure once', async () => {
    // An earlier test may have left the pointer over the notification, which would stop its timer.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
    vi.useFakeTimers();
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

  test('R11: loads the part after Try again if the component still asks for it', async () => {
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('offline'));
    renderInProvider(<Lasting load={load} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    load.mockResolvedValue('here');
    await act(async () => retry.click());
    expect(screen.getByRole('paragraph').textContent).toBe('here');
  });
});

describe('styles in a shadow root', () => {
  test('work inside a shadow root', () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => {
      cleanup();
      host.remove();
    });
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    render(
      createPortal(
        <SsmProvider client={createSilentClient()} theme="light">
          <Button variant="primary">Apply</Button>
        </SsmProvider>,
        shadow,
      ),
    );
    const button = getComputedStyle(shadow.querySelector('button') as HTMLElement);
    expect([button.backgroundColor, button.color, button.minBlockSize]).toEqual([
      'rgb(13, 103, 131)',
      'rgb(255, 255, 255)',
      '32px',
    ]);
  });
});
