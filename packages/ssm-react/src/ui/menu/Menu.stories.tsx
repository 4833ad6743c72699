import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  component: Menu,
  args: {
    children: 'Actions',
    label: 'Actions for Cytokines 2031',
    items: [
      { id: 'open', label: 'Open' },
      { id: 'rename', label: 'Rename' },
      { id: 'export', label: 'Export', isDisabled: true },
      { id: 'delete', label: 'Delete', variant: 'danger' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Cytokines 2031' }));
    await screen.findByRole('menu', { name: 'Actions for Cytokines 2031' });
  },
};
export const OpenedByHovering: Story = {
  args: { opensOnHover: true },
  async play({ canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Actions for Cytokines 2031' }));
    await screen.findByRole('menu', { name: 'Actions for Cytokines 2031' });
  },
};
