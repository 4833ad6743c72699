import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { NothingHost, type NothingHostProps } from '../testing/NothingHost.tsx';

const meta: Meta<NothingHostProps> = {
  component: NothingHost,
  parameters: { provider: { requestPath: 'secured' }, server: { person: 'SSM-Registered' } },
  args: {
    filters: 'dilGroup=0.5%25&fullName*=no%20such%20protein',
  },
  async play() {
    await screen.findAllByRole('button');
  },
};
export default meta;

type Story = StoryObj<NothingHostProps>;

export const OneLeavesNothing: Story = {};
export const OnlyTogether: Story = { args: { filters: 'loDb<20&loDb>1000' } };
export const Single: Story = { args: { filters: 'mesh=no%20such%20term' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
