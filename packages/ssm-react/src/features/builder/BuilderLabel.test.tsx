import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { BuilderLabel } from './BuilderLabel.tsx';
import { filledBuilder } from './testing/builders.ts';

test('S2-28: a link to the builder is read with how many analytes it holds, and shows the number', () => {
  const builder = filledBuilder(['1-1', '2-1', '3-1']);
  onTestFinished(builder.dispose);
  renderInProvider(
    <a href="#builder">
      <BuilderLabel builder={builder} version="V_7K" group="Panel" />
    </a>,
  );
  expect(screen.getByRole('link', { name: '7K Panel Builder, 3 analytes' })).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  act(() => builder.remove('V_7K', ['1-1', '2-1']));
  expect(screen.getByRole('link', { name: '7K Panel Builder, 1 analyte' })).toBeVisible();
});

test('its words are the provider’s; what is left out stays English', () => {
  const builder = filledBuilder(['1-1']);
  onTestFinished(builder.dispose);
  const strings = { builder: { analytes: (count: number) => `${count} Analyt` } };
  renderInProvider(<BuilderLabel builder={builder} version="V_7K" group="Set" />, { strings });
  expect(screen.getByText('7K Set Builder, 1 Analyt').className).toBe('ssm-VisuallyHidden');
});
