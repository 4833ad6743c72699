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
  test('give an empty checkbox in dark mode a visible outline and no fill, unlike a disabled checkbox', () => {
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
    test('is a switch whose text states its position and toggles it', async () => {
      renderInProvider(<LiveSwitch />);
      const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Value' });
      expect([control.checked, screen.getByText('No').textContent]).toEqual([false, 'No']);
      await userEvent.click(screen.getByText('No'));
      expect([control.checked, screen.getByText('Yes').textContent]).toEqual([true, 'Yes']);
      control.focus();
      await userEvent.keyboard(' ');
      expect(control.checked).toBe(false);
    });

    test('R41: is at least 24 px wide and high', () => {
      renderInProvider(<LiveSwitch />);
      const { width, height } = screen.getByRole('switch').getBoundingClientRect();
      expect([width, height]).toEqual([40, 24]);
    });
  });

  describe('NumberField', () => {
    test('shows number keys on phones, and names its description', () => {
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
      // A reading without the comma or the dash would be another number.
      ['0,5', '0,5', ''],
      ['1-2', '1-2', ''],
      ['12 RFU', '12 ', 'Numbers only'],
      ['\uff10\uff0e\uff15', '\uff10\uff0e\uff15', ''],
      ['٠٫٥', '٠٫٥', ''],
      ['1\u2019000', '1\u2019000', ''],
    ])('S5-06: typing %s leaves %s in the box', async (typed, value, message) => {
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
    ])('S5-06: pasting %s inserts only the number and announces that', (text, kept) => {
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
      'S5-06: in %s, typing %s announces how the number is read, and describes the box',
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

    test.each([' 8 ', '12-15', 'IL-6', '1,5', 'about'])('S5-06: %s is pasted unchanged', (text) => {
      renderInProvider(<LiveNumber />);
      expect([paste(numberBox(), text), screen.queryByText(/^Took/)]).toEqual(['left to the browser', null]);
    });
  });

  test('R38: axe finds nothing in any field, in light and dark mode', async () => {
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

  test('S2-22: carries its text as name and placeholder', () => {
    renderInProvider(<Live />);
    expect(field().placeholder).toBe('Search by Keywords or IDs');
  });

  test('reports the text that the user types', async () => {
    renderInProvider(<Live />);
    await userEvent.type(field(), 'IL6');
    expect(field().value).toBe('IL6');
  });

  describe('with a caller that passes its text back late', () => {
    function openLate() {
      const sent: string[] = [];
      const passed = { value: '' };
      const box = () => (
        <SearchField
          label="Search by Keywords or IDs"
          clearLabel="Clear"
          value={passed.value}
          onChange={(text) => void sent.push(text)}
        />
      );
      const { rerender } = renderInProvider(box());
      return {
        sent,
        pass: (value: string): string => {
          passed.value = value;
          rerender(box());
          return field().value;
        },
      };
    }

    test('keeps what is typed, whatever typed text is passed back meanwhile', async () => {
      const { sent, pass } = openLate();
      await userEvent.type(field(), 'ab');
      const first = [pass(''), pass('a')];
      await userEvent.type(field(), '{Backspace}c');
      expect([sent, first, pass('ab'), pass('a'), pass('ac')]).toEqual([
        ['a', 'ab', 'a', 'ac'],
        ['ab', 'ab'],
        'ac',
        'ac',
        'ac',
      ]);
    });

    test('shows a text that was not typed, and an earlier text once the last one was passed back', async () => {
      const { pass } = openLate();
      await userEvent.type(field(), 'ab');
      const replaced = pass('new');
      await userEvent.type(field(), 'x');
      expect([replaced, field().value, pass('newx'), pass('new'), pass('')]).toEqual([
        'new',
        'newx',
        'newx',
        'new',
        '',
      ]);
    });

    test('Escape clears the typed text at once', async () => {
      const { sent } = openLate();
      await userEvent.type(field(), 'a{Escape}');
      expect([sent, field().value]).toEqual([['a', ''], '']);
    });
  });

  test('Escape clears it and keeps the focus', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('passes Escape to a surrounding dialog only when the box is empty', async () => {
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

  test('has a clear button only while there is text, and the button clears the text and returns the focus', async () => {
    renderInProvider(<Live initial="IL6" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBe(null);
  });

  test('joins the line breaks of a pasted column of ids with commas', async () => {
    renderInProvider(<Live initial="IL6 " />);
    field().focus();
    field().setSelectionRange(4, 4);
    paste('10000-28\r\n10001-7\r\n\r\n 10003-15\n');
    await expect.poll(() => field().value).toBe('IL6 10000-28, 10001-7, 10003-15');
  });

  test('replaces the selection with a pasted column, and Undo reverts this in one step', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    field().select();
    paste('10000-28\n10001-7');
    await expect.poll(() => field().value).toBe('10000-28, 10001-7');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => field().value).toBe('IL6');
  });

  test('leaves pasting a single line to the browser', () => {
    renderInProvider(<Live />);
    const data = new DataTransfer();
    data.setData('text/plain', 'IL6');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('gives the caller its input element', () => {
    const inputRef = { current: null };
    renderInProvider(<Live inputRef={inputRef} />);
    expect(inputRef.current).toBe(field());
  });

  test('R38: axe finds nothing while the box is empty or filled', async () => {
    const { container, rerender } = renderInProvider(<Live />);
    expect(await axeFindings(container)).toEqual([]);
    rerender(<Live key="filled" initial="IL6" />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
