import { screen } from '@testing-library/react';
import { type RefObject, useState } from 'react';
import { numberNotation } from 'ssm-core/internal';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Checkbox } from '../choice/Checkbox.tsx';
import { Switch } from '../choice/Switch.tsx';
import { NumberField } from './NumberField.tsx';
import { SearchField } from './SearchField.tsx';

describe('fields', () => {
  test('in the dark an empty box has an outline to be seen and no fill, apart from one that is disabled', () => {
    renderInProvider(
      <>
        <Checkbox isSelected={false}>Free</Checkbox>
        <Checkbox isSelected={false} isDisabled>
          Disabled
        </Checkbox>
        <Checkbox isSelected>Chosen</Checkbox>
      </>,
      { theme: 'dark' },
    );
    const look = (name: string) => {
      const { appearance, borderColor, backgroundColor } = getComputedStyle(screen.getByRole('checkbox', { name }));
      return appearance === 'none' ? [borderColor, backgroundColor] : appearance;
    };
    expect(['Free', 'Disabled', 'Chosen'].map(look)).toEqual([
      ['rgb(163, 174, 187)', 'rgb(15, 18, 22)'],
      'auto',
      'auto',
    ]);
  });

  function LiveSwitch() {
    const [isOn, setIsOn] = useState(false);
    return <Switch label="Value" text={isOn ? 'Yes' : 'No'} isSelected={isOn} onChange={setIsOn} />;
  }

  const told = {
    notation: numberNotation('en'),
    refusedText: 'Numbers only',
    cleanedText: (number: string) => `Took ${number}`,
    readText: (number: string, other: string | null) => `Read as ${number}, not ${other}`,
  };

  function numberBox(): HTMLInputElement {
    return screen.getByRole('textbox', { name: 'Value' });
  }

  function paste(input: HTMLInputElement, text: string): 'taken' | 'left to the browser' {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    input.focus();
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    return input.dispatchEvent(event) ? 'left to the browser' : 'taken';
  }

  function LiveNumber({ isInvalid = false, locale = 'en' }) {
    const [text, setText] = useState('8');
    return (
      <>
        <NumberField
          label="Value"
          value={text}
          onChange={setText}
          isInvalid={isInvalid}
          describedBy="range"
          {...told}
          notation={numberNotation(locale)}
        />
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
    test('it asks a phone for number keys, and names what describes it', () => {
      renderInProvider(<LiveNumber isInvalid />);
      const input = numberBox();
      expect([input.inputMode, input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
        'decimal',
        'true',
        'range',
      ]);
    });

    test.each([
      ['seven', '', 'Numbers only'],
      ['1e3', '1e3', ''],
      ['-.5', '-.5', ''],
      ['\u22127', '\u22127', ''],
      // Without its comma, or its dash, it would be another number.
      ['0,5', '0,5', ''],
      ['1-2', '1-2', ''],
      ['12 RFU', '12 ', 'Numbers only'],
      ['\uff10\uff0e\uff15', '\uff10\uff0e\uff15', ''],
      ['٠٫٥', '٠٫٥', ''],
      ['1\u2019000', '1\u2019000', ''],
    ])('S5-06: of %s typed there stands %s', async (typed, value, message) => {
      renderInProvider(<LiveNumber />);
      const input = numberBox();
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      expect([input.value, screen.queryByText('Numbers only')?.textContent ?? '']).toEqual([value, message]);
    });

    test.each([
      ['1200 RFU', '1200'],
      ['< 0.5%', '0.5'],
      ['7🧬', '7'],
      ['1,234.5 RFU', '1,234.5'],
      ['10\u00a0%', '10'],
    ])('S5-06: of %s pasted the number is taken, and that is said', (text, kept) => {
      renderInProvider(<LiveNumber />);
      const input = numberBox();
      input.select();
      expect([paste(input, text), input.value, screen.getByText(/^Took/).textContent]).toEqual([
        'taken',
        kept,
        `Took ${kept}`,
      ]);
    });

    test.each([
      ['en', '1,000', 'Read as 1000, not 1'],
      ['en', '0,5', 'Read as 0.5, not null'],
      ['de', '1.000', 'Read as 1000, not 1'],
      ['de', '1.234', 'Read as 1234, not 1,234'],
      ['de', '0.5', 'Read as 0,5, not null'],
    ])(
      'S5-06: in %s, %s typed is said to be read so, and the box is described by it',
      async (locale, typed, reading) => {
        renderInProvider(<LiveNumber locale={locale} />);
        const input = numberBox();
        expect(input.getAttribute('aria-describedby')).toBe('range');
        await userEvent.clear(input);
        await userEvent.type(input, typed);
        const note = await screen.findByText(reading);
        expect([input.value, input.getAttribute('aria-describedby'), note.getAttribute('aria-live')]).toEqual([
          typed,
          `range ${note.id}`,
          'polite',
        ]);
        await userEvent.clear(input);
        await userEvent.type(input, '8');
        expect(note.textContent).toBe('');
      },
    );

    // Which number is meant, and whether any is, its owner asks.
    test.each([' 8 ', '12-15', 'IL-6', '1,5', 'about'])('S5-06: %s is pasted as it is', (text) => {
      renderInProvider(<LiveNumber />);
      expect([paste(numberBox(), text), screen.queryByText(/^Took/)]).toEqual(['left to the browser', null]);
    });
  });

  test('R38: axe finds nothing in them, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(
        <>
          <LiveSwitch />
          <LiveNumber />
          <Switch label="On" text="Yes" isSelected onChange={() => undefined} />
          <NumberField label="Wrong" value="x" onChange={() => undefined} isInvalid {...told} />
        </>,
        { theme },
      );
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('SearchField', () => {
  function Live({
    initial = '',
    inputRef,
  }: {
    readonly initial?: string;
    readonly inputRef?: RefObject<HTMLInputElement | null>;
  }) {
    const [value, setValue] = useState(initial);
    return (
      <SearchField
        label="Search by Keywords or IDs"
        clearLabel="Clear search"
        value={value}
        onChange={setValue}
        {...(inputRef === undefined ? {} : { inputRef })}
      />
    );
  }

  function field(): HTMLInputElement {
    return screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
  }

  function paste(text: string): void {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }

  test('S2-22: the search box carries its text as name and placeholder', () => {
    renderInProvider(<Live />);
    expect(field().placeholder).toBe('Search by Keywords or IDs');
  });

  test('what is typed arrives', async () => {
    renderInProvider(<Live />);
    await userEvent.type(field(), 'IL6');
    expect(field().value).toBe('IL6');
  });

  test('Escape empties it and keeps the focus', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('Escape reaches a surrounding dialog only when there is nothing to empty', async () => {
    const heard: string[] = [];
    renderInProvider(
      <div role="presentation" onKeyDown={(event) => heard.push(event.key)}>
        <Live initial="IL6" />
      </div>,
    );
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
  });

  test('the clear button is there while there is text, empties it and gives the focus back', async () => {
    renderInProvider(<Live initial="IL6" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBe(null);
  });

  test('a pasted column of ids keeps its line breaks as commas', async () => {
    renderInProvider(<Live initial="IL6 " />);
    field().focus();
    field().setSelectionRange(4, 4);
    paste('10000-28\r\n10001-7\r\n\r\n 10003-15\n');
    await expect.poll(() => field().value).toBe('IL6 10000-28, 10001-7, 10003-15');
  });

  test('a pasted column replaces what is selected, and Undo takes it back as one step', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    field().select();
    paste('10000-28\n10001-7');
    await expect.poll(() => field().value).toBe('10000-28, 10001-7');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => field().value).toBe('IL6');
  });

  test('a single line is left to the browser', () => {
    renderInProvider(<Live />);
    const data = new DataTransfer();
    data.setData('text/plain', 'IL6');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('the caller can reach the input', () => {
    const inputRef = { current: null };
    renderInProvider(<Live inputRef={inputRef} />);
    expect(inputRef.current).toBe(field());
  });

  test('R38: axe finds nothing, empty or filled', async () => {
    const { container, rerender } = renderInProvider(<Live />);
    expect(await axeFindings(container)).toEqual([]);
    rerender(<Live key="filled" initial="IL6" />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
