import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function LiveSearchField(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Search by Keywords or IDs', clearLabel: 'Clear search', value: '' },
  render: (props) => <LiveSearchField {...props} />,
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'IL6' } };
export const LongText: Story = {
  args: { value: '10000-28, 10001-7, 10003-15, 10006-25, 10008-43, 10011-65, 10012-5, 10013-34' },
};
export const Disabled: Story = { args: { isDisabled: true, value: 'IL6' } };
