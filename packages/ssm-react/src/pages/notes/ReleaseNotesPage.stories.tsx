import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { ReleaseNotesPage, type ReleaseNotesPageProps } from './ReleaseNotesPage.tsx';

const notes = [
  {
    version: '1.2.0',
    date: '2026-11-22',
    title: 'Files and release notes',
    markdown: [
      '## The menu\n\n- Both versions as **.xlsx** and `.csv`, see [File Downloads](/file-downloads).\n- Links keep a list.',
      '## Numbers\n\n| Version | Reagents |\n|---|--:|\n| 7K | 7,596 |\n| 11K | 11,083 |',
      '> Panels that were saved before stay as they are.',
    ].join('\n\n'),
  },
  { version: '1.1.0', date: '2026-03-01', title: 'Panels', markdown: 'Panels keep every version that was saved.' },
];

const meta: Meta<ReleaseNotesPageProps> = {
  component: ReleaseNotesPage,
  parameters: { server: { catalogues: [], person: 'SSM-Registered', notes } },
};
export default meta;

type Story = StoryObj<ReleaseNotesPageProps>;

const shown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: '1.1.0 – Panels' });
};

export const Notes: Story = { play: shown };
export const Dark: Story = { globals: { theme: 'dark' }, play: shown };
export const AtAHeading: Story = { args: { anchor: '1-2-0-numbers' }, play: shown };
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert', undefined, { timeout: 15_000 });
  },
};
export const None: Story = {
  parameters: { server: { catalogues: [], person: 'SSM-Registered', notes: [] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There are no release notes yet.');
  },
};
