import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { VersionToggle } from './VersionToggle.tsx';

function radios(): readonly (readonly [string, string | null, string | null])[] {
  return within(screen.getByRole('radiogroup', { name: 'Assay version' }))
    .getAllByRole('radio')
    .map(
      (radio) => [radio.textContent, radio.getAttribute('aria-checked'), radio.getAttribute('aria-disabled')] as const,
    );
}

describe('VersionToggle', () => {
  test('it offers 7K and 11K, and tells every choice, also of the active one', async () => {
    const onChoose = vi.fn();
    renderInProvider(<VersionToggle version="V_11K" onChoose={onChoose} />);
    expect(radios()).toEqual([
      ['7K', 'false', null],
      ['11K', 'true', null],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '7K' }));
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    expect(onChoose.mock.calls).toEqual([['V_7K'], ['V_11K']]);
    expect(await axeFindings()).toEqual([]);
  });

  test('while disabled it says so and tells nothing', () => {
    const onChoose = vi.fn();
    renderInProvider(<VersionToggle version="V_7K" isDisabled onChoose={onChoose} />);
    expect(radios()).toEqual([
      ['7K', 'true', 'true'],
      ['11K', 'false', 'true'],
    ]);
    screen.getByRole('radio', { name: '11K' }).click();
    expect(onChoose.mock.calls).toEqual([]);
  });
});
