import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenGlobals } from '../review/chosenGlobals.ts';
import { Welcome as WelcomePage } from './Welcome.tsx';

const meta: Meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { standsAlone: true, controls: { disable: true } },
};
export default meta;

export const Welcome: StoryObj = {
  render: (_, { globals }) => <WelcomePage globals={chosenGlobals(globals)} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('SomaScan Menu');
  },
};
