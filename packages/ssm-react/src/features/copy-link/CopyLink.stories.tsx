import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyLink, type CopyLinkProps } from './CopyLink.tsx';

const meta: Meta<CopyLinkProps> = {
  component: CopyLink,
  args: { readLink: () => ({ link: 'https://menu.example.org/?filters=loDb%253E100' }) },
};
export default meta;

type Story = StoryObj<CopyLinkProps>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
