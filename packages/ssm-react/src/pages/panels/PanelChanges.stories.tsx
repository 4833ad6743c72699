import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { Group, PanelContent } from 'ssm-core';
import { panelQuery } from 'ssm-core';
import { userEvent, within } from 'storybook/test';
import { PanelChanges } from '../../features/panels/changes/PanelChanges.tsx';
import { usePanelChanges } from '../../features/panels/changes/usePanelChanges.ts';
import { panelContent } from '../../features/panels/testing/panels.ts';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type UpdatedOptions, type UpdatedPanel, updatedPanel } from '../../testing/updatedPanel.ts';

interface StoryProps extends Omit<UpdatedOptions, 'saves'> {
  readonly seqIds: PanelContent['seqIds'];
  readonly group: Group;
}

function Changed({ seqIds, group, ...options }: StoryProps) {
  const { locale, strings } = useSsm();
  const [made, setMade] = useState<UpdatedPanel>();
  // oxlint-disable-next-line react/exhaustive-deps -- a story has one panel
  useEffect(() => void updatedPanel({ ...options, saves: [panelContent({ seqIds })] }).then(setMade), []);
  if (made === undefined) return null;
  return (
    <SsmProvider client={made.client} locale={locale} strings={strings} requestPath="secured">
      <Section panelId={made.panelId} group={group} />
    </SsmProvider>
  );
}

function Section({ panelId, group }: { readonly panelId: string; readonly group: Group }) {
  const { client } = useSsm();
  const { data } = useSatQuery(panelQuery(client, { panelId }));
  const model = usePanelChanges(data?.panel, data?.etag);
  return <PanelChanges model={model} group={group} nameOf={(seqId) => `Target ${seqId.split('-')[0]}`} />;
}

const meta: Meta<StoryProps> = {
  component: Changed,
  args: { seqIds: ['2-1', '7-1', '10-1', '30-1', '1-1'], group: 'Panel' },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Several: Story = {};
export const Decided: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept: 7-1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep: 10-1' }));
  },
};
export const Nothing: Story = { args: { seqIds: ['1-1'] } };
export const Older: Story = { args: { update: 'older' } };
export const NotStored: Story = { args: { update: 'lost' } };
export const Loading: Story = {
  args: {
    intercept: (request, answer) => (request.url.endsWith('/change') ? new Promise(() => undefined) : answer()),
  },
};
export const Failed: Story = {
  args: {
    intercept: async (request, answer) =>
      request.url.endsWith('/change') ? new Response(null, { status: 400 }) : answer(),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const Forbidden: Story = {
  args: {
    intercept: async (request, answer) =>
      request.url.endsWith('/change') ? new Response(null, { status: 403 }) : answer(),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const German: Story = { globals: { locale: 'de' } };
export const Japanese: Story = { globals: { locale: 'ja' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
