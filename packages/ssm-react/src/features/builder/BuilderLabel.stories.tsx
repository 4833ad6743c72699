import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BuilderLabel, type BuilderLabelProps } from './BuilderLabel.tsx';
import { filledBuilder } from './testing/builders.ts';

interface StoryProps extends Omit<BuilderLabelProps, 'builder'> {
  readonly seqIds: readonly string[];
}

function Link({ seqIds, ...label }: StoryProps) {
  const [builder] = useState(() => filledBuilder(seqIds, label.version));
  return (
    <a href="#builder">
      <BuilderLabel builder={builder} {...label} />
    </a>
  );
}

const meta: Meta<StoryProps> = {
  component: Link,
  args: { seqIds: ['1-1', '2-1', '3-1'], version: 'V_7K', group: 'Panel' },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Some: Story = {};
export const None: Story = { args: { seqIds: [], version: 'V_11K', group: 'Set' } };
export const Dark: Story = { globals: { theme: 'dark' } };
