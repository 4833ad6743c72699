import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PanelContent } from 'ssm-core';
import { panelPlan, panelSource } from 'ssm-core/testing/panels';
import { smallCatalogue } from 'ssm-server';
import { userEvent, within } from 'storybook/test';
import { decidedRows, proteinRule } from '../../../testing/panelSources.ts';
import { refusingClient, silentClient } from '../../../testing/storyClients.ts';
import { owner, panelContent } from '../testing/panels.ts';
import { SavedPanel } from '../testing/SavedPanel.tsx';
import { PanelSources } from './PanelSources.tsx';

interface StoryProps {
  readonly saves: readonly PanelContent[];
}

function Sources({ saves }: StoryProps) {
  const drawn = (panelId: string) => <PanelSources panelId={panelId} number={1} group="Panel" />;
  return saves.length === 0 ? drawn('panel-1') : <SavedPanel saves={saves}>{drawn}</SavedPanel>;
}

const seqIds = ['10000-28'];
const rows = decidedRows.slice(0, 2).map((row) => ({ ...row, seqIds }));

const meta: Meta<StoryProps> = {
  component: Sources,
  args: { saves: [panelContent({ seqIds, sources: [panelSource({ rows })] })] },
  parameters: {
    server: { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: owner.person },
    provider: { requestPath: 'secured' },
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const One: Story = {
  async play({ canvasElement }) {
    const name = 'Show the rows: Supplement.xlsx';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  },
};
const ofRule = proteinRule.rows.map((row) => ({ ...row, seqIds }));

export const Rule: Story = {
  args: { saves: [panelContent({ seqIds, sources: [{ ...proteinRule, rows: ofRule }] })] },
  async play({ canvasElement }) {
    const name = 'Show the rows: One reagent per protein';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  },
};
export const None: Story = {
  args: { saves: [panelContent({ seqIds })] },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('No imported list and no rule was saved with this panel.');
  },
};
export const Plan: Story = {
  args: {
    saves: [panelContent({ seqIds, sources: [panelSource({ kind: 'plan', file: null, planned: panelPlan, rows })] })],
  },
  async play({ canvasElement }) {
    const name = 'Show the rows: Plan: greatest share of the goals';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  },
};
const changedContent = { stated: `sha256:${'a'.repeat(64)}`, computed: `sha256:${'b'.repeat(64)}` };

export const ChangedContent: Story = {
  args: { saves: [panelContent({ seqIds, sources: [panelSource({ rows, changedContent })] })] },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^The content differed .* Stated SHA-256: a{64}\. .* content: b{64}\.$/);
  },
};
export const Loading: Story = {
  args: { saves: [] },
  parameters: { provider: { client: silentClient } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar');
  },
};
export const Failed: Story = {
  args: { saves: [] },
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const Dark: Story = { ...One, globals: { theme: 'dark' } };
export const Phone: Story = { ...One, globals: { viewport: { value: 'phone' } } };
