import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSatClient } from 'ssm-core';
import { within } from 'storybook/test';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { OriginLoader } from './OriginLoader.tsx';

const problem = { type: 'about:blank', title: 'Internal', status: 400, code: 'invalid_parameter', requestId: 'r-7f3a' };

/** Whose answer is not asked for again, so that the story is there at once. */
const refusing = createSatClient({
  fetch: async () => Response.json(problem, { status: 400, headers: { 'Content-Type': 'application/problem+json' } }),
});

const meta: Meta<typeof OriginLoader> = {
  component: OriginLoader,
  args: {
    origin: { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' },
    group: 'Panel',
    title: 'Save Panel',
    onClose: () => undefined,
    children: () => <p>What the list came from is known</p>,
  },
};
export default meta;

type Story = StoryObj<typeof OriginLoader>;

/** The dialog stays as it is for as long as the panel is awaited. */
export const Loading: Story = {
  parameters: { provider: { client: createSilentClient() } },
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Save Panel' }, { timeout: 15_000 });
    await within(dialog).findByRole('progressbar');
  },
};
export const Failed: Story = {
  parameters: { provider: { client: refusing } },
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Save Panel' }, { timeout: 15_000 });
    const alert = await within(dialog).findByRole('alert');
    await within(alert).findByRole('button', { name: 'Try again' });
  },
};
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
