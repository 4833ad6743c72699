import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: {
    text: 'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
    children: <button type="button">Buffer MS</button>,
  },
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Buffer MS' }));
    await screen.findByRole('tooltip');
  },
};
