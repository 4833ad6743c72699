import type { Meta, StoryObj } from '@storybook/react-vite';
import { smallCatalogue } from 'ssm-server';
import { screen, userEvent, within } from 'storybook/test';
import { owner } from '../testing/panels.ts';
import { SavePanel, type SavePanelProps } from './SavePanel.tsx';

const doNothing = () => undefined;

async function dialog(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('dialog'));
}

const meta: Meta<SavePanelProps> = {
  component: SavePanel,
  args: {
    sub: owner.sub,
    group: 'Panel',
    version: 'V_7K',
    seqIds: ['10000-28', '10001-7'],
    origin: null,
    onSaved: doNothing,
    onClose: doNothing,
  },
  parameters: {
    server: { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: owner.person },
    provider: { requestPath: 'secured' },
  },
  async play() {
    await dialog();
  },
};
export default meta;

type Story = StoryObj<SavePanelProps>;

export const New: Story = {};
export const WithADraft: Story = {
  args: { draft: { name: 'Kidney injury', description: 'Markers of tubular injury.' } },
};
export const AsSet: Story = { args: { group: 'Set' } };
export const NameMissing: Story = {
  async play() {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await (await dialog()).findByRole('textbox', { name: 'Name', description: /./ });
  },
};
export const Forbidden: Story = {
  args: { sub: 'somebody-else', draft: { name: 'Kidney injury', description: '' } },
  async play() {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await (await dialog()).findByRole('alert');
  },
};
export const Dark: Story = { ...WithADraft, globals: { theme: 'dark' } };
export const Phone: Story = { ...WithADraft, globals: { viewport: { value: 'phone' } } };
