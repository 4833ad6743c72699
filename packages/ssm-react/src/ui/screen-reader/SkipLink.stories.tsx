import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  args: { targetId: 'content' },
  render: (props) => (
    <>
      <SkipLink {...props} />
      <div id="content" tabIndex={-1}>
        Content
      </div>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
