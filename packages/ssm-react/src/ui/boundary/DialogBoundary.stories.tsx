import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Modal } from '../modal/Modal.tsx';
import { DialogBoundary, type DialogBoundaryProps } from './DialogBoundary.tsx';

function Broken(): never {
  throw new Error('A story of a dialog that breaks while it renders.');
}

const doNothing = () => undefined;

const meta: Meta<DialogBoundaryProps> = {
  component: DialogBoundary,
  args: { onClose: doNothing },
  async play() {
    await screen.findByRole('dialog');
  },
};
export default meta;

type Story = StoryObj<DialogBoundaryProps>;

export const Working: Story = {
  args: {
    children: (
      <Modal title="Save Panel" isOpen onClose={doNothing}>
        The dialog.
      </Modal>
    ),
  },
};
export const Failed: Story = { args: { children: <Broken /> } };
