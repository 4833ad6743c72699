import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function LiveMultiSelect(props: MultiSelectProps) {
  const [chosen, setChosen] = useState(props.selectedIds);
  return (
    <MultiSelect
      {...props}
      selectedIds={chosen}
      summary={chosen.length === 0 ? null : chosen.join(', ')}
      onToggle={(ids) =>
        setChosen((before) => [
          ...before.filter((id) => !ids.includes(id)),
          ...ids.filter((id) => !before.includes(id)),
        ])
      }
    />
  );
}

const meta: Meta<MultiSelectProps> = {
  component: MultiSelect,
  args: {
    label: 'Value',
    placeholder: 'Choose a value',
    options: ['Cardiovascular Disease', 'Metabolic Diseases', 'Oncology', 'Neuroscience'].map((label, index) => ({
      id: label,
      label,
      note: `${index + 450} reagents`,
    })),
    selectedIds: [],
  },
  render: (props) => <LiveMultiSelect {...props} />,
};
export default meta;

type Story = StoryObj<MultiSelectProps>;

export const NothingChosen: Story = {};
export const SeveralChosen: Story = { args: { selectedIds: ['Oncology', 'Neuroscience'] } };
export const Open: Story = {
  ...SeveralChosen,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Value' }));
    await screen.findByRole('listbox', { name: 'Value' });
  },
};
export const OpenLow: Story = { ...Open, args: { ...SeveralChosen.args, maximumHeight: 80 } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
