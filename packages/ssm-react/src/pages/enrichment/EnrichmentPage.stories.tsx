import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPanel, type EnrichmentView, type Group, type ListReference, type PanelContent } from 'ssm-core';
import { noEnrichment } from 'ssm-core/internal';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { EnrichmentPage } from './EnrichmentPage.tsx';

interface StoryProps {
  readonly content: PanelContent | null;
  readonly view: Partial<EnrichmentView>;
  readonly group: Group;
  readonly isListUnreadable: boolean;
}

function Tested({ content, view, ...page }: StoryProps) {
  const { client } = useSsm();
  const [list, setList] = useState<ListReference | null>();
  const [builder] = useState(() => filledBuilder(['1-1', '9-1', '12-1']));
  useEffect(() => {
    async function fill(): Promise<void> {
      const saved = content && (await createPanel(client, sub, content, `filling ${content.name}`));
      setList(saved && { kind: 'panel', panelId: saved.panel.id });
    }
    void fill();
  }, [client, content]);
  if (list === undefined) return null;
  return (
    <EnrichmentPage
      {...page}
      sub={sub}
      builder={builder}
      view={{ ...noEnrichment, list, ...view }}
      panelHref={(id) => `#/panel/${id}`}
      reagentHref={(seqId) => `#/specs/${seqId}`}
      builderHref={(version) => `#/builder/${version}`}
    />
  );
}

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-1`);
const kidney = panelContent('Kidney', ...rows(1, 9));
const catalogues = bothVersions(40, 60).map((revision) => withGeneSets(revision));

const meta: Meta<StoryProps> = {
  component: Tested,
  args: { content: kidney, view: {}, group: 'Panel', isListUnreadable: false },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const AgainstTheMenu: Story = {};
export const Annotated: Story = { args: { view: { background: { kind: 'annotated' } } } };
export const OwnBackground: Story = { args: { view: { background: { kind: 'list', list: null } } } };
export const Significant: Story = { args: { view: { limit: 0.05, family: 'topics', sort: 'fold' } } };
export const NothingShown: Story = { args: { view: { limit: 0.01, family: 'go' } } };
export const FewGenes: Story = { args: { content: panelContent('Small', '1-1', '2-1', '4-1') } };
export const NoList: Story = { args: { content: null, isListUnreadable: true } };
const ofPanel: Story = { args: { content: null, view: { list: { kind: 'panel', panelId: 'a' } } } };
export const PanelGone: Story = ofPanel;
export const Loading: Story = { ...ofPanel, parameters: { provider: { client: silentClient } } };
export const Failed: Story = { ...ofPanel, parameters: { provider: { client: refusingClient(500) } } };
export const LongNames: Story = {
  args: { content: panelContent('W'.repeat(120), ...rows(1, 9)) },
  parameters: {
    server: {
      catalogues: bothVersions(40, 60).map((revision) => withGeneSets(revision, { isLong: true })),
      person: 'SSM-Registered',
    },
  },
};
export const WholeMenu: Story = {
  args: { content: panelContent('Everything', ...rows(1, 1500)) },
  parameters: {
    server: {
      catalogues: bothVersions(2000, 3000).map((revision) => withGeneSets(revision)),
      person: 'SSM-Registered',
    },
  },
};
export const Sets: Story = { args: { group: 'Set' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
