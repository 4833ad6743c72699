import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPanel, type PanelContent } from 'ssm-core';
import { userEvent, within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions, withDilutions } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { silentClient } from '../../testing/storyClients.ts';
import { MyPanelsPage, type MyPanelsPageProps } from './MyPanelsPage.tsx';

interface StoryProps extends Omit<MyPanelsPageProps, 'sub' | 'panelHref' | 'builder'> {
  readonly contents: readonly PanelContent[];
  readonly asks?: 'somebody else’s';
}

const doNothing = () => undefined;

function Filled({ contents, asks, ...page }: StoryProps) {
  const { client } = useSsm();
  const [isFilled, setIsFilled] = useState(false);
  const [builder] = useState(() => filledBuilder(['1-1', '9-1']));
  useEffect(() => {
    async function fill(): Promise<void> {
      for (const content of contents) {
        // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
        await createPanel(client, sub, content, `filling ${content.name}`);
      }
      setIsFilled(true);
    }
    void fill();
  }, [client, contents]);
  if (!isFilled) return null;
  return (
    <MyPanelsPage
      {...page}
      sub={asks === undefined ? sub : 'somebody'}
      builder={builder}
      panelHref={(id) => `#/panel/${id}`}
    />
  );
}

const few: readonly PanelContent[] = [
  panelContent('Spleen'),
  { ...panelContent('Kidney', '1-1', '2-1', '3-1'), description: 'Renal markers of the second cohort' },
  { ...panelContent('Liver', '1-1'), version: 'V_11K' },
];
const long: PanelContent = {
  ...panelContent('W'.repeat(120)),
  description: 'All that was found to differ between the two visits of the study. '.repeat(12),
};

const meta: Meta<StoryProps> = {
  component: Filled,
  args: {
    contents: few,
    group: 'Panel',
    menuHref: '#menu',
    onOpenMenu: doNothing,
    onOpenPanel: doNothing,
    onCompare: doNothing,
  },
  parameters: { server: { catalogues: bothVersions(40, 60).map(withDilutions), person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

async function choose(canvasElement: HTMLElement, action: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Kidney' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
}

/** Ticks the first panels. Finds them by position, because their names depend on the language. */
async function tick(canvasElement: HTMLElement, count: number): Promise<void> {
  const [, ...boxes] = await within(canvasElement).findAllByRole('checkbox');
  for (const box of boxes.slice(0, count)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await userEvent.click(box);
  }
}

function chosen(action: string): Story {
  return { play: ({ canvasElement }) => choose(canvasElement, action) };
}

export const Few: Story = {};
export const Many: Story = {
  args: { contents: Array.from({ length: 45 }, (_, index) => panelContent(`Panel ${index + 1}`)) },
};
export const LongTexts: Story = { args: { contents: [long, ...few] } };
export const Empty: Story = { args: { contents: [] } };
export const Sets: Story = { args: { group: 'Set' } };
export const Failed: Story = { args: { contents: [], asks: 'somebody else’s' } };
export const Loading: Story = { args: { contents: [] }, parameters: { provider: { client: silentClient } } };
export const NothingFound: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'heart');
    await canvas.findByText('No panel matches “heart”');
  },
};
export const ForReading: Story = { args: { onCompare: undefined } };
export const SelectedOne: Story = { play: ({ canvasElement }) => tick(canvasElement, 1) };
export const SelectedThree: Story = { play: ({ canvasElement }) => tick(canvasElement, 3) };
export const SelectedTooMany: Story = {
  args: { contents: Array.from({ length: 7 }, (_, index) => panelContent(`Panel ${index + 1}`)) },
  play: ({ canvasElement }) => tick(canvasElement, 7),
};
export const Menu: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Kidney' }));
    await canvas.findByRole('menu');
  },
};
export const Load: Story = chosen('Load into builder');
export const Rename: Story = chosen('Rename');
export const Duplicate: Story = chosen('Duplicate');
export const Export: Story = chosen('Export');
export const Deleted: Story = chosen('Delete');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneSelected: Story = { ...SelectedThree, ...Phone };
