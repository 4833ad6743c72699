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

const longNotes = [
  {
    version: '1.2.0',
    date: '2026-11-22',
    title: 'Everything that has changed since the release before, and what it means for who uses it. '.repeat(3).trim(),
    markdown: [
      `## ${'A heading that tells the whole of what stands below it. '.repeat(4).trim()}`,
      'A sentence that does not come to its end before it has said all that there is to be said. '.repeat(8).trim(),
      `A word: ${'Desoxyribonukleinsäure'.repeat(9)}`,
      `\`\`\`sh\nnpm run release -- ${'--with-another-option '.repeat(12).trim()}\n\`\`\``,
      `| ${'Column of the table | '.repeat(9)}\n|${'---|'.repeat(9)}\n| ${'Value | '.repeat(9)}`,
    ].join('\n\n'),
  },
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
export const LongText: Story = {
  parameters: { server: { catalogues: [], person: 'SSM-Registered', notes: longNotes } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^1\.2\.0 – Everything/ });
  },
};
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const None: Story = {
  parameters: { server: { catalogues: [], person: 'SSM-Registered', notes: [] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There are no release notes yet.');
  },
};
