import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import type { ProviderOptions } from '../../testing/renderWithServer.tsx';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { RadioToggle } from './RadioToggle.tsx';

type Version = 'V_7K' | 'V_11K';

const options = [
  { value: 'V_7K', label: '7K' },
  { value: 'V_11K', label: '11K' },
] as const;

function renderToggle({ isDisabled = false, ...provider }: ProviderOptions & { readonly isDisabled?: boolean } = {}) {
  const onChange = vi.fn<(value: Version) => void>();
  function Live() {
    const [value, setValue] = useState<Version>('V_7K');
    return (
      <RadioToggle
        label="Assay version"
        options={options}
        value={value}
        isDisabled={isDisabled}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  renderInProvider(<Live />, provider);
  return { onChange, radio: (name: string) => screen.getByRole('radio', { name }) };
}

function checked(): readonly (string | null)[] {
  return screen.getAllByRole('radio').map((radio) => `${radio.textContent} ${radio.getAttribute('aria-checked')}`);
}

describe('RadioToggle', () => {
  test('it is a radio group of its options', () => {
    renderToggle();
    expect(screen.getByRole('radiogroup', { name: 'Assay version' }).textContent).toBe('7K11K');
    expect(checked()).toEqual(['7K true', '11K false']);
  });

  test('every choice is reported, also of the one chosen already', async () => {
    const { onChange, radio } = renderToggle();
    await userEvent.click(radio('7K'));
    await userEvent.click(radio('11K'));
    expect(onChange.mock.calls).toEqual([['V_7K'], ['V_11K']]);
    expect(checked()).toEqual(['7K false', '11K true']);
  });

  test('R39: it is one Tab stop; arrows move, choose, and go round', async () => {
    const { onChange, radio } = renderToggle();
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('7K'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio('11K'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(onChange.mock.calls).toEqual([['V_11K'], ['V_7K'], ['V_11K']]);
    await userEvent.tab();
    expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(false);
  });

  test('where text runs from right to left the left arrow goes on', async () => {
    const { radio, onChange } = renderToggle({ direction: 'rtl' });
    radio('7K').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['V_11K']]);
  });

  test('S4-11: disabled it says so, does nothing and keeps the focus', async () => {
    const { radio, onChange } = renderToggle({ isDisabled: true });
    radio('7K').focus();
    await userEvent.keyboard('{ArrowRight}');
    radio('11K').click();
    expect(onChange.mock.calls).toEqual([]);
    expect(document.activeElement).toBe(radio('7K'));
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  });

  test('R38: axe finds nothing, light or dark', async () => {
    renderToggle({ theme: 'dark' });
    expect(await axeFindings()).toEqual([]);
  });

  test('R38: axe finds nothing in light', async () => {
    renderToggle({ theme: 'light' });
    expect(await axeFindings()).toEqual([]);
  });
});
