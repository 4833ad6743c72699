import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPanel, type PanelContent } from 'ssm-core';
import { userEvent, within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { unfoldActions } from '../../testing/unfoldActions.ts';
import { PanelBuilderPage, type PanelBuilderPageProps } from './PanelBuilderPage.tsx';

interface StoryProps extends Omit<PanelBuilderPageProps, 'builder'> {
  readonly takenFrom?: PanelContent;
}

function Filled({ takenFrom, ...page }: StoryProps) {
  const { client } = useSsm();
  const [builder] = useState(() => filledBuilder(['2-1', '10-1', '30-1'], page.version));
  useEffect(() => {
    async function take(content: PanelContent): Promise<void> {
      builder.load(await createPanel(client, sub, content, 'taken'));
    }
    if (takenFrom !== undefined) void take(takenFrom);
  }, [builder, client, takenFrom]);
  return <PanelBuilderPage {...page} builder={builder} />;
}

const meta: Meta<typeof Filled> = {
  component: Filled,
  args: { version: 'V_7K', group: 'Panel', sub, panelHref: (panelId) => `#${panelId}` },
  parameters: { server: { catalogues: bothVersions(40, 60), person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<typeof Filled>;

export const Ready: Story = {};
export const Naming: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Panel' }));
    await canvas.findByRole('dialog', { name: 'Save Panel' });
  },
};
export const Saved: Story = {
  async play(context) {
    await Naming.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Kidney{Enter}');
    await canvas.findByText('Panel saved: Kidney');
  },
};
export const Changed: Story = {
  async play(context) {
    await Saved.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 10-1' }));
    await unfoldActions(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove (1)' }));
    await canvas.findByText('1 change not saved: 1 removed');
  },
};
export const LongText: Story = {
  args: { takenFrom: panelContent('W'.repeat(120)) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^W+$/);
  },
};
export const ChangedDark: Story = { ...Changed, globals: { theme: 'dark' } };
export const ChangedPhone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } };
