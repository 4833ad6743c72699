import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MenuTable, type MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { ReagentPreview } from './ReagentPreview.tsx';

const doNothing = () => undefined;

const meta: Meta<MenuTableProps> = {
  component: MenuTable,
  args: {
    aside: ReagentPreview,
    allowsSelection: true,
    rowHref: (seqId, version) => `#${version}/${seqId}`,
    onRowAction: doNothing,
  },
  parameters: {
    server: { catalogues: bothVersions(300, 300), person: 'SSM-Registered' },
    provider: { requestPath: 'secured' },
  },
};
export default meta;

type Story = StoryObj<MenuTableProps>;

async function open(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('gridcell');
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
}

export const Closed: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Preview' });
  },
};
export const NoRow: Story = { play: ({ canvasElement }) => open(canvasElement) };
export const ARow: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    within(canvasElement).getAllByRole('gridcell')[1]?.focus();
    await within(canvasElement).findByRole('link', { name: 'Open spec sheet' });
  },
};
export const Dark: Story = { ...ARow, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...ARow, globals: { direction: 'rtl' } };
