import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { defaultMenuView } from 'ssm-core';
import { columnDefinitions, textColumn } from 'ssm-core/engine';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Held, HeldValues } from '../../testing/heldStories.tsx';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MenuTable, type MenuTableProps } from './MenuTable.tsx';
import { bothVersions, seriesCatalogue } from './testing/catalogues.ts';

const meta: Meta<MenuTableProps> = {
  component: MenuTable,
  args: { allowsSelection: true },
};
export default meta;

type Story = StoryObj<MenuTableProps>;

const allColumns = columnDefinitions.map(({ key }) => key);

const longNames = Array.from(
  { length: 60 },
  (_, index) => `Protein ${index + 1}, ${'subunit of the extracellular matrix assembly complex, '.repeat(6)}isoform 2`,
);

async function firstRows(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findAllByRole('gridcell');
}

async function search(canvasElement: HTMLElement, text: string): Promise<void> {
  await firstRows(canvasElement);
  await userEvent.type(within(canvasElement).getByRole('searchbox'), text);
}

function HeldByPage(props: MenuTableProps) {
  const [view, setView] = useState(defaultMenuView);
  const [selected, setSelected] = useState<readonly string[]>(['2-1']);
  function startAgain(): void {
    setView(defaultMenuView);
    setSelected([]);
  }
  return (
    <>
      <Button onPress={startAgain}>Start again</Button>
      <HeldValues view={view} selected={selected} />
      <MenuTable
        {...props}
        view={view}
        onViewChange={setView}
        selectedSeqIds={selected}
        onSelectionChange={(next) => setSelected((before) => (next.length > 2 ? before : next))}
      />
    </>
  );
}

const begins: Held = { view: { ...defaultMenuView, search: 'protein 2' }, selected: ['2-1'] };

function HeldByTable(props: MenuTableProps) {
  const [told, setTold] = useState(begins);
  const [first, setFirst] = useState(begins);
  return (
    <>
      <Button onPress={() => setFirst({ view: defaultMenuView, selected: [] })}>Begin otherwise</Button>
      <HeldValues {...told} />
      <MenuTable
        {...props}
        defaultView={first.view}
        onViewChange={(view) => setTold((before) => ({ ...before, view }))}
        defaultSelectedSeqIds={first.selected}
        onSelectionChange={(selected) => setTold((before) => ({ ...before, selected }))}
      />
    </>
  );
}

function held(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const said = (name: string) => canvas.getByRole('status', { name }).textContent;
  const chosen = canvas.queryAllByRole('row', { selected: true });
  return {
    said: [said('View'), said('Selection')],
    shown: [
      canvas.getByRole<HTMLInputElement>('searchbox').value,
      chosen.map((row) => within(row).getAllByRole('gridcell')[1]?.textContent).join(', '),
    ],
  };
}

async function select(canvasElement: HTMLElement, ...seqIds: readonly string[]): Promise<void> {
  const canvas = within(canvasElement);
  // Clicks one row after another, as a user does.
  for (const seqId of seqIds) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${seqId}` }));
  }
}

export const DemoCatalogue: Story = {};
export const WithoutPermissionToSelect: Story = { args: { allowsSelection: false } };
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const StillLoading: Story = {
  ...Loading,
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar');
  },
};
export const Stopped: Story = {
  ...Loading,
  async play(context) {
    await StillLoading.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Cancel' }));
  },
};
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
};
export const EmptyCatalogue: Story = { parameters: { server: { catalogues: bothVersions(0, 0) } } };
export const Selected: Story = {
  args: { defaultSelectedSeqIds: ['1-1', '3-1', '4-1', '250-1'] },
  parameters: { server: { catalogues: bothVersions(300, 300) } },
  async play({ canvasElement }) {
    await search(canvasElement, 'protein 1');
  },
};
export const Marked: Story = {
  args: { columns: ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'] },
  async play({ canvasElement }) {
    await search(canvasElement, 'kinase b');
  },
};
export const FoundInColumnNotShown: Story = {
  async play({ canvasElement }) {
    await search(canvasElement, 'kinase dx');
  },
};
export const NothingFound: Story = {
  async play({ canvasElement }) {
    await search(canvasElement, 'no such protein');
  },
};
export const LongText: Story = {
  args: { columns: ['seqId', 'fullName', 'targetName'] },
  parameters: {
    server: {
      catalogues: bothVersions(60, 60).map((catalogue) => ({
        ...catalogue,
        columns: new Map([...catalogue.columns, ['fullName', textColumn(longNames)]]),
      })),
    },
  },
};
export const Focused: Story = {
  async play({ canvasElement }) {
    await firstRows(canvasElement);
    within(canvasElement).getAllByRole('gridcell')[1]?.focus();
  },
};
export const SortedByNumber: Story = {
  args: {
    columns: ['seqId', 'fullName', 'loDb', 'totalCVPlasma'],
    defaultView: { ...defaultMenuView, sort: { key: 'loDb', direction: 'descending' } },
  },
};
export const AllColumns: Story = { args: { columns: allColumns } };
export const AllColumnsScrolled: Story = {
  ...AllColumns,
  async play({ canvasElement }) {
    await firstRows(canvasElement);
    within(canvasElement).getByRole('grid', { name: 'Menu' }).scrollTo({ left: 2200, top: 900, behavior: 'instant' });
  },
};
export const ColumnsWithoutValues: Story = {
  args: { columns: allColumns.slice(0, 12) },
  parameters: {
    server: {
      catalogues: bothVersions(300, 300).map((catalogue) => ({
        ...catalogue,
        columns: new Map([...catalogue.columns].filter(([key]) => key !== 'fixedPanels' && key !== 'bufferMS')),
      })),
    },
  },
};
export const KeysOfTheTable: Story = {
  async play({ canvasElement }) {
    await firstRows(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
  },
};
/**
 * The page holds view and selection. The table reports changes, and shows them when the page passes them back. This
 * page allows at most two selected rows.
 */
export const Controlled: Story = {
  parameters: { server: { catalogues: bothVersions(300, 300) } },
  render: (props) => <HeldByPage {...props} />,
  async play({ canvasElement }) {
    await search(canvasElement, 'protein 2');
    await select(canvasElement, '20-1', '21-1');
    await waitFor(() =>
      expect(held(canvasElement)).toEqual({
        said: ['search=protein+2', '2-1, 20-1'],
        shown: ['protein 2', '2-1, 20-1'],
      }),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(held(canvasElement)).toEqual({ said: ['', ''], shown: ['', ''] }));
    await search(canvasElement, 'protein 3');
    await select(canvasElement, '30-1');
    await waitFor(() =>
      expect(held(canvasElement)).toEqual({ said: ['search=protein+3', '30-1'], shown: ['protein 3', '30-1'] }),
    );
  },
};
/**
 * The table holds view and selection. The page sets only the initial values and is told about changes. Later initial
 * values have no effect.
 */
export const Uncontrolled: Story = {
  ...Controlled,
  render: (props) => <HeldByTable {...props} />,
  async play({ canvasElement }) {
    await firstRows(canvasElement);
    await select(canvasElement, '20-1', '21-1');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Begin otherwise' }));
    await waitFor(() =>
      expect(held(canvasElement)).toEqual({
        said: ['search=protein+2', '2-1, 20-1, 21-1'],
        shown: ['protein 2', '2-1, 20-1, 21-1'],
      }),
    );
    await search(canvasElement, '1');
    await waitFor(() => expect(held(canvasElement).said[0]).toBe('search=protein+21'));
    await expect(held(canvasElement).shown[0]).toBe('protein 21');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { columns: allColumns } };
export const Dark: Story = { ...Marked, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ElevenK: Story = { args: { defaultView: { ...defaultMenuView, version: 'V_11K' } } };
export const TenTimesTheRows: Story = {
  args: { defaultView: { ...defaultMenuView, pageSize: 1500 } },
  parameters: {
    server: { catalogues: [seriesCatalogue('V_7K', 110_000), seriesCatalogue('V_11K', 10)] },
  },
};
