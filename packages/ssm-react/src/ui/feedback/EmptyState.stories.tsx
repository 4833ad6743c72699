import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'This Panel Builder is empty',
    hint: 'Select reagents in the menu, or import a list.',
    children: (
      <>
        <Button variant="primary">Open the menu</Button>
        <Button>Import</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const WithActions: Story = {};
export const WithoutActions: Story = { args: { hint: undefined, children: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
