import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { FeatureBoundary } from './FeatureBoundary.tsx';

test('a feature that breaks is told aloud, leaves the rest of the page alone, and can be started anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  let isBroken = true;
  function Feature() {
    if (isBroken) throw new Error('A feature that breaks while it renders.');
    return <p>The feature</p>;
  }
  renderInProvider(
    <>
      <h1>The page</h1>
      <FeatureBoundary>
        <Feature />
      </FeatureBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrongThis part of the page stopped working. Trying again usually helps; nothing you saved is lost.Try again',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
  expect(await axeFindings()).toEqual([]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([screen.getByText('The feature').tagName, screen.queryByRole('alert')]).toEqual(['P', null]);
});
