import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherVersion, type OtherVersionProps } from './OtherVersion.tsx';

const meta: Meta<OtherVersionProps> = {
  component: OtherVersion,
  parameters: { provider: { requestPath: 'secured' }, server: { person: 'SSM-Registered' } },
  args: { menu: { showVersion: () => undefined }, version: 'V_7K', search: 'HER2' },
};
export default meta;

type Story = StoryObj<OtherVersionProps>;

export const Found: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Show 11K' }, { timeout: 20_000 });
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Found, globals: { direction: 'rtl' } };
