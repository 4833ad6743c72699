import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = {};
export const Word: Story = { args: { width: '120px' } };
export const Block: Story = { args: { width: '240px', height: '120px' } };
