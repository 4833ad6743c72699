import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { filledBuilder, refusingStorage, silentStorage } from '../features/builder/testing/builders.ts';
import { bothVersions } from '../features/menu-table/testing/catalogues.ts';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';

const doNothing = () => undefined;

const meta: Meta<BuilderPageProps> = {
  component: BuilderPage,
  args: {
    version: 'V_7K',
    group: 'Panel',
    onOpenMenu: doNothing,
    onImport: doNothing,
    onSave: doNothing,
  },
  parameters: { server: { catalogues: bothVersions(300, 11_083) } },
};
export default meta;

type Story = StoryObj<BuilderPageProps>;

const few = ['2-1', '10-1', '30-1', '250-1'];

function everySeqId(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}-1`);
}

export const Few: Story = { args: { builder: filledBuilder(few) } };
export const Empty: Story = { args: { builder: filledBuilder([]) } };
export const Full: Story = { args: { builder: filledBuilder(everySeqId(11_083), 'V_11K'), version: 'V_11K' } };
export const WithLostReagents: Story = { args: { builder: filledBuilder([...few, '9999-9', '8888-8']) } };
export const NothingButLostReagents: Story = { args: { builder: filledBuilder(['9999-9']) } };
export const Certified: Story = { args: { builder: filledBuilder(few), group: 'Set', onVersionChange: doNothing } };
export const StorageNotice: Story = { args: { builder: filledBuilder(few, 'V_7K', refusingStorage) } };
export const Loading: Story = { args: { builder: filledBuilder([], 'V_7K', silentStorage) } };
export const WithoutImportAndSave: Story = {
  args: { builder: filledBuilder(few), onImport: undefined, onSave: undefined, onOpenMenu: undefined },
};
/** What was just done is said, and can be taken back. */
export const Removed: Story = {
  args: { builder: filledBuilder(few) },
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 10-1' }, { timeout: 15_000 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove (1)' }));
  },
};
export const Dark: Story = {
  ...WithLostReagents,
  args: { builder: filledBuilder([...few, '9999-9']) },
  globals: { theme: 'dark' },
};
export const EmptyDark: Story = { args: { builder: filledBuilder([]) }, globals: { theme: 'dark' } };
export const StorageNoticeDark: Story = {
  args: { builder: filledBuilder(few, 'V_7K', refusingStorage) },
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = { args: { builder: filledBuilder(few) }, globals: { direction: 'rtl' } };
export const Phone: Story = { args: { builder: filledBuilder(few) }, globals: { viewport: { value: 'phone' } } };
