import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { type ProviderOptions, renderInProvider } from '../../testing/renderWithServer.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
] as const;

function Live() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs label="Letters" tabs={tabs} value={value} onChange={setValue}>
      <p>About {value}</p>
    </Tabs>
  );
}

const shown = () => [
  document.activeElement?.textContent,
  screen.getByRole('tabpanel', { name: screen.getByRole('tab', { selected: true }).textContent ?? '' }).textContent,
];

async function keys(provider: ProviderOptions, ...pressed: readonly string[]): Promise<readonly unknown[]> {
  renderInProvider(<Live />, provider);
  await userEvent.tab();
  const seen: unknown[] = [];
  for (const key of pressed) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard(`{${key}}`);
    seen.push(shown());
  }
  return seen;
}

test('R39: arrow keys, Home and End choose, round the ends', async () => {
  expect(await keys({}, 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home')).toEqual([
    ['Second', 'About b'],
    ['Third', 'About c'],
    ['First', 'About a'],
    ['Third', 'About c'],
    ['First', 'About a'],
  ]);
});

test('arrows go the other way where text does', async () => {
  expect(await keys({ direction: 'rtl' }, 'ArrowLeft')).toEqual([['Second', 'About b']]);
});

test('a click chooses, and axe finds nothing', async () => {
  renderInProvider(<Live />);
  await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect([shown(), await axeFindings()]).toEqual([['Second', 'About b'], []]);
});
