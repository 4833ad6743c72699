import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultMenuView } from 'ssm-core';
import { columnDefinitions, textColumn } from 'ssm-core/engine';
import { screen, userEvent, within } from 'storybook/test';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
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
  await within(canvasElement).findAllByRole('gridcell', undefined, { timeout: 15_000 });
}

async function search(canvasElement: HTMLElement, text: string): Promise<void> {
  await firstRows(canvasElement);
  await userEvent.type(within(canvasElement).getByRole('searchbox'), text);
}

export const DemoCatalogue: Story = {};
export const WithoutPermissionToSelect: Story = { args: { allowsSelection: false } };
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const StillLoading: Story = {
  ...Loading,
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar', undefined, { timeout: 5000 });
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
/** The gene symbol is searched and not shown: each row says where the word was found. */
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
/** Cells that are cut show all of it to whoever points at them or brings the focus there. */
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
/** The first cell has the focus, as after Tab. */
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keys of the table' }));
    await screen.findByRole('dialog', undefined, { timeout: 10_000 });
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
