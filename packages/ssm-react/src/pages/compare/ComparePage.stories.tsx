import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { type CompareView, createPanel, type Group, type ListReference, type PanelContent } from 'ssm-core';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { ComparePage } from './ComparePage.tsx';

interface StoryProps {
  readonly contents: readonly PanelContent[];
  readonly others: readonly ListReference[];
  readonly view: Partial<CompareView>;
  readonly group: Group;
  readonly ignoredCount: number;
}

function Compared({ contents, others, view, ...page }: StoryProps) {
  const { client } = useSsm();
  const [panels, setPanels] = useState<readonly ListReference[]>();
  const [builder] = useState(() => filledBuilder(['1-1', '9-1', '12-1']));
  useEffect(() => {
    async function fill(): Promise<void> {
      const saved: ListReference[] = [];
      for (const content of contents) {
        // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
        const { panel } = await createPanel(client, sub, content, `filling ${content.name}`);
        saved.push({ kind: 'panel', panelId: panel.id });
      }
      setPanels(saved);
    }
    void fill();
  }, [client, contents]);
  if (panels === undefined) return null;
  return (
    <ComparePage
      {...page}
      sub={sub}
      builder={builder}
      view={{ lists: [...panels, ...others], key: 'seqId', formula: null, ...view }}
      panelHref={(id) => `#/panel/${id}`}
      builderHref={(version) => `#/builder/${version}`}
    />
  );
}

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-1`);
const two: readonly PanelContent[] = [panelContent('Kidney', ...rows(1, 24)), panelContent('Liver', ...rows(15, 30))];
const wholeMenu: ListReference = { kind: 'result', version: 'V_7K', found: '' };
const builderList: ListReference = { kind: 'builder', version: 'V_7K' };
const pathway: ListReference = { kind: 'collection', version: 'V_7K', category: 'pathways', param: 'apop' };
const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));

const meta: Meta<StoryProps> = {
  component: Compared,
  args: { contents: two, others: [], view: {}, group: 'Panel', ignoredCount: 0 },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const TwoPanels: Story = { args: { view: { formula: { take: 'difference', of: 0, without: 1 } } } };
export const MenuResult: Story = { args: { others: [wholeMenu] } };
export const ThreeLists: Story = { args: { others: [builderList] } };
export const FiveLists: Story = {
  args: {
    others: [builderList, pathway, { kind: 'builder', version: 'V_11K' }],
    view: { formula: { take: 'exactly', count: 2 } },
  },
};
export const ByProtein: Story = { args: { others: [pathway], view: { key: 'protein', formula: { take: 'union' } } } };
export const PanelGone: Story = { args: { others: [{ kind: 'panel', panelId: 'gone' }], ignoredCount: 2 } };
const ofPanels: Story = { args: { contents: [], others: ['a', 'b'].map((panelId) => ({ kind: 'panel', panelId })) } };
export const Loading: Story = { ...ofPanels, parameters: { provider: { client: silentClient } } };
export const Failed: Story = { ...ofPanels, parameters: { provider: { client: refusingClient(500) } } };
export const Elsewhere: Story = { args: { view: { elsewhere: 0 }, others: [builderList] } };
export const ElsewherePhone: Story = { ...Elsewhere, globals: { viewport: { value: 'phone' } } };
export const OneList: Story = { args: { contents: two.slice(0, 1) } };
export const Empty: Story = { args: { contents: [] } };
export const LongNames: Story = {
  args: {
    contents: [panelContent('W'.repeat(120), '1-1'), panelContent('Proteins of the second cohort '.repeat(4), '2-1')],
  },
};
export const Sets: Story = { args: { group: 'Set' } };
export const Dark: Story = { ...ThreeLists, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...ThreeLists, globals: { direction: 'rtl' } };
export const Phone: Story = { ...ThreeLists, globals: { viewport: { value: 'phone' } } };
