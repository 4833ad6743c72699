import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = { component: Progress, args: { label: 'Loading the menu' } };
export default meta;

type Story = StoryObj<typeof Progress>;

export const Unknown: Story = {};
export const Begun: Story = { args: { value: 0 } };
export const Half: Story = { args: { value: 0.5 } };
export const Done: Story = { args: { value: 1 } };
