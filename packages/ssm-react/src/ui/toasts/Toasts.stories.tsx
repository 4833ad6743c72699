import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { en } from '../../strings/en/en.ts';
import { useToasts } from '../UiContext.ts';
import type { ToastOptions } from './toastStore.ts';

interface ShownProps {
  readonly toasts: readonly ToastOptions[];
}

function Shown({ toasts }: ShownProps) {
  const { show, closeAll } = useToasts();
  useEffect(() => {
    for (const toast of toasts) show({ ...toast, timeoutMs: 3_600_000 });
    return closeAll;
  }, [toasts, show, closeAll]);
  return null;
}

const meta: Meta<typeof Shown> = { component: Shown };
export default meta;

type Story = StoryObj<typeof Shown>;

export const Info: Story = { args: { toasts: [{ kind: 'info', text: en.shell.demoExplanation }] } };
export const Success: Story = { args: { toasts: [{ kind: 'success', text: en.success.linkCopied }] } };
export const Warning: Story = { args: { toasts: [{ kind: 'warning', text: en.errors.timeout }] } };
export const Failure: Story = { args: { toasts: [{ kind: 'error', text: en.errors.request }] } };
export const Several: Story = {
  args: {
    toasts: [
      { kind: 'success', text: en.success.matchesFound('1,024', 1024) },
      { kind: 'warning', text: en.errors.timeout },
      { kind: 'error', text: en.errors.request },
    ],
  },
};
export const WithAction: Story = {
  args: { toasts: [{ kind: 'success', text: 'Kidney was deleted', action: { label: 'Undo', onAction: () => {} } }] },
};
export const WithDetail: Story = {
  args: { toasts: [{ kind: 'success', text: en.success.addedToBuilder('Panel'), detail: '3 new, 1 there already' }] },
};
/** The region exists even without a toast, so that the first toast is announced. */
export const None: Story = { args: { toasts: [] } };
