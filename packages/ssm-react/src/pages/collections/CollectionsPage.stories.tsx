import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type CollectionsView, type Group, writeMenuView } from 'ssm-core';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { CollectionCategoryPage } from './CollectionCategoryPage.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';

interface StoryProps {
  readonly category?: 'diseases' | 'pathways';
  readonly group: Group;
  readonly view?: Partial<CollectionsView>;
  readonly hasBuilder: boolean;
}

/** Either page, with a working list of two reagents. */
function Pages({ category, group, view, hasBuilder }: StoryProps) {
  const [builder] = useState(() => filledBuilder(['1-1', '9-1']));
  const shared = {
    group,
    builder: hasBuilder ? builder : undefined,
    menuHref: (menu: Parameters<typeof writeMenuView>[0]) => `#menu?${writeMenuView(menu)}`,
    view: { version: 'V_7K' as const, search: '', open: null, page: 1, ...view },
  };
  if (category !== undefined) return <CollectionCategoryPage category={category} {...shared} />;
  return <CollectionsPage categoryHref={(name) => `#${name}`} {...shared} />;
}

const catalogues = bothVersions(40, 60);
const withSets = catalogues.map((catalogue) => withGeneSets(catalogue));

const meta: Meta<StoryProps> = {
  component: Pages,
  args: { group: 'Panel', hasBuilder: true },
  parameters: { server: { catalogues: withSets, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Categories: Story = {};
export const Pathways: Story = { args: { category: 'pathways' } };
export const Genes: Story = { args: { category: 'pathways', view: { open: 'apop' } } };
export const NothingFound: Story = { args: { category: 'diseases', view: { search: 'none of them' } } };
export const WithoutBuilder: Story = { args: { category: 'pathways', hasBuilder: false } };
export const NoSets: Story = {
  args: { category: 'diseases' },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export const Demo: Story = {
  parameters: {
    server: { catalogues: catalogues.map((catalogue) => withGeneSets(catalogue, true)), person: 'SSM-Registered' },
  },
};
export const Failed: Story = { parameters: { server: { catalogues: withSets, person: 'SSM-Public' } } };
export const Dark: Story = { args: { category: 'pathways', view: { open: 'apop' } }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { category: 'pathways' }, globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
