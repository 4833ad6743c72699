import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Add to Panel Builder (3)' } };
export default meta;

type Story = StoryObj<typeof Button>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const WithIcon: Story = { args: { icon: 'plus', children: 'Keyword' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const PrimaryDisabled: Story = { args: { variant: 'primary', isDisabled: true } };
