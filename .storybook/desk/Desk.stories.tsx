import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenGlobals } from '../review/chosenGlobals.ts';
import { ThemeGallery } from './ThemeGallery.tsx';
import { TokenEditor } from './TokenEditor.tsx';

/** The stories in the frames are tested by themselves. */
const meta: Meta = {
  title: 'Desk',
  tags: ['!test', '!autodocs'],
  parameters: { standsAlone: true, a11y: { disable: true } },
};
export default meta;

export const Tokens: StoryObj = { render: (_, { globals }) => <TokenEditor globals={chosenGlobals(globals)} /> };
export const Themes: StoryObj = { render: (_, { globals }) => <ThemeGallery globals={chosenGlobals(globals)} /> };
