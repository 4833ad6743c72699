import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { numberNotation } from 'ssm-core/internal';
import { userEvent, within } from 'storybook/test';
import { filters } from '../../strings/en/filters.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function LiveNumberField(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<NumberFieldProps> = {
  component: NumberField,
  args: {
    label: 'Value',
    value: '',
    notation: numberNotation('en'),
    refusedText: filters.onlyNumbers,
    cleanedText: filters.numberKept,
    readText: filters.readAs,
  },
  render: (props) => <LiveNumberField {...props} />,
};
export default meta;

type Story = StoryObj<NumberFieldProps>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '0.5' } };
export const Wrong: Story = { args: { value: 'seven', isInvalid: true } };
export const TwoReadings: Story = {
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('textbox'), '1,000'),
};
export const WrongDark: Story = { ...Wrong, globals: { theme: 'dark' } };
