import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { numberNotation } from 'ssm-core/internal';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { Modal } from '../modal/Modal.tsx';
import { letterOf } from './keys.ts';
import { NumberField } from './NumberField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';

describe('letterOf', () => {
  test.each([
    [{ key: 'z', code: 'KeyZ' }, 'z'],
    [{ key: 'Z', code: 'KeyZ' }, 'z'],
    // German layouts swap Y and Z. The letter printed on the key counts.
    [{ key: 'z', code: 'KeyY' }, 'z'],
    [{ key: 'я', code: 'KeyZ' }, 'z'],
    [{ key: 'ζ', code: 'KeyZ' }, 'z'],
    [{ key: 'Н', code: 'KeyY' }, 'y'],
    [{ key: 'Escape', code: 'Escape' }, 'escape'],
    [{ key: 'я' }, 'я'],
  ])('returns the letter for the key %j: %s', (pressed, letter) => {
    expect(letterOf(pressed)).toBe(letter);
  });
});

interface BoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAct: () => void;
}

const said = () => '';
const boxes: Readonly<Record<string, (props: BoxProps) => ReactNode>> = {
  SearchField: ({ value, onChange }) => <SearchField label="Box" clearLabel="Empty" {...{ value, onChange }} />,
  TextField: ({ value, onChange, onAct }) => <TextField label="Box" onEnter={onAct} {...{ value, onChange }} />,
  'TextField of several lines': ({ value, onChange }) => <TextField label="Box" isMultiline {...{ value, onChange }} />,
  NumberField: ({ value, onChange }) => (
    <NumberField
      label="Box"
      notation={numberNotation('en')}
      refusedText=""
      cleanedText={said}
      readText={said}
      {...{ value, onChange }}
    />
  ),
  ComboBox: ({ value, onChange, onAct }) => (
    <ComboBox
      label="Box"
      suggestions={[{ value: '12' }, { value: '13' }]}
      loadingLabel=""
      value={value}
      onType={onChange}
      onChoose={onAct}
      onAsk={onAct}
    />
  ),
};

describe('an input method', () => {
  const composing: Readonly<Record<string, object>> = {
    'that tells of itself': { isComposing: true },
    'that has ended with the key': { isComposing: false, keyCode: 229 },
  };
  const cases = Object.keys(boxes).flatMap((box) => Object.keys(composing).map((how) => [box, how] as const));

  test.each(cases)('R39: in a %s, keys of an input method %s stay in the box', async (box, how) => {
    const onAct = vi.fn();
    const onClose = vi.fn();
    const onKeyAround = vi.fn();
    function Example() {
      const [value, setValue] = useState('1');
      return (
        <Modal title="Around" isOpen onClose={onClose}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for what is around a box */}
          <div onKeyDown={onKeyAround}>{boxes[box]?.({ value, onChange: setValue, onAct })}</div>
        </Modal>
      );
    }
    renderInProvider(<Example />);
    const input = await screen.findByLabelText('Box');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.keyboard('2');
    onKeyAround.mockClear();
    const prevented = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', ' ', 'Backspace', 'Home', 'Tab'].filter(
      (key) => !fireEvent.keyDown(input, { key, ...composing[how] }),
    );
    expect({
      value: (input as HTMLInputElement).value,
      prevented,
      calls: [onAct, onClose, onKeyAround].map((callback) => callback.mock.calls.length),
      chosen: input.getAttribute('aria-activedescendant'),
    }).toEqual({ value: expect.stringMatching(/^(12|21)$/), prevented: [], calls: [0, 0, 0], chosen: null });
  });
});
