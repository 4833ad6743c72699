import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuilderLabel, type BuilderLabelProps } from './BuilderLabel.tsx';
import { filledBuilder } from './testing/builders.ts';

const meta: Meta<BuilderLabelProps> = {
  component: BuilderLabel,
  args: { version: 'V_7K', group: 'Panel' },
  decorators: [
    (Story) => (
      <a href="#builder">
        <Story />
      </a>
    ),
  ],
};
export default meta;

type Story = StoryObj<BuilderLabelProps>;

export const Some: Story = { args: { builder: filledBuilder(['1-1', '2-1', '3-1']) } };
export const None: Story = { args: { builder: filledBuilder([]), version: 'V_11K', group: 'Set' } };
export const Dark: Story = { ...Some, args: { builder: filledBuilder(['1-1']) }, globals: { theme: 'dark' } };
