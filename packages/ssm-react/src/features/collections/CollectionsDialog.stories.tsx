import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { screen, userEvent } from 'storybook/test';
import { silentClient } from '../../testing/storyClients.ts';
import { CollectionsDialog, type CollectionsDialogProps } from './CollectionsDialog.tsx';
import { withGeneSets } from './testing/collectionCatalogues.ts';

const without = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];

const meta: Meta<CollectionsDialogProps> = {
  component: CollectionsDialog,
  args: { version: 'V_7K', onChoose: () => undefined, onClose: () => undefined },
  parameters: { server: { catalogues: without.map((catalogue) => withGeneSets(catalogue)), person: 'SSM-Registered' } },
  async play() {
    await screen.findByRole('dialog');
  },
};
export default meta;

type Story = StoryObj<CollectionsDialogProps>;

export const DiseaseStates: Story = {};
export const Pathways: Story = {
  async play() {
    await userEvent.click(await screen.findByRole('tab', { name: 'Pathways' }));
  },
};
export const NoSets: Story = { parameters: { server: { catalogues: without } } };
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
