import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Switch } from '../choice/Switch.tsx';
import { NumberField } from './NumberField.tsx';

function LiveSwitch() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Value" text={isOn ? 'Yes' : 'No'} isSelected={isOn} onChange={setIsOn} />;
}

function LiveNumber({ isInvalid = false }) {
  const [text, setText] = useState('8');
  return (
    <>
      <NumberField label="Value" value={text} onChange={setText} isInvalid={isInvalid} describedBy="range" />
      <p id="range">From 1 to 9</p>
    </>
  );
}

describe('Switch', () => {
  test('it is a switch whose text says its position; a click on the text turns it too', async () => {
    renderInProvider(<LiveSwitch />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Value' });
    expect([control.checked, screen.getByText('No').textContent]).toEqual([false, 'No']);
    await userEvent.click(screen.getByText('No'));
    expect([control.checked, screen.getByText('Yes').textContent]).toEqual([true, 'Yes']);
    control.focus();
    await userEvent.keyboard(' ');
    expect(control.checked).toBe(false);
  });

  test('R41: it is at least 24 px in either direction', () => {
    renderInProvider(<LiveSwitch />);
    const { width, height } = screen.getByRole('switch').getBoundingClientRect();
    expect([width, height]).toEqual([40, 24]);
  });
});

describe('NumberField', () => {
  test('it keeps every character, asks a phone for number keys, and names what describes it', async () => {
    renderInProvider(<LiveNumber isInvalid />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
    await userEvent.type(input, ' about');
    expect([
      input.value,
      input.inputMode,
      input.getAttribute('aria-invalid'),
      input.getAttribute('aria-describedby'),
    ]).toEqual(['8 about', 'decimal', 'true', 'range']);
  });
});

test('R38: axe finds nothing in them, light or dark', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { unmount } = renderInProvider(
      <>
        <LiveSwitch />
        <LiveNumber />
        <Switch label="On" text="Yes" isSelected onChange={() => undefined} />
        <NumberField label="Wrong" value="x" onChange={() => undefined} isInvalid />
      </>,
      { theme },
    );
    expect(await axeFindings()).toEqual([]);
    unmount();
  }
});
