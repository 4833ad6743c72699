import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { createPanelClient, owner } from '../../features/panels/testing/panels.ts';
import { SpecSheetPage, type SpecSheetPageProps } from './SpecSheetPage.tsx';

const catalogues = bothVersions(300, 400);

const meta: Meta<SpecSheetPageProps> = {
  component: SpecSheetPage,
  args: {
    seqId: '2-1',
    version: 'V_7K',
    group: 'Panel',
    allowsSelection: true,
    builder: filledBuilder([]),
    list: ['1-1', '2-1', '3-1'],
    sheetHref: (seqId, version) => `#${version}/${seqId}`,
    onOpenSheet: () => undefined,
    menuHref: '#menu',
  },
  parameters: { server: { catalogues, person: owner.person }, provider: { requestPath: 'secured' } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 1, name: /^(2-1 |There is no)/ });
  },
};
export default meta;

type Story = StoryObj<SpecSheetPageProps>;

export const Opened: Story = {};
export const InTheBuilder: Story = { args: { builder: filledBuilder(['2-1']) } };
export const WithoutSelection: Story = { args: { allowsSelection: false, builder: undefined, list: undefined } };
export const NotFound: Story = { args: { seqId: '2-9' } };
export const OfTheOtherVersion: Story = { args: { seqId: '350-1' } };
export const Failed: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
  parameters: {
    provider: {
      client: createPanelClient({ catalogues }, async () => new Response(null, { status: 400 })),
      requestPath: 'secured',
    },
  },
};
export const Loading: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('progressbar');
  },
  parameters: {
    provider: { client: createPanelClient({ catalogues }, () => new Promise(() => undefined)), requestPath: 'secured' },
  },
};
export const StillLoading: Story = {
  ...Loading,
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Cancel' });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const NotFoundDark: Story = { ...NotFound, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
