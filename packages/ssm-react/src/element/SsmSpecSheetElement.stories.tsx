import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { attributesOf, ElementFrame, type ElementFrameProps } from './testing/ElementFrame.tsx';

const meta: Meta<ElementFrameProps> = {
  title: 'ssm-spec-sheet',
  component: ElementFrame,
  tags: ['!test'],
  parameters: { standsAlone: true },
  render: (args, { globals }) => <ElementFrame {...args} attributes={attributesOf(globals)} />,
};
export default meta;

type Story = StoryObj<ElementFrameProps>;

const sheet =
  '<ssm-spec-sheet seq-id="40005-9" version="V_11K" sheet-href="/specs/{seqId}?v={version}"></ssm-spec-sheet>';

export const SignedIn: Story = {
  args: { html: sheet, person: 'SSM-Registered', hears: ['ssm-sheet-shown'] },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^ssm-sheet-shown \{"seqId":"40005-9"/);
  },
};
export const SignedOut: Story = { args: { html: sheet } };
export const SignedOutInThePagesWords: Story = {
  args: {
    html: '<ssm-spec-sheet seq-id="40005-9"><p slot="signed-out">Spec sheets are for customers.</p></ssm-spec-sheet>',
  },
};
export const Dark: Story = { ...SignedIn, globals: { theme: 'dark' } };
export const Phone: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };
