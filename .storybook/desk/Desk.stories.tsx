import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { chosenGlobals } from '../review/chosenGlobals.ts';
import { ThemeGallery } from './ThemeGallery.tsx';
import { TokenEditor } from './TokenEditor.tsx';

const meta: Meta = {
  title: 'Desk',
  tags: ['!autodocs'],
  parameters: { standsAlone: true, controls: { disable: true } },
};
export default meta;

/** Not tested here, because the stories in the frames have their own tests. */
export const Tokens: StoryObj = {
  tags: ['!test'],
  parameters: { a11y: { disable: true } },
  render: (_, { globals }) => <TokenEditor globals={chosenGlobals(globals)} />,
};
/** Changing a token shows the rule to copy and lists colours that are too faint. */
export const TokensChanged: StoryObj = {
  tags: ['!dev'],
  render: (_, { globals }) => <TokenEditor globals={chosenGlobals(globals)} addressOf={() => 'about:blank'} />,
  async play({ canvas }) {
    await fireEvent.change(canvas.getByLabelText('color-accent, light'), { target: { value: '#cccccc' } });
    await expect(canvas.getByRole('textbox', { name: 'CSS' })).toHaveValue(
      '.ssm-root {\n  --ssm-color-accent: light-dark(#cccccc, #6cc4de);\n}\n',
    );
    const row = within(canvas.getByRole('row', { name: /^accent on background/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '4.5',
      '1.6 too faint',
      '9.5',
    ]);
  },
};
export const Themes: StoryObj = {
  tags: ['!test'],
  parameters: { a11y: { disable: true } },
  render: (_, { globals }) => <ThemeGallery globals={chosenGlobals(globals)} />,
};
