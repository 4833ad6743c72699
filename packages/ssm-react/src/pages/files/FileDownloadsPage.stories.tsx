import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { within } from 'storybook/test';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { FileDownloadsPage, type FileDownloadsPageProps } from './FileDownloadsPage.tsx';

const meta: Meta<FileDownloadsPageProps> = {
  component: FileDownloadsPage,
  args: { sub: 'me', categoryHref: (id) => `#/${id}`, downloadsHref: '#all' },
  parameters: { server: { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<FileDownloadsPageProps>;

const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name });
  };

export const Categories: Story = { play: shows('Reference') };
export const CategoriesDark: Story = { globals: { theme: 'dark' }, play: shows('Reference') };
export const Files: Story = { args: { categoryId: 'menus' }, play: shows('7K menu, Excel workbook') };
export const FilesDark: Story = {
  args: { categoryId: 'menus' },
  globals: { theme: 'dark' },
  play: shows('7K menu, Excel workbook'),
};
export const NotThere: Story = {
  args: { categoryId: 'menus' },
  parameters: { server: { catalogues: [smallCatalogue('V_7K')], person: 'SSM-Registered' } },
  play: shows('7K menu, Excel workbook'),
};
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert', undefined, { timeout: 15_000 });
  },
};
export const UnknownCategory: Story = { args: { categoryId: 'nothing' }, play: shows('There is no such category') };
