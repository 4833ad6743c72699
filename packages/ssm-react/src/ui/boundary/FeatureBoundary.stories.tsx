import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureBoundary, type FeatureBoundaryProps } from './FeatureBoundary.tsx';

function Broken(): never {
  throw new Error('A story of a feature that breaks while it renders.');
}

const meta: Meta<FeatureBoundaryProps> = { component: FeatureBoundary };
export default meta;

type Story = StoryObj<FeatureBoundaryProps>;

export const Working: Story = { args: { children: 'The feature.' } };
export const Failed: Story = { args: { children: <Broken /> } };
