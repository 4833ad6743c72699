import type { Meta, StoryObj } from '@storybook/react-vite';
import { eightReagents } from 'ssm-core/testing/panel.tables';
import { within } from 'storybook/test';
import { StatisticsSummary, type StatisticsSummaryProps } from './StatisticsSummary.tsx';

const meta: Meta<StatisticsSummaryProps> = {
  component: StatisticsSummary,
  args: { table: eightReagents, version: 'V_7K', seqIds: ['2-1', '3-1', '4-1', '10-1'], group: 'Panel' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 2 });
  },
};
export default meta;

type Story = StoryObj<StatisticsSummaryProps>;

export const Four: Story = {};
export const Pressable: Story = { args: { onPart: () => undefined, part: null } };
export const OfASet: Story = { args: { group: 'Set' } };
export const NothingKnown: Story = { args: { seqIds: ['9999-9'] } };
export const Waiting: Story = { args: { table: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
