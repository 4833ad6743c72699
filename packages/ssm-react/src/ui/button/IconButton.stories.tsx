import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = { component: IconButton, args: { icon: 'close', label: 'Close' } };
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Directional: Story = { args: { icon: 'lastPage', label: 'Last page' } };
