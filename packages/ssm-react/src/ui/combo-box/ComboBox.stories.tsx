import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxProps } from './useComboBox.ts';

const proteins = Array.from({ length: 20 }, (_, index) => ({
  value: `Serine/threonine-protein kinase ${index + 1}`,
  note: `${index + 1} reagents`,
}));

function LiveComboBox(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const suggestions = props.suggestions.filter((suggestion) => suggestion.value.includes(value));
  return <ComboBox {...props} value={value} suggestions={suggestions} onType={setValue} onChoose={setValue} />;
}

const meta: Meta<ComboBoxProps> = {
  component: ComboBox,
  args: {
    label: 'Value',
    value: '',
    suggestions: proteins,
    loadingLabel: 'Loading suggestions',
    onAsk: () => undefined,
  },
  render: (props) => <LiveComboBox {...props} />,
};
export default meta;

type Story = StoryObj<ComboBoxProps>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'kinase' } };
export const Loading: Story = { args: { value: 'kinase', isLoading: true } };
export const Wrong: Story = { args: { value: 'kinase', isInvalid: true } };
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.type(
      within(canvasElement).getByRole('combobox', { name: 'Value' }),
      'kinase{ArrowDown}{ArrowDown}',
    );
    await screen.findByRole('listbox', { name: 'Value' });
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
