import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type CollectionsView, type Group, writeMenuView } from 'ssm-core';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { silentClient } from '../../testing/storyClients.ts';
import { CollectionsPage } from './CollectionsPage.tsx';

interface StoryProps {
  readonly group: Group;
  readonly view?: Partial<CollectionsView>;
  readonly hasBuilder: boolean;
}

function Collections({ group, view, hasBuilder }: StoryProps) {
  const [builder] = useState(() => filledBuilder(['1-1', '9-1']));
  return (
    <CollectionsPage
      group={group}
      builder={hasBuilder ? builder : undefined}
      categoryHref={(name) => `#${name}`}
      menuHref={(menu) => `#menu?${writeMenuView(menu)}`}
      view={{ version: 'V_7K', search: '', open: null, page: 1, ...view }}
    />
  );
}

const catalogues = bothVersions(40, 60);
const withSets = catalogues.map((catalogue) => withGeneSets(catalogue));

const meta: Meta<StoryProps> = {
  component: Collections,
  args: { group: 'Panel', hasBuilder: true },
  parameters: { server: { catalogues: withSets, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Categories: Story = {};
export const NothingFound: Story = { args: { view: { search: 'none of them' } } };
export const WithoutBuilder: Story = { args: { hasBuilder: false } };
export const NoSets: Story = { parameters: { server: { catalogues, person: 'SSM-Registered' } } };
export const Demo: Story = {
  parameters: {
    server: {
      catalogues: catalogues.map((catalogue) => withGeneSets(catalogue, { isDemo: true })),
      person: 'SSM-Registered',
    },
  },
};
export const LongText: Story = {
  args: { view: { open: 'apop' } },
  parameters: {
    server: {
      catalogues: catalogues.map((catalogue) => withGeneSets(catalogue, { isLong: true })),
      person: 'SSM-Registered',
    },
  },
};
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = { parameters: { server: { catalogues: withSets, person: 'SSM-Public' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
