import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

function LiveSwitch(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.isSelected);
  return <Switch {...props} text={isOn ? 'Yes' : 'No'} isSelected={isOn} onChange={setIsOn} />;
}

const meta: Meta<SwitchProps> = {
  component: Switch,
  args: { label: 'Value', isSelected: true },
  render: (props) => <LiveSwitch {...props} />,
};
export default meta;

type Story = StoryObj<SwitchProps>;

export const On: Story = {};
export const Off: Story = { args: { isSelected: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
