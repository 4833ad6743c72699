import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSatClient, defaultMenuView, type FetchShaped } from 'ssm-core';
import { columnDefinitions } from 'ssm-core/engine';
import { screen, userEvent, within } from 'storybook/test';
import { ReagentPreview } from '../../pages/preview/ReagentPreview.tsx';
import { MenuTable, type MenuTableProps } from './MenuTable.tsx';
import { bothVersions, seriesCatalogue } from './testing/catalogues.ts';

const meta: Meta<MenuTableProps> = {
  component: MenuTable,
  args: { allowsSelection: true },
};
export default meta;

type Story = StoryObj<MenuTableProps>;

const allColumns = columnDefinitions.map(({ key }) => key);

/** A provider whose client gets this answer to every question. */
function answering(fetch: FetchShaped) {
  return { client: createSatClient({ fetch }) };
}

function never({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

async function firstRows(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findAllByRole('gridcell', undefined, { timeout: 15_000 });
}

async function search(canvasElement: HTMLElement, text: string): Promise<void> {
  await firstRows(canvasElement);
  await userEvent.type(within(canvasElement).getByRole('searchbox'), text);
}

export const DemoCatalogue: Story = {};
export const WithoutPermissionToSelect: Story = { args: { allowsSelection: false } };
export const Loading: Story = { parameters: { provider: answering(never) } };
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
  parameters: { provider: answering(async () => new Response('<!doctype html>', { status: 403 })) },
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
/** The row that has the focus, beside the rows. */
export const Previewed: Story = {
  args: { aside: ReagentPreview, rowHref: (seqId, version) => `#${version}/${seqId}`, onRowAction: () => undefined },
  parameters: { layout: 'fullscreen', server: { person: 'SSM-Registered' }, provider: { requestPath: 'secured' } },
  async play({ canvasElement }) {
    await firstRows(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Preview' }, { timeout: 10_000 }));
    within(canvasElement).getAllByRole('gridcell')[1]?.focus();
    await within(canvasElement).findByRole('link', { name: 'Open spec sheet' });
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { columns: allColumns } };
export const Dark: Story = { ...Marked, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TenTimesTheRows: Story = {
  args: { defaultView: { ...defaultMenuView, pageSize: 1500 } },
  parameters: {
    server: { catalogues: [seriesCatalogue('V_7K', 110_000), seriesCatalogue('V_11K', 10)] },
  },
};
