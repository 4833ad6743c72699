import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FileList } from 'ssm-core';
import { smallCatalogue } from 'ssm-server';
import { within } from 'storybook/test';
import { createPanelClient } from '../../features/panels/testing/panels.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { FileDownloadsPage, type FileDownloadsPageProps } from './FileDownloadsPage.tsx';

const catalogues = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];
const longTitle = 'with everything that was measured of each reagent in both matrices '.repeat(4).trim();

const meta: Meta<FileDownloadsPageProps> = {
  component: FileDownloadsPage,
  args: { sub: 'me', categoryHref: (id) => `#/${id}`, downloadsHref: '#all' },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<FileDownloadsPageProps>;

const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name });
  };

async function lengthened(answer: Response): Promise<Response> {
  const { categories } = (await answer.json()) as FileList;
  const list: FileList = {
    categories: categories.map((category) => ({
      ...category,
      title: `${category.title} ${longTitle}`,
      description: `${longTitle}. `.repeat(4),
      files: category.files.map((file) => ({
        ...file,
        title: `${file.title} ${longTitle}`,
        description: `${longTitle}. `.repeat(4),
        name: `${'everything_that_was_measured_'.repeat(5)}${file.name}`,
      })),
    })),
  };
  return Response.json(list);
}

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
export const LongText: Story = {
  args: { categoryId: 'menus' },
  parameters: { provider: { client: createPanelClient({ catalogues }, (_, answer) => lengthened(answer)) } },
  play: shows(`7K menu, Excel workbook ${longTitle}`),
};
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const UnknownCategory: Story = { args: { categoryId: 'nothing' }, play: shows('There is no such category') };
