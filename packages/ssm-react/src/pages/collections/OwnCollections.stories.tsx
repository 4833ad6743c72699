import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createOwnCollection, type OwnCollectionContent, writeMenuView } from 'ssm-core';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { SaveCollectionDialog } from '../../features/collections/own/SaveCollectionDialog.tsx';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { CollectionsPage } from './CollectionsPage.tsx';

interface StoryProps {
  readonly contents: readonly OwnCollectionContent[];
  /** Whether the dialog that saves a collection is shown over the page. */
  readonly isSaving: boolean;
  readonly open: number | null;
}

function OwnCollections({ contents, isSaving, open }: StoryProps) {
  const { client } = useSsm();
  const [ids, setIds] = useState<readonly string[] | null>(contents.length === 0 ? [] : null);
  const [builder] = useState(() => filledBuilder(['1-1', '9-1']));
  useEffect(() => {
    async function fill(): Promise<void> {
      const saved: string[] = [];
      // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
      for (const content of contents) saved.push((await createOwnCollection(client, sub, content)).id);
      setIds(saved);
    }
    if (contents.length > 0) void fill();
  }, [client, contents]);
  if (ids === null) return null;
  return (
    <>
      <CollectionsPage
        group="Panel"
        sub={sub}
        builder={builder}
        onCompare={() => undefined}
        categoryHref={(name) => `#${name}`}
        menuHref={(menu) => `#menu?${writeMenuView(menu)}`}
        view={{ version: 'V_7K', search: '', open: open === null ? null : (ids[open] ?? null), page: 1 }}
      />
      {isSaving && (
        <SaveCollectionDialog
          sub={sub}
          draft={{ seqIds: ['1-1', '2-1'], leftOut }}
          edited={null}
          onClose={() => undefined}
        />
      )}
    </>
  );
}

const leftOut = [
  { written: 'NOSUCH1', status: 'not_recognised', reason: 'unknown' },
  { written: 'HER2', status: 'proposed', reason: 'alias' },
] as const;
const two: readonly OwnCollectionContent[] = [
  { name: 'Haemolysis', note: 'From our pilot', seqIds: ['1-1', '50-1', '4-1'], leftOut: [...leftOut] },
  { name: 'Freeze and thaw', seqIds: ['7-1', '9-1'] },
];
const longName = 'Proteins that change when blood stands for hours before it is spun, in plasma of three sites';
const long = [{ name: longName, note: `${longName}. `.repeat(8), seqIds: ['1-1', '2-1', '3-1'] }];
const many = Array.from({ length: 60 }, (_, index) => ({ name: `Set ${index + 1}`, seqIds: ['1-1', '2-1', '3-1'] }));
const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));

const meta: Meta<StoryProps> = {
  component: OwnCollections,
  args: { contents: two, isSaving: false, open: null },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Two: Story = {};
export const OpenReagents: Story = { args: { open: 0 } };
export const Empty: Story = { args: { contents: [] } };
export const Many: Story = { args: { contents: many } };
export const Full: Story = {
  args: { contents: Array.from({ length: 200 }, (_, index) => ({ name: `Set ${index + 1}`, seqIds: ['1-1'] })) },
};
export const LongText: Story = { args: { contents: long } };
export const Saving: Story = { args: { isSaving: true } };
export const Loading: Story = { args: { contents: [] }, parameters: { provider: { client: silentClient } } };
export const Failed: Story = { args: { contents: [] }, parameters: { provider: { client: refusingClient(500) } } };
export const Forbidden: Story = {
  args: { contents: [] },
  parameters: { server: { catalogues, person: 'SSM-Public' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
