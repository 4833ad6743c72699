import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function LiveCheckbox(props: CheckboxProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected);
  return <Checkbox {...props} isSelected={isSelected} onChange={setIsSelected} />;
}

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { isSelected: false, children: 'Set selected columns as my preference for all tables' },
  render: (props) => <LiveCheckbox {...props} />,
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const NotSelected: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const SelectedDisabled: Story = { args: { isSelected: true, isDisabled: true } };
export const WithoutVisibleLabel: Story = { args: { children: undefined, label: 'Select 10000-28' } };
