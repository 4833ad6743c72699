import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type CollectionsView, type Group, writeMenuView } from 'ssm-core';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { CollectionCategoryPage } from './CollectionCategoryPage.tsx';

interface StoryProps {
  readonly category: 'diseases' | 'pathways';
  readonly group: Group;
  readonly view?: Partial<CollectionsView>;
  readonly hasBuilder: boolean;
}

function Category({ category, group, view, hasBuilder }: StoryProps) {
  const [builder] = useState(() => filledBuilder(['1-1', '9-1']));
  return (
    <CollectionCategoryPage
      category={category}
      group={group}
      builder={hasBuilder ? builder : undefined}
      menuHref={(menu) => `#menu?${writeMenuView(menu)}`}
      view={{ version: 'V_7K', search: '', open: null, page: 1, ...view }}
    />
  );
}

const catalogues = bothVersions(40, 60);

const meta: Meta<StoryProps> = {
  component: Category,
  args: { category: 'pathways', group: 'Panel', hasBuilder: true },
  parameters: {
    server: { catalogues: catalogues.map((catalogue) => withGeneSets(catalogue)), person: 'SSM-Registered' },
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Pathways: Story = {};
export const Genes: Story = { args: { view: { open: 'apop' } } };
export const LongText: Story = {
  args: { view: { open: 'apop' } },
  parameters: {
    server: {
      catalogues: catalogues.map((catalogue) => withGeneSets(catalogue, { isLong: true })),
      person: 'SSM-Registered',
    },
  },
};
export const NothingFound: Story = { args: { category: 'diseases', view: { search: 'none of them' } } };
export const WithoutBuilder: Story = { args: { hasBuilder: false } };
export const NoSets: Story = {
  args: { category: 'diseases' },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export const Dark: Story = { ...Genes, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
