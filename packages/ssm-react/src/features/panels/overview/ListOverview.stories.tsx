import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { numberColumn } from 'ssm-core/engine';
import { type LimitedMeasure, type Limits, type ListPart, readList } from 'ssm-core/internal';
import { eightMeasured } from 'ssm-core/testing/panel.tables';
import { within } from 'storybook/test';
import { ListOverview, type ListOverviewProps } from './ListOverview.tsx';

interface StoryProps extends Pick<ListOverviewProps, 'version' | 'group' | 'lostCount'> {
  readonly seqIds: readonly string[];
  readonly withdrawn: readonly string[];
  readonly limits: Limits;
  readonly part: ListPart | null;
  /** Whether the catalogue has values of Signal to Noise. */
  readonly hasSignal: boolean;
  readonly isRead: boolean;
}

const columns = new Map([
  ...eightMeasured.columns,
  ['signalToNoisePlasma', numberColumn(Array.from({ length: 8 }, () => null))] as const,
]);

function Live({ seqIds, withdrawn, limits: first, part: firstPart, hasSignal, isRead, ...overview }: StoryProps) {
  const [limits, setLimits] = useState(first);
  const [part, setPart] = useState(firstPart);
  const [list] = useState(() => new Set(seqIds));
  const [reading] = useState(() =>
    readList(hasSignal ? eightMeasured : { ...eightMeasured, columns }, list, withdrawn),
  );
  function setLimit(measure: LimitedMeasure, limit: number | null): void {
    const { [measure]: _, ...others } = limits;
    setLimits(limit === null ? others : { ...others, [measure]: limit });
  }
  return (
    <ListOverview
      {...overview}
      reading={isRead ? reading : undefined}
      limits={limits}
      onLimit={setLimit}
      part={part}
      onPart={setPart}
      onShowLost={() => undefined}
    />
  );
}

const meta: Meta<StoryProps> = {
  component: Live,
  args: {
    version: 'V_7K',
    group: 'Panel',
    seqIds: ['2-1', '3-1', '4-1', '10-1', '11-1', '12-1', '13-1', '10000-28'],
    withdrawn: [],
    lostCount: 0,
    limits: {},
    part: null,
    hasSignal: true,
    isRead: true,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'Limits' });
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Full: Story = {};
export const Empty: Story = { args: { seqIds: [] } };
export const One: Story = { args: { seqIds: ['2-1'] } };
export const Problems: Story = {
  args: {
    withdrawn: ['3-1'],
    lostCount: 2,
    limits: { totalCVPlasma: 6, signalToNoisePlasma: 2 },
    part: { key: 'beyond', measure: 'totalCVPlasma' },
  },
};
export const UnfilledMeasures: Story = { args: { hasSignal: false } };
export const Waiting: Story = {
  args: { isRead: false },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar');
  },
};
export const ProblemsDark: Story = { ...Problems, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Problems, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Problems, globals: { viewport: { value: 'phone' } } };
