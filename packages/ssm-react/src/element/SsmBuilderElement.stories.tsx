import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { attributesOf, ElementFrame, type ElementFrameProps } from './testing/ElementFrame.tsx';

const meta: Meta<ElementFrameProps> = {
  title: 'ssm-builder',
  component: ElementFrame,
  tags: ['!test'],
  parameters: { standsAlone: true },
  render: (args, { globals }) => <ElementFrame {...args} attributes={attributesOf(globals)} />,
};
export default meta;

type Story = StoryObj<ElementFrameProps>;

const kidney = { name: 'Kidney injury', version: 'V_11K', seqIds: ['40276-22', '40277-17', '45102-176'] } as const;

async function shows(canvasElement: HTMLElement, what: string): Promise<HTMLElement> {
  const place = await waitFor(() => {
    const found = canvasElement.querySelector('ssm-builder')?.shadowRoot;
    if (!found) throw new Error('There is no builder yet.');
    return found as unknown as HTMLElement;
  });
  return within(place).findByText(what);
}

export const PanelAddress: Story = {
  args: {
    html: '<ssm-builder version="V_11K" panel-href="/panels/{panelId}"></ssm-builder>',
    person: 'SSM-Registered',
    panel: kidney,
  },
  async play({ canvasElement }) {
    await expect(await shows(canvasElement, kidney.name)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/panels\/.+/),
    );
  },
};
export const WithoutPanelAddress: Story = {
  args: { html: '<ssm-builder version="V_11K"></ssm-builder>', person: 'SSM-Registered', panel: kidney },
  async play({ canvasElement }) {
    await expect(await shows(canvasElement, kidney.name)).not.toHaveAttribute('href');
  },
};
export const SignedOut: Story = { args: { html: '<ssm-builder></ssm-builder>' } };
export const Dark: Story = { ...PanelAddress, globals: { theme: 'dark' } };
export const Phone: Story = { ...PanelAddress, globals: { viewport: { value: 'phone' } } };
