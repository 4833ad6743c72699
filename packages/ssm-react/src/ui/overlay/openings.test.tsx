import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Modal } from '../modal/Modal.tsx';
import { GroupedSelect } from '../select/GroupedSelect.tsx';
import { MultiSelect } from '../select/MultiSelect.tsx';
import { Select } from '../select/Select.tsx';

const ways: Readonly<Record<string, (button: HTMLElement) => Promise<void> | void>> = {
  Enter: () => userEvent.keyboard('{Enter}'),
  Space: () => userEvent.keyboard(' '),
  ArrowDown: () => userEvent.keyboard('{ArrowDown}'),
  ArrowUp: () => userEvent.keyboard('{ArrowUp}'),
  'a pointer': (button) => userEvent.click(button),
  'a click of a screen reader': (button) => button.click(),
};

const { ArrowDown: _down, ArrowUp: _up, ...pressing } = ways;

const options = ['Open', 'Rename', 'Delete'].map((label) => ({ id: label, label }));

interface ProbeProps {
  readonly onAct: (what: string) => void;
}

function Dialog({ onAct, hasField }: ProbeProps & { readonly hasField: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Actions</Button>
      <Modal title="Rename" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {hasField ? <TextField label="Name" value="" onChange={onAct} /> : <p>Nothing to fill in</p>}
      </Modal>
    </>
  );
}

function OfSizes({ onAct }: ProbeProps) {
  const sizes = options.map(({ id, label }) => ({ value: id, label }));
  return <Select label="Actions" options={sizes} value="Open" onChange={onAct} />;
}

function Grouped({ onAct }: ProbeProps) {
  const groups = [{ id: 'all', options }];
  return <GroupedSelect label="Actions" placeholder="" groups={groups} value={null} onChange={onAct} />;
}

function Many({ onAct }: ProbeProps) {
  return (
    <MultiSelect
      label="Actions"
      placeholder=""
      summary={null}
      options={options}
      selectedIds={[]}
      onToggle={([id = '']) => onAct(id)}
    />
  );
}

const lists: Readonly<Record<string, (props: ProbeProps) => ReactNode>> = {
  Menu: ({ onAct }) => (
    <Menu items={options} onAction={onAct}>
      Actions
    </Menu>
  ),
  'Menu under a mouse': ({ onAct }) => (
    <Menu items={options} onAction={onAct} opensOnHover>
      Actions
    </Menu>
  ),
  Select: (props) => <OfSizes {...props} />,
  GroupedSelect: (props) => <Grouped {...props} />,
  MultiSelect: (props) => <Many {...props} />,
};

const button = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });
const focusedText = (): string | undefined => document.activeElement?.textContent ?? undefined;

async function openBy(way: string): Promise<void> {
  button().focus();
  await ways[way]?.(button());
}

describe('openings', () => {
  // Opens each list four times. The first opening may load code, and then ends after the key is released.
  const openings = Object.keys(lists).flatMap((list) => Object.keys(ways).map((way) => [list, way] as const));

  test.each(openings)('R39: %s opened by %s focuses its first item, and Enter chooses that item', async (list, way) => {
    const onAct = vi.fn<(what: string) => void>();
    renderInProvider(<>{lists[list]?.({ onAct })}</>);
    const reached: (string | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      await openBy(way);
      await waitFor(() => expect(focusedText()).toBe('Open'));
      reached.push(document.activeElement?.getAttribute('role') ?? undefined);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(button()));
    }
    await openBy(way);
    await waitFor(() => expect(focusedText()).toBe('Open'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const role = list.startsWith('Menu') ? 'menuitem' : 'option';
    expect({ reached, acted: onAct.mock.calls }).toEqual({ reached: [role, role, role], acted: [['Rename']] });
  });

  const dialogs = [true, false].flatMap((hasField) => Object.keys(pressing).map((way) => ({ hasField, way })));

  test.each(dialogs)(
    'R39: a dialog opened by $way takes the focus; with a field: $hasField',
    async ({ hasField, way }) => {
      renderInProvider(<Dialog onAct={() => {}} hasField={hasField} />);
      const reached: (string | undefined)[] = [];
      for (let time = 0; time < 3; time += 1) {
        await openBy(way);
        const wanted = hasField
          ? await screen.findByRole('textbox', { name: 'Name' })
          : await screen.findByRole('dialog', { name: 'Rename' });
        await waitFor(() => expect(document.activeElement).toBe(wanted));
        reached.push(document.activeElement?.tagName);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(document.activeElement).toBe(button()));
      }
      const tag = hasField ? 'INPUT' : 'SECTION';
      expect(reached).toEqual([tag, tag, tag]);
    },
  );
});
