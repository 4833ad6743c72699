import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Reader, writeLanguages } from './testing/Reader.tsx';

const meta: Meta<typeof Reader> = {
  title: 'Language choice',
  component: Reader,
  parameters: { standsAlone: true },
  beforeEach: () => writeLanguages('ar-XB de en en-XA ja'),
  render: (args, { globals }) => <Reader {...args} theme={globals['theme'] as 'light'} />,
};
export default meta;

type Story = StoryObj<typeof Reader>;

export const English: Story = {};
export const Chosen: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), '日本語');
    await expect(await canvas.findByRole('combobox', { name: '言語' })).toHaveValue('ja');
  },
};
export const ChosenDark: Story = { ...Chosen, globals: { theme: 'dark' } };
