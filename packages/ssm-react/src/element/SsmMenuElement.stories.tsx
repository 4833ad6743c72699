import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { attributesOf, ElementFrame, type ElementFrameProps } from './testing/ElementFrame.tsx';

const meta: Meta<ElementFrameProps> = {
  title: 'ssm-menu',
  component: ElementFrame,
  tags: ['!test'],
  parameters: { standsAlone: true },
  render: (args, { globals }) => <ElementFrame {...args} attributes={attributesOf(globals)} />,
  play: async ({ canvasElement }) => void (await rows(canvasElement)),
};
export default meta;

type Story = StoryObj<ElementFrameProps>;

async function rows(canvasElement: HTMLElement) {
  const element = await waitFor(() => {
    const found = canvasElement.querySelector('ssm-menu')?.shadowRoot;
    if (!found) throw new Error('There is no menu yet.');
    return found as unknown as HTMLElement;
  });
  const inside = within(element);
  await inside.findByText(/of [\d,]+ reagents$/);
  return inside;
}

export const Visitor: Story = { args: { html: '<ssm-menu></ssm-menu>' } };
export const SignedIn: Story = {
  args: { html: '<ssm-menu selectable version="V_11K"></ssm-menu>', person: 'SSM-Registered' },
  async play({ canvasElement }) {
    const inside = await rows(canvasElement);
    await inside.findByRole('button', { name: 'Bulk Search' });
  },
};
export const Openable: Story = {
  args: { html: '<ssm-menu openable></ssm-menu>', hears: ['ssm-row-action'] },
  async play({ canvasElement }) {
    const inside = await rows(canvasElement);
    const [cell] = await inside.findAllByRole('gridcell');
    await userEvent.click(cell as HTMLElement);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(/ssm-row-action \{"seqId":"[\d-]+","version":"V_7K"\}/),
    );
  },
};
export const ActionsOfThePage: Story = {
  args: { html: '<ssm-menu><button slot="actions" type="button">Order a kit</button></ssm-menu>' },
};
export const SheetAddress: Story = {
  args: { html: '<ssm-menu sheet-href="/specs/{seqId}?version={version}"></ssm-menu>', hears: ['ssm-row-action'] },
  async play({ canvasElement }) {
    const inside = await rows(canvasElement);
    const [link] = await inside.findAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/specs\/[\d-]+\?version=V_7K$/));
  },
};
export const Dark: Story = { ...Visitor, globals: { theme: 'dark' } };
export const Phone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
