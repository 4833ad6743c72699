import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioToggle, type RadioToggleProps } from './RadioToggle.tsx';

function LiveRadioToggle(props: RadioToggleProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioToggle {...props} value={value} onChange={setValue} />;
}

const meta: Meta<RadioToggleProps<string>> = {
  component: RadioToggle,
  args: {
    label: 'Assay version',
    options: [
      { value: 'V_7K', label: '7K' },
      { value: 'V_11K', label: '11K' },
    ],
    value: 'V_7K',
  },
  render: (props) => <LiveRadioToggle {...props} />,
};
export default meta;

type Story = StoryObj<RadioToggleProps<string>>;

export const First: Story = {};
export const Second: Story = { args: { value: 'V_11K' } };
export const Disabled: Story = { args: { isDisabled: true } };
