import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFilters } from 'ssm-core/engine';
import { screen } from 'storybook/test';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';

const meta: Meta<NothingFoundProps> = {
  component: NothingFound,
  parameters: { provider: { requestPath: 'secured' }, server: { person: 'SSM-Registered' } },
  args: {
    version: 'V_11K',
    clauses: readFilters('dilGroup=0.5%25&fullName*=no%20such%20protein'),
    onDrop: () => undefined,
  },
  async play() {
    await screen.findAllByRole('button', undefined, { timeout: 20_000 });
  },
};
export default meta;

type Story = StoryObj<NothingFoundProps>;

export const OneLeavesNothing: Story = {};
export const OnlyTogether: Story = { args: { clauses: readFilters('loDb<20&loDb>1000') } };
export const Single: Story = { args: { clauses: readFilters('mesh=no%20such%20term') } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
