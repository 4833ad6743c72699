import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { PanelContent } from 'ssm-core';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { userEvent, within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import {
  createPanelClient,
  losing,
  owner,
  panelContent,
  saveVersions,
  seriesSeqIds,
} from '../../features/panels/testing/panels.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { decidedRows } from '../../testing/panelSources.ts';
import { unfoldActions } from '../../testing/unfoldActions.ts';
import { PanelPage, type PanelPageProps } from './PanelPage.tsx';

interface StoryProps extends Omit<PanelPageProps, 'panelId'> {
  readonly saves: readonly PanelContent[];
  readonly another?: PanelContent;
}

interface Saved {
  readonly id: string;
  readonly comparisons: PanelPageProps['comparisons'];
}

function SavedPanel({ saves, another, ...page }: StoryProps) {
  const { client } = useSsm();
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    async function save(): Promise<void> {
      const id = saves.length === 0 ? 'nobody-has-this-panel' : await saveVersions(client, saves);
      if (another === undefined) return setSaved({ id, comparisons: undefined });
      const anotherId = await saveVersions(client, [another]);
      return setSaved({ id, comparisons: [{ id: anotherId, name: another.name }] });
    }
    void save();
  }, [client, saves, another]);
  return saved === undefined ? null : <PanelPage {...page} panelId={saved.id} comparisons={saved.comparisons} />;
}

const doNothing = () => undefined;
const few = [
  panelContent({ description: 'Markers of tubular injury.\nFor the trial of 2027.', seqIds: seriesSeqIds(40) }),
];
const thrice = [
  panelContent({ seqIds: seriesSeqIds(12) }),
  panelContent({ seqIds: seriesSeqIds(30) }),
  panelContent({ name: 'Kidney injury, final', seqIds: seriesSeqIds(40).slice(5) }),
];

const demoSeqIds = '40005-9 40012-10 40016-4 40023-21 40026-3 40027-180 40036-22 40037-59 40053-25 40055-19'.split(' ');

async function opened(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1 });
  if (canvas.queryByRole('button', { name: 'Export' }) === null) return;
  await canvas.findByRole('figure', { name: 'Total CV Plasma (%)' });
}

const meta: Meta<StoryProps> = {
  component: SavedPanel,
  args: { saves: few, group: 'Panel', builder: filledBuilder([]), panelsHref: '#panels', onOpenPanels: doNothing },
  parameters: {
    server: { catalogues: bothVersions(300, 11_083), person: owner.person },
    provider: { requestPath: 'secured' },
  },
  play: ({ canvasElement }) => opened(canvasElement),
};
export default meta;

type Story = StoryObj<StoryProps>;

async function openVersions(canvasElement: HTMLElement): Promise<void> {
  await opened(canvasElement);
  await unfoldActions(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Versions' }));
}

export const Few: Story = {};
export const LongText: Story = {
  args: {
    saves: [
      panelContent({
        name: 'W'.repeat(120),
        description: 'All that was found to differ between the two visits. '.repeat(30),
        seqIds: seriesSeqIds(4),
      }),
    ],
  },
};
export const Demo: Story = {
  args: { saves: [panelContent({ version: 'V_11K', seqIds: demoSeqIds })] },
  // Overrides the inherited parameters with null, because Storybook merges parameters.
  parameters: { server: { catalogues: null } },
};
export const Whole: Story = {
  args: { saves: [panelContent({ name: 'Everything', version: 'V_11K', seqIds: [...seriesSeqIds(11_083)] })] },
};
export const OldVersion: Story = { args: { saves: thrice, number: 1 } };
export const Versions: Story = {
  args: { saves: thrice, another: panelContent({ name: 'Liver', version: 'V_11K', seqIds: seriesSeqIds(20) }) },
  play: async ({ canvasElement }) => openVersions(canvasElement),
};
export const Restoring: Story = {
  args: { saves: thrice },
  parameters: {
    provider: {
      client: createPanelClient({ catalogues: bothVersions(300, 11_083) }, (request, answer) =>
        request.url.includes('?number=1') ? losing(['9999-9'], answer) : Promise.resolve(answer),
      ),
      requestPath: 'secured',
    },
  },
  async play({ canvasElement }) {
    await openVersions(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 1' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('1 reagent is no longer in the catalogue');
  },
};
export const RestoringDark: Story = { ...Restoring, globals: { theme: 'dark' } };
export const Compared: Story = {
  args: { saves: thrice },
  async play({ canvasElement }) {
    await openVersions(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'with' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Version 1' }));
    await canvas.findByRole('heading', { name: 'In both: 7' });
  },
};
export const ManyVersions: Story = {
  args: { saves: Array.from({ length: 102 }, (_, index) => panelContent({ name: `Kidney ${index % 3}` })) },
  async play({ canvasElement }) {
    await openVersions(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Older versions' }));
    await canvas.findByRole('button', { name: 'View version 1' });
  },
};
const oneSource = [panelContent({ name: 'Sourced', sources: [panelSource({ rows: decidedRows })] })];
const severalSources = [
  panelContent({ name: 'Sourced twice', sources: [panelSource({ rows: decidedRows })] }),
  panelContent({
    name: 'Sourced twice',
    description: 'And once more',
    sources: [
      panelSource({
        id: 'list-2',
        file: null,
        catalogueRevision: '',
        rows: Array.from({ length: 250 }, (_, index) => panelSourceRow({ sheet: '', line: index + 1 })),
      }),
      panelSource({ id: 'list-3', file: 'Nothing of this was taken.csv', rows: [] }),
    ],
  }),
];

async function openSources(canvasElement: HTMLElement) {
  await opened(canvasElement);
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Sources' }));
  return canvas;
}

const sourcesClient = (answer: (request: Request) => Promise<Response>) =>
  createPanelClient({ catalogues: bothVersions(300, 11_083) }, (request, answered) =>
    request.url.includes('/source') ? answer(request) : Promise.resolve(answered),
  );

export const WithoutSources: Story = {
  async play({ canvasElement }) {
    const canvas = await openSources(canvasElement);
    await canvas.findByText('No imported list and no rule was saved with this panel.');
  },
};
export const OneSource: Story = {
  args: { saves: oneSource },
  async play({ canvasElement }) {
    const canvas = await openSources(canvasElement);
    const name = 'Show the rows: Supplement.xlsx';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('table', { name: 'Rows of Supplement.xlsx' });
  },
};
export const SeveralSources: Story = {
  args: { saves: severalSources },
  async play({ canvasElement }) {
    const canvas = await openSources(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the rows: Pasted list' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next rows' }));
  },
};
export const SourcesLoading: Story = {
  parameters: {
    provider: { client: sourcesClient(() => new Promise(doNothing)), requestPath: 'secured' },
  },
  async play({ canvasElement }) {
    const canvas = await openSources(canvasElement);
    await canvas.findByRole('progressbar', { name: 'Loading the sources' });
  },
};
export const SourcesFailed: Story = {
  parameters: {
    provider: {
      client: sourcesClient(async () => new Response(null, { status: 400 })),
      requestPath: 'secured',
    },
  },
  async play({ canvasElement }) {
    const canvas = await openSources(canvasElement);
    await canvas.findByRole('alert');
  },
};
export const LostReagents: Story = {
  parameters: {
    provider: {
      client: createPanelClient({ catalogues: bothVersions(300, 11_083) }, (_, answer) =>
        losing(['9999-9', '8888-8'], answer),
      ),
      requestPath: 'secured',
    },
  },
};
export const NotFound: Story = { args: { saves: [] } };
export const VersionNotFound: Story = { args: { number: 7 } };
export const Failed: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
  args: { saves: [panelContent()] },
  parameters: {
    provider: {
      client: createPanelClient({ catalogues: bothVersions(30, 30) }, async (request, answer) =>
        request.method === 'GET' && request.url.includes('/custompanel/')
          ? new Response(null, { status: 400 })
          : answer,
      ),
      requestPath: 'secured',
    },
  },
};
export const Loading: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar');
  },
  args: { saves: [panelContent()] },
  parameters: {
    provider: {
      client: createPanelClient({ catalogues: bothVersions(30, 30) }, (request, answer) =>
        request.method === 'GET' ? new Promise(() => undefined) : Promise.resolve(answer),
      ),
      requestPath: 'secured',
    },
  },
};
export const StillLoading: Story = {
  ...Loading,
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Cancel' });
  },
};
export const Certified: Story = { args: { group: 'Set' } };
export const WithoutEdit: Story = { args: { builder: undefined, panelsHref: undefined } };
export const TableOfAMeasure: Story = {
  async play({ canvasElement }) {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    const name = 'Show as a table: Total CV in plasma';
    await userEvent.click(await canvas.findByRole('button', { name }));
  },
};
export const PartOfAPanel: Story = {
  async play({ canvasElement }) {
    await opened(canvasElement);
    const canvas = within(canvasElement);
    const bars = within(await canvas.findByRole('toolbar', { name: 'Bars of Total CV in plasma' }));
    await userEvent.click(bars.getAllByRole('button')[2] as HTMLElement);
    await canvas.findByRole('button', { name: /^Remove Total CV in plasma/ });
  },
};
export const PartOfAPanelDark: Story = { ...PartOfAPanel, globals: { theme: 'dark' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OldVersionDark: Story = { ...OldVersion, globals: { theme: 'dark' } };
export const ComparedPhone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } };
export const ComparedDark: Story = { ...Compared, globals: { theme: 'dark' } };
export const NotFoundDark: Story = { ...NotFound, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
