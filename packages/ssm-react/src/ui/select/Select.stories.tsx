import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

function LiveSelect(props: SelectProps<number>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta: Meta<SelectProps<number>> = {
  component: Select,
  args: {
    label: 'Rows per page',
    options: [25, 50, 100, 500, 1500].map((value) => ({ value, label: value.toLocaleString('en') })),
    value: 100,
  },
  render: (props) => <LiveSelect {...props} />,
};
export default meta;

type Story = StoryObj<SelectProps<number>>;

export const Closed: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rows per page' }));
    await screen.findByRole('listbox', { name: 'Rows per page' });
  },
};
export const OpenWithManyOptions: Story = {
  ...Open,
  args: { options: Array.from({ length: 60 }, (_, index) => ({ value: index, label: `Option ${index}` })), value: 30 },
};
