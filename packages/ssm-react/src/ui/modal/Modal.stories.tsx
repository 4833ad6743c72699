import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal, SanitizeModal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

function LiveModal(props: ModalProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Modal {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function paragraphs(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <p key={index}>
      Each SOMAmer reagent is a modified single-stranded DNA that folds into a shape which binds one protein, and lets
      go of others quickly.
    </p>
  ));
}

const meta: Meta<typeof Modal> = {
  component: Modal,
  args: {
    title: 'Select Columns',
    isOpen: true,
    action: { label: 'Apply', onAction: () => {} },
    children: paragraphs(2),
  },
  render: (props) => <LiveModal {...props} />,
};
export default meta;

type Story = StoryObj<typeof Modal>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
export const ActionDisabled: Story = { args: { action: { label: 'Apply', onAction: () => {}, isDisabled: true } } };
export const WithoutAction: Story = {
  args: { title: 'Keyboard shortcuts', action: undefined, isInformation: true },
};
export const Dangerous: Story = {
  args: { title: 'Delete Cytokines 2031?', action: { label: 'Delete', onAction: () => {}, variant: 'danger' } },
};
export const WithFooterText: Story = { args: { title: 'Filters', footer: '4 more filters available' } };
export const LongBody: Story = { args: { children: paragraphs(60) } };
export const Sanitize: Story = {
  render: ({ isOpen, title, children }) => (
    <SanitizeModal title={title} flag={isOpen} onCloseModal={() => {}}>
      {children}
    </SanitizeModal>
  ),
};
