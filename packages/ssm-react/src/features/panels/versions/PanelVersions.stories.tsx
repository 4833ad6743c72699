import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PanelContent } from 'ssm-core';
import { smallCatalogue } from 'ssm-server';
import { within } from 'storybook/test';
import { refusingClient, silentClient } from '../../../testing/storyClients.ts';
import { owner, panelContent } from '../testing/panels.ts';
import { SavedPanel } from '../testing/SavedPanel.tsx';
import { PanelVersions } from './PanelVersions.tsx';

interface StoryProps {
  readonly saves: readonly PanelContent[];
  readonly number: number;
}

function Versions({ saves, number }: StoryProps) {
  const drawn = (panelId: string) => (
    <PanelVersions panelId={panelId} number={number} group="Panel" onView={() => undefined} />
  );
  return saves.length === 0 ? drawn('panel-1') : <SavedPanel saves={saves}>{drawn}</SavedPanel>;
}

const seqIds = ['10000-28'];
const thrice = [
  panelContent({ seqIds }),
  panelContent({ description: 'For the trial of 2027', seqIds }),
  panelContent({ name: 'Kidney injury, final', seqIds }),
];

const meta: Meta<StoryProps> = {
  component: Versions,
  args: { saves: thrice, number: 3 },
  parameters: {
    server: { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: owner.person },
    provider: { requestPath: 'secured' },
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Restore version 1' });
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Three: Story = {};
export const AnEarlierOne: Story = { args: { number: 1 } };
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
