import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { GroupedSelect, type GroupedSelectProps } from './GroupedSelect.tsx';

function LiveGroupedSelect(props: GroupedSelectProps) {
  const [value, setValue] = useState(props.value);
  return <GroupedSelect {...props} value={value} onChange={setValue} />;
}

const meta: Meta<GroupedSelectProps> = {
  component: GroupedSelect,
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    groups: ['Identifiers', 'Assay', 'Plasma'].map((title) => ({
      id: title,
      title,
      options: [1, 2, 3, 4].map((number) => ({
        id: `${title} ${number}`,
        label: `${title} ${number}`,
        tip: number === 1 ? `Explains ${title} ${number}` : undefined,
      })),
    })),
    value: null,
    maximumHeight: 240,
  },
  render: (props) => <LiveGroupedSelect {...props} />,
};
export default meta;

type Story = StoryObj<GroupedSelectProps>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'Assay 2' } };
export const Open: Story = {
  args: { value: 'Assay 2' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Category' }));
    await screen.findByRole('listbox', { name: 'Category' });
  },
};
export const Explained: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Category' }));
    await userEvent.hover(await screen.findByRole('option', { name: 'Identifiers 1' }));
    await screen.findByRole('tooltip');
  },
};
export const ExplainedDark: Story = { ...Explained, globals: { theme: 'dark' } };
export const ExplainedRightToLeft: Story = { ...Explained, globals: { direction: 'rtl' } };
