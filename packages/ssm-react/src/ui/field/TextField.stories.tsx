import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

function LiveTextField(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<TextFieldProps> = {
  component: TextField,
  args: { label: 'Name', value: '' },
  render: (props) => <LiveTextField {...props} />,
};
export default meta;

type Story = StoryObj<TextFieldProps>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Kidney' } };
export const Wrong: Story = { args: { problem: 'Give it a name' } };
export const Lines: Story = { args: { label: 'Description', value: 'One line\nand another', isMultiline: true } };
export const WrongDark: Story = { ...Wrong, globals: { theme: 'dark' } };
