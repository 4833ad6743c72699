import type { Meta, StoryObj } from '@storybook/react-vite';
import { SatError } from 'ssm-core';
import { choices, origin, saveModel } from '../testing/saveModel.ts';
import { MergeDialog } from './MergeDialog.tsx';

const stale = { origin, step: 'stale' } as const;
const nothing = { addedByMe: [], removedByMe: [], addedByThem: [], removedByThem: [] };

const meta: Meta<typeof MergeDialog> = {
  component: MergeDialog,
  args: { model: saveModel({ ...stale, choices }), group: 'Panel' },
};
export default meta;

type Story = StoryObj<typeof MergeDialog>;

export const Choosing: Story = {};
export const Reading: Story = { args: { model: saveModel({ ...stale, isSaving: true }) } };
export const Unread: Story = {
  args: { model: saveModel({ ...stale, failure: new SatError('unavailable', { status: 503 }) }) },
};
export const RenamedAlone: Story = {
  args: { model: saveModel({ ...stale, choices: { ...choices, difference: nothing } }) },
};
export const NothingLeft: Story = {
  args: {
    model: saveModel({
      ...stale,
      choices: { ...choices, counts: { merged: 0, mine: 1, theirs: 1 }, renamed: { description: '' } },
    }),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
