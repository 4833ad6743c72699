import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { userEvent, within } from 'storybook/test';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { CollectionFinder, type CollectionFinderProps } from './CollectionFinder.tsx';
import { withGeneSets } from './testing/collectionCatalogues.ts';

const without = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];

const typed = (text: string, found: string | RegExp) =>
  async function play({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a collection or gene set' }), text);
    await canvas.findAllByText(found);
  };

const meta: Meta<CollectionFinderProps> = {
  component: CollectionFinder,
  args: { version: 'V_7K', isChosen: ({ name }) => name === 'Disease 1', onChoose: () => undefined },
  parameters: { server: { catalogues: without.map((catalogue) => withGeneSets(catalogue)), person: 'SSM-Registered' } },
  play: typed('disease', /collections$/),
};
export default meta;

type Story = StoryObj<CollectionFinderProps>;

export const Found: Story = {};
export const NothingFound: Story = { play: typed('zebra', 'No collection matches “zebra”') };
export const NoSets: Story = { parameters: { server: { catalogues: without } }, play: typed('wnt', /No gene set/) };
export const Untyped: Story = { play: async () => undefined };
export const Loading: Story = {
  parameters: { provider: { client: silentClient } },
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'a');
    await within(canvasElement).findByRole('progressbar');
  },
};
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(500) } },
  async play(context) {
    await userEvent.type(await within(context.canvasElement).findByRole('searchbox'), 'a');
    await within(context.canvasElement).findByRole('alert');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
