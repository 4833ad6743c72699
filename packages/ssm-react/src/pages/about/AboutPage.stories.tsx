import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { within } from 'storybook/test';
import { AboutPage, type AboutPageProps } from './AboutPage.tsx';

const told = {
  status: 'ok',
  version: '0.2.0',
  commit: '3382dbe8c1f0a94d2b7e6c5a1f3d9e8b7a6c5d4e',
  profile: 'production',
};
const addressOf = (body: object): string => `data:application/json,${encodeURIComponent(JSON.stringify(body))}`;

const meta: Meta<AboutPageProps> = {
  component: AboutPage,
  args: { productAddress: addressOf(told) },
  parameters: { server: { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')] } },
};
export default meta;

type Story = StoryObj<AboutPageProps>;

const shown: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByText('0.2.0');
  await canvas.findAllByText('Revision');
};

export const InProduction: Story = { play: shown };
export const Dark: Story = { globals: { theme: 'dark' }, play: shown };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: shown };
export const LittleIsKnown: Story = {
  args: { productAddress: addressOf({ status: 'ok' }) },
  parameters: { server: { catalogues: [smallCatalogue('V_7K')] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Not known');
  },
};
export const LongText: Story = {
  args: { productAddress: addressOf({ ...told, version: `0.2.0-${'built-from-a-branch-'.repeat(8)}1` }) },
  parameters: {
    server: {
      catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')].map((catalogue) => ({
        ...catalogue,
        label: 'Menu of everything that can be measured at this site. '.repeat(4).trim(),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^Menu of everything/);
  },
};
export const Failed: Story = {
  args: { productAddress: addressOf({ status: 'other' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
