import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPanel, type Group, type ListReference, type MoveView, type PanelContent } from 'ssm-core';
import { noMove } from 'ssm-core/internal';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions, withLift, withOneProtein, withoutOffered } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { MovePage } from './MovePage.tsx';

interface StoryProps {
  readonly content: PanelContent | null;
  readonly view: Partial<MoveView>;
  readonly group: Group;
  readonly isListUnreadable: boolean;
}

function Moved({ content, view, ...page }: StoryProps) {
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
    <MovePage
      {...page}
      sub={sub}
      builder={builder}
      view={{ ...noMove, list, matrix: 'plasma', ...view }}
      panelHref={(id) => `#/panel/${id}`}
      builderHref={(version) => `#/builder/${version}`}
    />
  );
}

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-1`);
const kidney = panelContent('Kidney', ...rows(1, 30));
const ofEleven: PanelContent = { ...panelContent('Kidney', ...rows(36, 44)), version: 'V_11K' };
// The reagent 41-1 is of 11K alone. It measures the protein of 3-1, which 11K no longer offers.
const [sevenK, elevenK] = withLift(bothVersions(40, 60));
const catalogues = [sevenK, elevenK].flatMap((revision, index) =>
  revision === undefined ? [] : index === 0 ? revision : withoutOffered(withOneProtein(revision, [3, 41, 42]), '3-1'),
);

const meta: Meta<StoryProps> = {
  component: Moved,
  args: { content: kidney, view: {}, group: 'Panel', isListUnreadable: false },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const To11K: Story = {};
export const Replaced: Story = { args: { view: { choices: [['3-1', '41-1']], flag: 'not_on_target' } } };
export const BackTo7K: Story = { args: { content: ofEleven } };
export const ChooseMatrix: Story = { args: { view: { matrix: null } } };
export const From5K: Story = { args: { view: { isFrom5k: true } } };
export const NothingShown: Story = { args: { view: { band: 'unknown', flag: 'internal_use' } } };
export const NoList: Story = { args: { content: null, isListUnreadable: true } };
const ofPanel: Story = { args: { content: null, view: { list: { kind: 'panel', panelId: 'a' } } } };
export const PanelGone: Story = ofPanel;
export const Loading: Story = { ...ofPanel, parameters: { provider: { client: silentClient } } };
export const Failed: Story = { ...ofPanel, parameters: { provider: { client: refusingClient(500) } } };
export const NoTable: Story = {
  parameters: { server: { catalogues: bothVersions(40, 60), person: 'SSM-Registered' } },
};
export const LongNames: Story = { args: { content: panelContent('W'.repeat(120), '1-1', '7-1') } };
export const WholeMenu: Story = {
  args: { content: panelContent('Everything', ...rows(1, 2000)) },
  parameters: { server: { catalogues: withLift(bothVersions(2000, 3000)), person: 'SSM-Registered' } },
};
export const Sets: Story = { args: { group: 'Set' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
