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
export const Missing: Story = {
  args: {
    title: 'There is no such panel',
    reason: 'missing',
    isPage: true,
    hint: 'It was deleted, or the link is wrong.',
  },
};
export const Forbidden: Story = {
  args: { title: 'Collections', reason: 'forbidden', isPage: true, hint: 'Your account has no access to collections.' },
};
export const Failed: Story = {
  args: { title: 'Something went wrong', reason: 'failed', isPage: true, hint: 'What you have chosen stays.' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
