import { cleanup, render, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import styles from '../../styles.css?inline';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import { Select } from '../select/Select.tsx';

const sizes = [25, 50].map((value) => ({ value, label: String(value) }));

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

/** Two hosts beside each other, the controls in the shadow root of the first. */
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

describe('in a shadow root', () => {
  test('a list can be used, and gives the focus back', async () => {
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

  test('a list of a dialog can be used', async () => {
    const { root, focusedName, inert } = renderInShadow();
    await userEvent.click(root.getByRole('button', { name: 'Open' }));
    const dialog = await root.findByRole('dialog', { name: 'Keys' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Columns' }));
    await userEvent.click(await root.findByRole('option', { name: '50' }));
    await waitFor(() =>
      expect([root.queryByRole('listbox'), focusedName(), ...inert()]).toEqual([null, 'Columns', false, true]),
    );
  });

  test('a dialog has its name, can be used, and gives the focus back', async () => {
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
