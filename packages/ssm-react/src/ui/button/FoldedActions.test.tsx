import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Button } from './Button.tsx';
import { FoldedActions } from './FoldedActions.tsx';

function open(inlineSize: number): void {
  renderInProvider(
    <main style={{ inlineSize }}>
      <div className="ssm-MenuPage-header">
        <FoldedActions
          label="Buttons"
          moreLabel="Actions"
          first={<Button>Add</Button>}
          last={<Button variant="primary">Save</Button>}
        >
          <Button>Columns</Button>
          <Button>Undo</Button>
        </FoldedActions>
      </div>
    </main>,
  );
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a header of 448 px shows all buttons', () => {
  open(448);
  expect(shown()).toEqual(['Add', 'Columns', 'Undo', 'Save']);
});

test('R39: in a narrower header one button shows and hides the others, by keyboard', async () => {
  open(447);
  const closed = shown();
  screen.getByRole('button', { name: 'Actions', expanded: false }).focus();
  await userEvent.keyboard('{Enter}');
  const opened = [shown(), document.activeElement?.textContent, await axeFindings()];
  await userEvent.keyboard('{Enter}');
  expect([closed, opened, shown()]).toEqual([
    ['Add', 'Actions', 'Save'],
    [['Add', 'Actions', 'Columns', 'Undo', 'Save'], 'Actions', []],
    ['Add', 'Actions', 'Save'],
  ]);
});
