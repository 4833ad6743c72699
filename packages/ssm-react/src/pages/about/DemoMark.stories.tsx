import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { within } from 'storybook/test';
import { DemoMark } from './DemoMark.tsx';

const [seven, eleven] = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];

const meta: Meta = {
  component: DemoMark,
  parameters: { server: { catalogues: [seven, { ...eleven, isDemo: true }] } },
};
export default meta;

type Story = StoryObj;

const marked: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Demo catalogue');
};

export const OfOneVersion: Story = { play: marked };
export const Dark: Story = { globals: { theme: 'dark' }, play: marked };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: marked };
