import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionToggle, type VersionToggleProps } from './VersionToggle.tsx';

const meta: Meta<VersionToggleProps> = {
  component: VersionToggle,
  args: { version: 'V_7K', onChoose: () => undefined },
};
export default meta;

type Story = StoryObj<VersionToggleProps>;

export const SevenK: Story = {};
export const ElevenK: Story = { args: { version: 'V_11K' } };
export const WhileLoading: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
