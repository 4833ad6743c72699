import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { FoldedActions } from './FoldedActions.tsx';

function Header({ inlineSize }: { readonly inlineSize: number }) {
  return (
    <div style={{ inlineSize }}>
      <div className="ssm-MenuPage-header">
        <h1 className="ssm-MenuPage-title">Cytokines</h1>
        <FoldedActions label="Buttons of the panel" moreLabel="Actions" last={<Button variant="primary">Edit</Button>}>
          <Button>Columns</Button>
          <Button>Versions</Button>
          <Button>Export</Button>
        </FoldedActions>
      </div>
    </div>
  );
}

const meta: Meta<typeof Header> = { component: Header };
export default meta;

type Story = StoryObj<typeof Header>;

export const Wide: Story = { args: { inlineSize: 800 } };
export const Narrow: Story = { args: { inlineSize: 288 } };
export const NarrowOpen: Story = {
  args: { inlineSize: 288 },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
  },
};
