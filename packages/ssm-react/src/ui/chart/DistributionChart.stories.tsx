import type { Meta, StoryObj } from '@storybook/react-vite';
import { DistributionChart, type DistributionChartProps } from './DistributionChart.tsx';

const counts = [4, 9, 20, 24, 18, 12, 7, 4, 2, 6];
const bins = counts.map((_, index) => ({ from: index * 5, to: index === counts.length - 1 ? null : index * 5 + 5 }));

const meta: Meta<DistributionChartProps> = {
  component: DistributionChart,
  args: {
    bins,
    scale: 'linear',
    series: [
      { of: 'catalogue', heights: counts.map((count) => count / 24), quartiles: { lower: 12, median: 18, upper: 26 } },
      {
        of: 'panel',
        heights: counts.map((_, index) => (9 - index) / 9),
        quartiles: { lower: 5, median: 9, upper: 15 },
      },
    ],
    mark: 17,
    words: {
      tick: String,
      below: (value) => `< ${value}`,
      atLeast: (value) => `≥ ${value}`,
      axis: '%',
      bar: (index) => `Bar ${index + 1}: ${counts[index]} reagents`,
      bars: 'Bars of a measure',
    },
  },
};
export default meta;

type Story = StoryObj<DistributionChartProps>;

export const WithALongTail: Story = {};
export const LogScale: Story = {
  args: {
    scale: 'log',
    bins: counts.map((_, index) => ({ from: 2 ** index, to: 2 ** (index + 1) })),
  },
};
export const OneBar: Story = {
  args: { bins: [{ from: 5, to: 5 }], series: [{ of: 'menu', heights: [1], quartiles: null }], mark: 5 },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
